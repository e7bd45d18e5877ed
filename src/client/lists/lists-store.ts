import { atom, computed } from "nanostores";
import { MOST_COMPARED } from "#domain/comparison/compare.ts";
import { listFrom, QUOTE_LIMITS, type QuoteLine } from "#domain/enquiries/quote-list.ts";
import { persistedJson, readTexts } from "./persisted-json.ts";

/*
 * The visitor's lists of products, kept in this browser, latest last. One listener serves their buttons wherever they are: on
 * static pages, in islands and among the results of the search.
 */

/** A product as its button names it. */
export type NamedProduct = { slug: string; name: string };

type ListOptions<Entry> = {
  /** Makes entries of whatever the browser has stored. */
  read: (stored: unknown) => Entry[];
  slugOf: (entry: Entry) => string;
  /** The entry of a product that is added; `before`: as it was when it was removed on this page. */
  entryOf: (product: NamedProduct, before?: Entry) => Entry;
  /** How many products the list holds; more are refused. */
  most?: number;
  /** Whether a product that is added again gets the place back that it had on this page. */
  restoresPlace?: boolean;
};

function productList<Entry>(key: string, { read, slugOf, entryOf, most, restoresPlace }: ListOptions<Entry>) {
  const $entries = persistedJson<Entry[]>(key, [], read);
  const $slugs = computed($entries, (entries) => entries.map(slugOf));
  /** How many times a product was refused on this page because the list was full. */
  const $refusals = atom(0);
  const removed = new Map<string, { entry: Entry; place: number }>();

  const remove = (slug: string): void => {
    const entries = $entries.get();
    const place = $slugs.get().indexOf(slug);
    const entry = entries[place];
    if (entry === undefined) return;
    if (restoresPlace) removed.set(slug, { entry, place });
    $entries.set(entries.toSpliced(place, 1));
  };
  const add = (product: NamedProduct): void => {
    const entries = $entries.get();
    if (most !== undefined && entries.length >= most) return $refusals.set($refusals.get() + 1);
    const before = removed.get(product.slug);
    $entries.set(entries.toSpliced(before?.place ?? entries.length, 0, entryOf(product, before?.entry)));
  };
  /** Adds a product that is not on the list, and removes one that is. */
  const toggle = (product: NamedProduct): void =>
    $slugs.get().includes(product.slug) ? remove(product.slug) : add(product);
  return { $entries, $slugs, $refusals, remove, toggle };
}

export const favouriteList = productList<string>("favourites", {
  read: readTexts,
  slugOf: (slug) => slug,
  entryOf: ({ slug }) => slug,
});

function isNamedProduct(value: unknown): value is NamedProduct {
  const { slug, name } = (value ?? {}) as Record<string, unknown>;
  return typeof slug === "string" && typeof name === "string";
}

/** The comparison. It has the names, so that its tray can show them without loading anything. */
export const compareList = productList<NamedProduct>("compare", {
  read: (stored) => (Array.isArray(stored) ? stored.filter(isNamedProduct).slice(0, MOST_COMPARED) : []),
  slugOf: ({ slug }) => slug,
  entryOf: ({ slug, name }) => ({ slug, name }),
  most: MOST_COMPARED,
});

/** The products that the visitor wants a price for. */
export const quoteList = productList<QuoteLine>("quote-list", {
  read: listFrom,
  slugOf: ({ slug }) => slug,
  entryOf: ({ slug, name }, before) => ({ quantity: 1, note: "", ...before, slug, name }),
  most: QUOTE_LIMITS.lines,
  restoresPlace: true,
});

/** The lists by the names that their buttons have in `data-list`. */
export const LISTS = { favourite: favouriteList, compare: compareList, quote: quoteList };
export type ListName = keyof typeof LISTS;

export const isListName = (name: string | undefined): name is ListName => name !== undefined && name in LISTS;

/** The attributes by which the listener knows a button's list and product. */
export const listAttributes = (list: ListName, { slug, name }: NamedProduct) =>
  ({ "data-list": list, "data-slug": slug, "data-name": name }) as const;

// SiteLayout.astro cancels a press that comes too early, and repeats it. While building there is no document.
globalThis.document?.addEventListener("click", (event) => {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const { list, slug, name } = event.target.closest<HTMLElement>("button[data-list]")?.dataset ?? {};
  if (isListName(list) && slug) LISTS[list].toggle({ slug, name: name ?? slug });
});
