import { routes } from "../addresses/routes.ts";

/** The most products that are compared at once. */
export const MOST_COMPARED = 4;
/** The same number in words, for sentences. */
export const MOST_COMPARED_WORD = "four";

/** The id of the element in a product's page that has what a comparison shows of the product. */
export const COMPARISON_DATA = "comparison-data";

/** What the comparison shows. Its address carries all of it. */
export type CompareState = {
  /** The slugs of the products, in the order of their columns. */
  products: string[];
  onlyDifferences: boolean;
};

/** Reads the address of a comparison: '/compare?products=a,b'. Of more than four products the first four count. */
export function parseCompare(address: string): CompareState {
  const { searchParams: query } = new URL(address, "https://site.invalid");
  const slugs = (query.get("products") ?? "").split(",").map((slug) => slug.trim());
  return {
    products: [...new Set(slugs)].filter((slug) => slug !== "").slice(0, MOST_COMPARED),
    onlyDifferences: query.get("show") === "differences",
  };
}

/** The address of a comparison, with only what differs from an empty one. */
export function compareAddress({ products, onlyDifferences }: CompareState): string {
  const address = routes.compare(products);
  return products.length > 0 && onlyDifferences ? `${address}&show=differences` : address;
}
