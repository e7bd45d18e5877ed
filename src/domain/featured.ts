/** A featured item as the site shows it: the link's target and text, whatever its type. */
export type FeaturedEntry =
  { type: "product"; name: string; slug: string } | { type: "category"; name: string; slug: string };

export type FeaturedList =
  { kind: "hidden" } | { kind: "items"; items: FeaturedEntry[]; more: number } | { kind: "count"; count: number };

/** The active items that visitors see: the first `limit` of them. */
export function withinLimit<T extends { is_active: boolean }>(items: readonly T[], limit: number): T[] {
  return items.filter((item) => item.is_active).slice(0, limit);
}

/**
 * What a brand card shows below its text: nothing when the brand switched the list off (false, not null); else up to
 * `limit` items and how many more there are; without items the number of products, or nothing when there is none.
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
