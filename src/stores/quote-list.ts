import { persistentAtom } from "@nanostores/persistent";
import { atom, computed } from "nanostores";
import { isFull, listFrom, withLineAt, type QuoteLine } from "#domain/enquiries/quote-list.ts";

/** The products that the visitor wants a price for, kept in this browser, latest last. */
export const $quoteList = persistentAtom<QuoteLine[]>("quote-list", [], {
  encode: JSON.stringify,
  decode: (stored) => {
    try {
      return listFrom(JSON.parse(stored));
    } catch {
      return [];
    }
  },
});

/** The slugs of the products on the quote list. */
export const $quotedSlugs = computed($quoteList, (lines) => lines.map(({ slug }) => slug));

/** How many times a product was refused on this page because the list was full; the header announces it. */
export const $refusedAsFull = atom(0);

/** The lines removed on this page, so that adding a product again restores its quantity and note. */
const removed = new Map<string, { line: QuoteLine; place: number }>();

/** Adds a product with quantity 1, or as it was before it was removed. False if the list is full. */
function addToQuoteList(product: Pick<QuoteLine, "slug" | "name">): boolean {
  const lines = $quoteList.get();
  if (lines.some(({ slug }) => slug === product.slug)) return true;
  if (isFull(lines)) {
    $refusedAsFull.set($refusedAsFull.get() + 1);
    return false;
  }
  const before = removed.get(product.slug);
  const line = { quantity: 1, note: "", ...before?.line, slug: product.slug, name: product.name };
  $quoteList.set(withLineAt(lines, line, before?.place ?? lines.length));
  return true;
}

export function removeFromQuoteList(slug: string): void {
  const lines = $quoteList.get();
  const place = lines.findIndex((line) => line.slug === slug);
  const line = lines[place];
  if (!line) return;
  removed.set(slug, { line, place });
  $quoteList.set(lines.filter((other) => other !== line));
}

/** Adds a product that is not on the list, and removes one that is. */
export function toggleQuoted(product: Pick<QuoteLine, "slug" | "name">): void {
  if ($quotedSlugs.get().includes(product.slug)) removeFromQuoteList(product.slug);
  else addToQuoteList(product);
}

/** The last request that was sent from this browser: its number is shown until the next one, and its list can be put back. */
export type SentRequest = { reference: string; sentAt: string; lines: QuoteLine[] };

export const $sentRequest = persistentAtom<SentRequest | null>("quote-sent", null, {
  encode: JSON.stringify,
  decode: (stored) => {
    try {
      const { reference, sentAt, lines } = JSON.parse(stored) as Record<keyof SentRequest, unknown>;
      return typeof reference === "string" && typeof sentAt === "string"
        ? { reference, sentAt, lines: listFrom(lines) }
        : null;
    } catch {
      return null;
    }
  },
});
