import type { Brand } from "#db/products/brands.ts";

export const FILTERS = [
  { value: "all", label: "All Brands" },
  { value: "featured", label: "Featured Only" },
  { value: "other", label: "Not Featured" },
] as const;
export type BrandFilter = (typeof FILTERS)[number]["value"];

/** Brands whose name contains the text, whatever the case, and which are featured or not as asked. */
export function matchingBrands<T extends Pick<Brand, "name" | "featured">>(
  brands: readonly T[],
  search: string,
  filter: BrandFilter,
): T[] {
  const text = search.trim().toLowerCase();
  return brands.filter(
    (brand) =>
      brand.name.toLowerCase().includes(text) && (filter === "all" || brand.featured === (filter === "featured")),
  );
}

/** 'Italy • Est. 2001', one of the two, or 'No details'. */
export function brandDetails({ country, established }: Pick<Brand, "country" | "established">): string {
  return [country, established === null ? null : `Est. ${established}`].filter(Boolean).join(" • ") || "No details";
}

const yes = (value: boolean | null) => (value ? "Yes" : "No");

const COLUMNS: readonly [string, (brand: Brand) => string | null][] = [
  ["Name", (brand) => brand.name],
  ["URL slug", (brand) => brand.slug],
  ["Description", (brand) => brand.description],
  ["Website", (brand) => brand.website],
  ["Country", (brand) => brand.country],
  ["Established", (brand) => brand.established?.toString() ?? null],
  ["Logo", (brand) => brand.logo],
  ["Featured", (brand) => yes(brand.featured)],
  ["Shows featured products", (brand) => yes(brand.show_featured_products)],
  ["Featured products at most", (brand) => String(brand.featured_products_limit)],
];

/** Brands as a table for a spreadsheet. */
export function brandRows(brands: readonly Brand[]): string[][] {
  return [COLUMNS.map(([name]) => name), ...brands.map((brand) => COLUMNS.map(([, cell]) => cell(brand) ?? ""))];
}
