import { useQueries } from "@tanstack/react-query";
import { routes } from "#domain/addresses/routes.ts";
import { COMPARISON_DATA } from "#domain/comparison/compare.ts";
import { DOCUMENTS_DATA, type PackageDocument } from "#domain/documents/package-document.ts";
import { KEYS, queryClient } from "../data/load-product-data.ts";

/** The documents of a product stand in its page. The package is in English, so it is the English one. */
async function loadDocuments(slug: string): Promise<PackageDocument[]> {
  const answer = await fetch(routes.product(encodeURIComponent(slug)));
  if (answer.status === 404 || answer.status === 410) return [];
  if (!answer.ok) throw new Error(`The page of ${slug} was answered with ${answer.status}.`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  // Without a connection the service worker answers with the offline page in its place.
  if (!page.getElementById(COMPARISON_DATA)) throw new Error(`The page of ${slug} was not answered.`);
  return JSON.parse(page.getElementById(DOCUMENTS_DATA)?.textContent ?? "[]") as PackageDocument[];
}

/** The documents that makers have given for these products. `null`: they could not be loaded; without an entry they still load. */
export function useMakerDocuments(slugs: readonly string[]): ReadonlyMap<string, readonly PackageDocument[] | null> {
  const queries = slugs.map((slug) => ({
    queryKey: [KEYS.makerDocuments, slug],
    queryFn: () => loadDocuments(slug),
    staleTime: Infinity,
    networkMode: "always" as const,
    retry: 1,
    retryDelay: 300,
  }));
  const results = useQueries({ queries }, queryClient);
  return new Map(
    results.flatMap(({ data, isError }, index): [string, PackageDocument[] | null][] =>
      data || isError ? [[slugs[index] ?? "", data ?? null]] : [],
    ),
  );
}
