import type { Brand } from "#db/products/brands.ts";
import type { Category } from "#db/products/categories.ts";
import type { ProductFilter } from "#db/products/product-filters.ts";
import { listMatchingProducts, listSeries } from "#db/products/products.ts";
import { unambiguousNames, productTable } from "#domain/export/write-export.ts";
import { client } from "../../environment.ts";
import { ExportDialog } from "../../ui/lists/ExportDialog.tsx";

type Props = {
  open: boolean;
  filter: ProductFilter;
  /** How many products match. */
  count: number;
  brands: readonly Brand[];
  categories: readonly Category[];
  onClose: () => void;
};

/** Exports the products of the list, with a column for each specification. */
export function ExportProducts({ open, filter, count, brands, categories, onClose }: Props) {
  const filtered = Object.values(filter).some(Boolean);
  const load = async (onProgress: (read: number) => void) => {
    const [products, series] = await Promise.all([
      listMatchingProducts(client, filter, onProgress),
      listSeries(client),
    ]);
    const [brandNames, categoryNames, seriesNames] = [brands, categories, series].map(unambiguousNames);
    return productTable(
      products.map((product) => ({
        ...product,
        brand: brandNames?.get(product.brand_id) ?? "",
        category: categoryNames?.get(product.category_id ?? "") ?? "",
        series: seriesNames?.get(product.series_id ?? "") ?? "",
      })),
    );
  };
  return (
    <ExportDialog
      open={open}
      onClose={onClose}
      name="products"
      count={count}
      note={`${filtered ? "Only what the list shows now. " : ""}Every specification has a column. The file can be edited and imported again.`}
      load={load}
    />
  );
}
