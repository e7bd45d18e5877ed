import type { ProductData } from "../listing/product-data.ts";

/** The names of some records by what identifies them. */
function namesBy<Key extends string>(key: Key, records: readonly (Record<Key, string> & { name: string })[]) {
  const names = new Map(records.map((record) => [record[key], record.name]));
  return <Named extends Record<Key, string> & { name: string }>(record: Named): Named => ({
    ...record,
    name: names.get(record[key]) ?? record.name,
  });
}

/** The catalogue with the names that it has in another language. Its order stays: products are sorted by name in each language. */
export function withNamesOf(productData: ProductData, named: ProductData): ProductData {
  if (named === productData) return productData;
  return {
    ...productData,
    names: productData.names.map((name, position) => {
      const at = named.positionOf(productData.slugAt(position));
      return at === undefined ? name : (named.names[at] ?? name);
    }),
    brands: productData.brands.map(namesBy("slug", named.brands)),
    categories: productData.categories.map(namesBy("slug", named.categories)),
    attributes: productData.attributes.map(namesBy("id", named.attributes)),
  };
}
