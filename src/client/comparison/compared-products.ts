import { COMPARISON_TEXTS as T } from "#texts/comparison.ts";
import { useQueries } from "@tanstack/react-query";
import { COMPARISON_DATA } from "#domain/comparison/compare.ts";
import { links } from "#texts/language/links.ts";
import type { ComparedProduct } from "#site/products/product-page.ts";
import { LoadError } from "../data/load-json.ts";
import { KEYS, queryClient } from "../data/load-product-data.ts";

/*
 * The data for comparing a product are embedded in its page. This needs no further files, works offline for visited pages, and
 * follows the redirects of renamed products.
 */

/** A column of the comparison. */
export type ComparedColumn = { slug: string } & (
  | { state: "loading" }
  | { state: "shown"; product: ComparedProduct }
  /** The product data has no such product. */
  | { state: "unknown" }
  /** It cannot be loaded now. */
  | { state: "failed"; message: string; retry: () => void }
);

/** What the page of a product gives for comparing, in the language of its address; null if there is no such page. */
export async function loadComparedProduct(address: string): Promise<ComparedProduct | null> {
  const answer = await fetch(address).catch((error: unknown) => {
    console.error(error);
    throw new LoadError(0, T.offline);
  });
  if (answer.status === 404 || answer.status === 410) return null;
  if (!answer.ok) throw new LoadError(answer.status, T.failed);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const data = page.getElementById(COMPARISON_DATA)?.textContent;
  // Without a connection the service worker answers with the offline page, which lists the visited pages, in its place.
  if (!data) throw new LoadError(0, page.querySelector("[data-visited]") ? T.offline : T.failed);
  return JSON.parse(data) as ComparedProduct;
}

/** The products with these slugs, in their order, each as soon as it is loaded. */
export function useComparedProducts(slugs: readonly string[]): ComparedColumn[] {
  const queries = slugs.map((slug) => ({
    queryKey: [KEYS.compared, slug],
    queryFn: () => loadComparedProduct(links.product(encodeURIComponent(slug))),
    staleTime: Infinity,
    networkMode: "always" as const,
    retry: 1,
    retryDelay: 300,
  }));
  return useQueries({ queries }, queryClient).map(({ data, error, refetch }, index): ComparedColumn => {
    const slug = slugs[index] ?? "";
    if (data) return { slug, state: "shown", product: data };
    if (data === null) return { slug, state: "unknown" };
    return error
      ? { slug, state: "failed", message: error.message, retry: () => void refetch() }
      : { slug, state: "loading" };
  });
}
