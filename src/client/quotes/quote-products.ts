import { useEffect, useState } from "react";
import { cardView } from "../products/listing-cards.ts";
import type { PictureView } from "#site/pictures/pictures.ts";
import { QUOTE_TEXTS as T } from "#texts/quotes.ts";
import { mergedLists, type QuotedProduct, type QuoteLine } from "#domain/enquiries/quote-list.ts";
import { withoutLanguage } from "#domain/languages/languages.ts";
import { links } from "#texts/language/links.ts";
import type { Availability } from "#domain/products/availability.ts";
import { quoteList } from "../lists/lists-store.ts";
import { useCards, useProductData } from "../data/product-queries.ts";

/** A product of the list as the product data has it now. */
export type ListedProduct = QuotedProduct & { picture: PictureView | null; availability: Availability };

/** Returns the product of a line: null if the product data does not have it, undefined while that is unknown. */
export type FindProduct = (line: Pick<QuoteLine, "slug">) => ListedProduct | null | undefined;

/** The products of a list in the product data; their pictures are loaded a moment later. */
export function useQuoteProducts(lines: readonly QuoteLine[]): { find: FindProduct; failed: boolean } {
  const { data: productData, error } = useProductData(lines.length > 0);
  const positions = productData ? lines.flatMap(({ slug }) => productData.positionOf(slug) ?? []) : [];
  const { data: cardOf } = useCards(productData, positions);
  const find: FindProduct = ({ slug }) => {
    if (!productData) return undefined;
    const position = productData.positionOf(slug);
    if (position === undefined) return null;
    const { name, brand, picture, availability } = cardView(productData, position, cardOf?.(position));
    return { name, brand, picture, availability, address: new URL(links.product(slug), location.href).href };
  };
  return { find, failed: Boolean(error) };
}

/** The present slug of a renamed product; null if its old address is not redirected. Throws without a connection. */
async function presentSlug(slug: string): Promise<string | null> {
  const answer = await fetch(links.product(slug));
  // Only the address after the redirect matters.
  await answer.body?.cancel();
  const [, present] = /^\/products\/([a-z0-9-]+)$/.exec(withoutLanguage(new URL(answer.url).pathname).address) ?? [];
  return answer.ok && present && present !== slug ? present : null;
}

/** The list with the new slug and name of a product, merged with a line that has the new slug already. */
function withNewSlug(lines: readonly QuoteLine[], old: string, slug: string, name: string): QuoteLine[] {
  return mergedLists(
    [],
    lines.map((line) => (line.slug === old ? { ...line, slug, name } : line)),
  ).lines;
}

/**
 * Updates lines whose product was renamed: its old address is redirected to the new one. Returns the messages about changed
 * names.
 */
export function useRenamedProducts(lines: readonly QuoteLine[], find: FindProduct): string[] {
  const [renamed, setRenamed] = useState<string[]>([]);
  const [asked] = useState(() => new Set<string>());
  useEffect(() => {
    for (const { slug, name: before } of lines.filter((line) => find(line) === null && !asked.has(line.slug))) {
      asked.add(slug);
      presentSlug(slug)
        .then((present) => {
          const name = present ? find({ slug: present })?.name : undefined;
          if (!present || !name) return;
          quoteList.$entries.set(withNewSlug(quoteList.$entries.get(), slug, present, name));
          if (before !== name) setRenamed((earlier) => [...earlier, T.renamed(before || slug, name)]);
        })
        .catch((error: unknown) => console.error(error));
    }
  }, [lines, find, asked]);
  return renamed;
}
