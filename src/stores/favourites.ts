import { persistentAtom } from "@nanostores/persistent";

/** Slugs of the visitor's favourite products, kept in this browser, latest last. */
export const $favourites = persistentAtom<string[]>("favourites", [], {
  encode: JSON.stringify,
  decode: (stored) => {
    try {
      const value: unknown = JSON.parse(stored);
      return Array.isArray(value) ? value.filter((slug) => typeof slug === "string") : [];
    } catch {
      return [];
    }
  },
});

export function toggleFavourite(slug: string): void {
  const marked = $favourites.get();
  $favourites.set(marked.includes(slug) ? marked.filter((other) => other !== slug) : [...marked, slug]);
}
