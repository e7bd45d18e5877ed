import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { fieldColumns, attributeColumn } from "#domain/products/editor-columns.ts";
import { findCategory } from "#domain/addresses/find-by-slug.ts";
import { panel } from "#styles/variants/basics.ts";
import { brandsQuery } from "../../queries/brands.ts";
import { categoriesQuery } from "../../queries/categories.ts";
import { ErrorPanel, Loading } from "../../ui/panels.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { useTitle } from "../../ui/use-title.ts";
import { tableSearchSchema } from "./address.ts";
import { brandChoices, categoryChoices } from "./choices.ts";
import { TableEditor } from "./TableEditor.tsx";
import { TableFilters } from "./TableFilters.tsx";
import type { Category } from "#db/products/categories.ts";
import { attributeFinder, expectedIn } from "#domain/specifications/attribute.ts";
import { attributesQuery, categoryAttributesQuery } from "../../queries/attributes.ts";
import type { Specifications } from "./use-columns.ts";

/** All products of a filter, as a table to edit in. */
export function TableScreen() {
  useTitle("Table of products");
  const search = tableSearchSchema.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const brands = useQuery(brandsQuery);
  const categories = useQuery(categoriesQuery);
  const fields = useMemo(
    () => fieldColumns(brandChoices(brands.data ?? []), categoryChoices(categories.data ?? [])),
    [brands.data, categories.data],
  );
  const category =
    categories.data && search.category ? findCategory({ categories: categories.data }, search.category) : undefined;
  const { known, queries } = useColumnSpecifications(category?.id, categories.data);
  const failed = [brands, categories, ...queries].filter((query) => query.isError && !query.data);
  return (
    <div className="grid gap-3 *:min-inline-0 xl:mx-[calc(50%-50vw+2.5rem)]">
      {brands.data && categories.data && known ? (
        <TableEditor filter={search} scope={category?.slug ?? ""} fields={fields} known={known}>
          <TableFilters
            search={search}
            brands={brands.data ?? []}
            categories={categories.data ?? []}
            onFilter={(next) => void navigate({ to: "/admin/products/table", search: next, replace: true })}
          />
        </TableEditor>
      ) : (
        <>
          <PageHead title="Table" tab="products" />
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
