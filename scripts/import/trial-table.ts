import { csvFile } from "#domain/text/csv.ts";
import { productTable } from "#domain/export/write-export.ts";
import type { ProductInput } from "#domain/products/product.ts";

type Names = ReadonlyMap<string, string>;

/** A table as an office would receive it: a CSV file with names of brands and categories and a column per specification. */
export function trialTable(products: readonly ProductInput[], names: Names): Uint8Array {
  const rows = productTable(
    products.map((product) => ({
      ...product,
      brand: names.get(product.brand_id) ?? "",
      category: names.get(product.category_id) ?? "",
      series: names.get(product.series_id ?? "") ?? "",
      featured: false,
    })),
  );
  // Without this column it is the table of somebody else, whose headings and columns have to be recognised.
  const order = rows[0]?.indexOf("Specification order") ?? -1;
  return new TextEncoder().encode(csvFile(rows.map((row) => row.filter((_, at) => at !== order))));
}
