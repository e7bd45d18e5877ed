import { compareNames } from "../text/names.ts";
import { DOCUMENT_KIND_NAMES } from "./document-kinds.ts";

/** What a document belongs to, by the ids of the records. */
type Belonging = { products: readonly string[]; brands: readonly string[]; categories: readonly string[] };
type Ordered = Belonging & { id: string; kind: string; title: string };

/** A product with its series, its category and all those above it. */
export type Owner = { product: string; series: string | null; brand: string; categories: readonly string[] };

const byKind = (one: Ordered, other: Ordered): number =>
  DOCUMENT_KIND_NAMES.findIndex((kind) => kind === one.kind) -
    DOCUMENT_KIND_NAMES.findIndex((kind) => kind === other.kind) ||
  compareNames(one.title, other.title) ||
  (one.id < other.id ? -1 : 1);

/** Finds the documents of records, each in the order of the kinds. Reads all documents once. */
export function documentFinder<D extends Ordered>(documents: readonly D[]) {
  const sorted = documents.toSorted(byKind);
  const index = (of: (document: D) => readonly string[]): Map<string, D[]> => {
    const found = new Map<string, D[]>();
    for (const document of sorted)
      for (const id of of(document)) {
        const list = found.get(id);
        if (list) list.push(document);
        else found.set(id, [document]);
      }
    return found;
  };
  const ofProducts = index(({ products }) => products);
  const ofBrands = index(({ brands }) => brands);
  const ofCategories = index(({ categories }) => categories);
  return {
    ofBrand: (id: string): readonly D[] => ofBrands.get(id) ?? [],
    ofCategory: (id: string): readonly D[] => ofCategories.get(id) ?? [],
    /** Its own, and those of its series, its brand and its categories. A document of brands and categories is one of products with both. */
    ofProduct({ product, series, brand, categories }: Owner): D[] {
      const own = [...(ofProducts.get(product) ?? []), ...(ofProducts.get(series ?? "") ?? [])];
      const wide = [...(ofBrands.get(brand) ?? []), ...categories.flatMap((id) => ofCategories.get(id) ?? [])].filter(
        (one) =>
          (one.brands.length === 0 || one.brands.includes(brand)) &&
          (one.categories.length === 0 || one.categories.some((id) => categories.includes(id))),
      );
      return [...new Set([...own, ...wide])].sort(byKind);
    },
  };
}
