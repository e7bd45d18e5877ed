import type { Facets } from "./facet-columns.ts";
import { matchListing, type ListingScope } from "./listing-match.ts";
import type { ListedAttribute, ProductData } from "./product-data.ts";
import { comparedBy, type ListingState } from "./product-listing.ts";
import { ratingPoints, type RatingPoints } from "./rating-points.ts";

/** The conditions at which the products of a list are compared in an attribute. */
export type ComparedAt = {
  attribute: ListedAttribute;
  /** The chosen point; the one at which most products pass all filters if none was chosen. */
  point: string;
  /** The points at which products pass all filters, those of most products first, with their number. */
  points: readonly { point: string; count: number }[];
};

/** For each attribute in which a list compares its products, and whose figures are held apart: at which conditions. */
export function comparedAt(
  productData: ProductData,
  facets: Facets,
  state: ListingState,
  scope: ListingScope = {},
): ComparedAt[] {
  return comparedBy(state).flatMap((id) => {
    const attribute = productData.attributes.find((one) => one.id === id);
    const rating = ratingPoints(productData, facets, id);
    if (!attribute || !rating) return [];
    const { found } = matchListing(productData, facets, { ...state, points: {} }, scope);
    const [counts, all] = [countsOf(rating, found), countsOf(rating, rating.at.keys())];
    const points = rating.points
      .map((point, place) => ({ point, count: counts[place] ?? 0, all: all[place] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || b.all - a.all || (a.point < b.point ? -1 : 1))
      .map(({ point, count }) => ({ point, count }));
    const point = state.points[id] ?? points[0]?.point;
    if (point === undefined) return [];
    // An old link may ask for a point that no product has any more.
    const isThere = points.some((one) => one.point === point);
    return [{ attribute, point, points: isThere ? points : [...points, { point, count: 0 }] }];
  });
}

function countsOf({ points, at }: RatingPoints, positions: Iterable<number>): number[] {
  const counts = points.map(() => 0);
  for (const position of positions) {
    const place = at[position] ?? -1;
    if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
