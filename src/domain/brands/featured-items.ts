/** A featured item as the site shows it: a link to a product or to a category. */
export type FeaturedEntry =
  { type: "product"; name: string; slug: string } | { type: "category"; name: string; slug: string };

/** What a brand card shows below its text; `more` is the number of items beyond the limit. */
export type FeaturedList =
  { kind: "hidden" } | { kind: "items"; items: FeaturedEntry[]; more: number } | { kind: "count"; count: number };

/** The items that visitors see: the first `limit` active ones. */
export function withinLimit<T extends { is_active: boolean }>(items: readonly T[], limit: number): T[] {
  return items.filter((item) => item.is_active).slice(0, limit);
}

/**
 * What a brand card shows below its text: nothing if `show` is false (null is not false); else up to `limit` items and how
 * many more there are; without items the number of products, or nothing for a brand without products.
 */
export function featuredList(
  show: boolean | null,
  limit: number,
  active: readonly FeaturedEntry[],
  productCount: number,
): FeaturedList {
  if (show === false) return { kind: "hidden" };
  if (active.length > 0)
    return { kind: "items", items: active.slice(0, limit), more: Math.max(0, active.length - limit) };
  return productCount > 0 ? { kind: "count", count: productCount } : { kind: "hidden" };
}
