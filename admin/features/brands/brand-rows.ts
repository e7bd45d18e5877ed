import type { Brand } from "#db/brands.ts";

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
