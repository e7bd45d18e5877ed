import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { fieldColumns, attributeColumn } from "#domain/products/editor-columns.ts";
import { findCategory } from "#domain/addresses/find-by-slug.ts";
import { panel } from "#styles/variants/basics.ts";
import { brandsQuery } from "../../queries/brands.ts";
import { categoriesQuery, categoryOptions } from "../../queries/categories.ts";
import { seriesQuery } from "../../queries/series.ts";
import { ErrorPanel, Loading } from "../../ui/panels.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { brandChoices, categoryChoices, seriesChoices } from "./choices.ts";
import { TableEditor } from "./TableEditor.tsx";
import type { Category } from "#db/products/categories.ts";
import { attributeFinder, expectedIn } from "#domain/specifications/attribute.ts";
import { attributesQuery, categoryAttributesQuery } from "../../queries/attributes.ts";
import type { Specifications } from "./use-columns.ts";
import type { Brand } from "#db/products/brands.ts";
import { MissingFilter } from "../../ui/lists/MissingFilter.tsx";
import { FilterSelect, SearchBox, Toolbar } from "../../ui/lists/Toolbar.tsx";
import type { ProductFilter } from "#db/products/product-filters.ts";

const route = getRouteApi("/protected/admin/products/table");

/** All products of a filter, as a table to edit in. */
export function TableScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const brands = useQuery(brandsQuery);
  const categories = useQuery(categoriesQuery);
  const series = useQuery(seriesQuery());
  const fields = useMemo(
    () =>
      fieldColumns(
        brandChoices(brands.data ?? []),
        categoryChoices(categories.data ?? []),
        seriesChoices(series.data ?? []),
      ),
    [brands.data, categories.data, series.data],
  );
  const category =
    categories.data && search.category ? findCategory({ categories: categories.data }, search.category) : undefined;
  const { known, queries } = useColumnSpecifications(category?.id, categories.data);
  const failed = [brands, categories, series, ...queries].filter((query) => query.isError && !query.data);
  return (
    <div className="grid gap-3 *:min-inline-0 xl:mx-[calc(50%-var(--room)/2+2.5rem)]">
      {brands.data && categories.data && series.data && known ? (
        <TableEditor filter={search} scope={category?.slug ?? ""} fields={fields} known={known}>
          <TableFilters
            search={search}
            brands={brands.data ?? []}
            categories={categories.data ?? []}
            onFilter={(next) => void navigate({ search: next, replace: true })}
          />
        </TableEditor>
      ) : (
        <>
          <PageHead title="Table" tabTitle="Table of products" tab="products" />
          <div className={panel()}>
            {failed.length > 0 ? (
              <ErrorPanel
                title="The table could not be loaded"
                onRetry={() => failed.forEach((query) => void query.refetch())}
              />
            ) : (
              <Loading place="list" label="Loading products..." />
            )}
          </div>
        </>
      )}
    </div>
  );
}

type KnownSpecifications = Pick<Specifications, "findAttribute" | "expected">;

/** The catalogue of specifications, and what a category expects of it; null until both were read. */
function useColumnSpecifications(category: string | undefined, categories: readonly Category[] | undefined) {
  const attributes = useQuery(attributesQuery);
  const expectations = useQuery(categoryAttributesQuery);
  const { data: stored } = attributes;
  const { data: links } = expectations;
  const known = useMemo((): KnownSpecifications | null => {
    if (!stored || !links || !categories) return null;
    const expected = category ? expectedIn(category, stored, links, categories) : [];
    return { findAttribute: attributeFinder(stored), expected: expected.map(attributeColumn) };
  }, [stored, links, categories, category]);
  return { known, queries: [attributes, expectations] };
}

type Props = {
  search: ProductFilter;
  brands: readonly Brand[];
  categories: readonly Category[];
  onFilter: (search: ProductFilter) => void;
};

/** Which products the table shows. The choice is kept in the address. */
function TableFilters({ search, brands, categories, onFilter }: Props) {
  return (
    <>
      <Toolbar>
        <SearchBox
          label="Search products"
          value={search.search ?? ""}
          onSearch={(text) => onFilter({ ...search, search: text || undefined })}
        />
        <FilterSelect
          label="Filter by brand"
          all="All Brands"
          value={search.brand ?? ""}
          options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(brand) => onFilter({ ...search, brand: brand || undefined })}
        />
        <FilterSelect
          label="Filter by category"
          all="All Categories"
          value={search.category ?? ""}
          options={categoryOptions(categories, (category) => category.slug)}
          onChange={(category) => onFilter({ ...search, category: category || undefined })}
        />
      </Toolbar>
      <MissingFilter missing={search.missing} onShowAll={() => onFilter({ ...search, missing: undefined })} />
    </>
  );
}
