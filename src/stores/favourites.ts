import { persistentAtom } from "@nanostores/persistent";
import { textList } from "./text-list.ts";

/** Slugs of the visitor's favourite products, kept in this browser, latest last. */
export const $favourites = persistentAtom<string[]>("favourites", [], textList);

export function toggleFavourite(slug: string): void {
  const marked = $favourites.get();
  $favourites.set(marked.includes(slug) ? marked.filter((other) => other !== slug) : [...marked, slug]);
}
