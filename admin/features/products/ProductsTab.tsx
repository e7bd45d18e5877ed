import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { Package, SearchX } from "lucide-react";
import { Suspense, useState } from "react";
import type { Brand } from "#db/products/brands.ts";
import type { Category } from "#db/products/categories.ts";
import type { ProductFilter } from "#db/products/product-filters.ts";
import { listProducts, type ProductName } from "#db/products/products.ts";
import { PAGE_SIZE } from "#domain/listing/pagination.ts";
import { panel } from "#styles/variants/basics.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { categoryOptions } from "../../queries/categories.ts";
import { client } from "../../environment.ts";
import { queryKeys, RETRY_TWICE } from "../../query-client.ts";
import { useMay } from "../../session/rights.ts";
import { EmptyPanel } from "../../ui/panels.tsx";
import { PagedList } from "../../ui/lists/PagedList.tsx";
import { MissingFilter } from "../../ui/lists/MissingFilter.tsx";
import { FilterSelect, SearchBox, Toolbar, toolbarButton } from "../../ui/lists/Toolbar.tsx";
import { useDeletion } from "../../records/use-deletion.ts";
import { useEver } from "../../ui/dialog-state.ts";
import { useSelection } from "../../ui/lists/use-selection.ts";
import { ProductLinks } from "./ProductLinks.tsx";
import { ProductRow } from "./ProductRow.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { lazyPart } from "../../update/lazy-part.tsx";
import { AddLink } from "../../records/record-links.tsx";

const BulkCategoryDialog = lazyPart(() => import("./BulkCategoryDialog.tsx"), "BulkCategoryDialog");
const BulkChangeDialog = lazyPart(() => import("./BulkChangeDialog.tsx"), "BulkChangeDialog");
const ExportProducts = lazyPart(() => import("./ExportProducts.tsx"), "ExportProducts");
const DeleteProducts = lazyPart(() => import("./DeleteProducts.tsx"), "DeleteProducts");

const productsQuery = (filter: ProductFilter, page: number) =>
  queryOptions({
    queryKey: queryKeys.productList(filter, page),
    queryFn: () => listProducts(client, { ...filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    retry: RETRY_TWICE,
    placeholderData: keepPreviousData,
  });

type Props = {
  filter: ProductFilter;
  page: number;
  /** How many products there are without any filter. */
  total: number;
  brands: readonly Brand[];
  categories: readonly Category[];
  /** Category texts of products; one that is no category of the tree is offered too. */
  otherCategories: readonly string[];
  onFilter: (filter: ProductFilter) => void;
  onPage: (page: number, replace: boolean) => void;
};

export function ProductsTab({ filter, page, total, brands, categories, otherCategories, onFilter, onPage }: Props) {
  const list = useQuery(productsQuery(filter, page));
  const selection = useSelection<ProductName>();
  const deletion = useDeletion(selection);
  const publishes = useMay()("content.publish");
  const [recategorising, setRecategorising] = useState(false);
  const [changing, setChanging] = useState(false);
  const hash = useLocation({ select: (location) => location.hash });
  const [exporting, setExporting] = useState(hash === "export");
  const exportUsed = useEver(exporting);

  if (total === 0) {
    return (
      <div className={panel()}>
        <EmptyPanel icon={Package} title="No Products Yet" text="What you add here becomes a page of the catalogue.">
          <AddLink kind="product">Add Product</AddLink>
          {publishes && (
            <Link to={"/admin/products/import" as string} className={buttonClass()}>
              Import a table
            </Link>
          )}
        </EmptyPanel>
      </div>
    );
  }
  const known = new Set(categories.map((category) => category.name));
  const options = [
    ...categoryOptions(categories, (category) => category.slug),
    ...otherCategories.filter((name) => !known.has(name)).map((name) => ({ value: name, label: name })),
  ];
  const { data: rows = [], count = 0 } = list.data ?? {};
  return (
    <section aria-label="Products">
      <Toolbar>
        <SearchBox
          label="Search products"
          value={filter.search ?? ""}
          onSearch={(text) => onFilter({ ...filter, search: text || undefined })}
        />
        <FilterSelect
          label="Filter by brand"
          className="md:basis-34"
          all="All Brands"
          value={filter.brand ?? ""}
          options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(brand) => onFilter({ ...filter, brand: brand || undefined })}
        />
        <FilterSelect
          label="Filter by category"
          className="md:basis-34"
          all="All Categories"
          value={filter.category ?? ""}
          options={options}
          onChange={(category) => onFilter({ ...filter, category: category || undefined })}
        />
        <AddLink kind="product" className={toolbarButton}>
          Add Product
        </AddLink>
      </Toolbar>
      <MissingFilter
        missing={filter.missing}
        onShowAll={() => onFilter({ ...filter, missing: undefined })}
        className="mbs-2.5 ps-4"
      />
      {rows.length > 0 && publishes ? (
        <SelectionBar
          rows={rows}
          matching={count}
          filter={filter}
          selection={selection}
          links={<ProductLinks filter={filter} onExport={() => setExporting(true)} />}
          onCategory={() => setRecategorising(true)}
          onChange={() => setChanging(true)}
          onDelete={() => deletion.request(selection.items)}
        />
      ) : (
        <div className="my-1 flex">
          <ProductLinks filter={filter} onExport={() => setExporting(true)} />
        </div>
      )}
      <PagedList
        query={list}
        label="Products"
        noun="products"
        page={page}
        onPage={onPage}
        empty={<EmptyPanel icon={SearchX} title="No Products Found" text="Try another search, brand or category." />}
      >
        {(product) => (
          <ProductRow
            key={product.id}
            product={product}
            selected={selection.has(product.id)}
            onSelect={(on) => selection.toggle([product], on)}
            onDelete={() => deletion.request([product])}
          />
        )}
      </PagedList>
      <Suspense>
        {deletion.isNeeded && <DeleteProducts {...deletion.dialog} />}
        {exportUsed && (
          <ExportProducts
            open={exporting}
            filter={filter}
            count={count}
            brands={brands}
            categories={categories}
            onClose={() => setExporting(false)}
          />
        )}
        {changing && (
          <BulkChangeDialog
            products={selection.items}
            brands={brands}
            onClose={() => setChanging(false)}
            onGone={(gone) => selection.toggle(gone, false)}
            onDone={selection.clear}
          />
        )}
        {recategorising && (
          <BulkCategoryDialog
            products={selection.items}
            onClose={() => setRecategorising(false)}
            onGone={(gone) => selection.toggle(gone, false)}
            onDone={selection.clear}
          />
        )}
      </Suspense>
    </section>
  );
}
