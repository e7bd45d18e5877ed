import { isStandardPoint, pointText, ratingPoints } from "../listing/rating-points.ts";
import type { UnitSystem } from "../units/unit-system.ts";
import type { Compared, MatchedCatalogue } from "./match.ts";

/**
 * Takes the conditions into account at which the figures of a machine hold. A COP or EER complies only at the conditions that the
 * schedule asks for; where it asks for none, at those of a standard: a COP with cold condenser water says nothing of a summer day.
 */
export function atItsConditions(
  compared: readonly Compared[],
  position: number,
  { productData, facets }: Pick<MatchedCatalogue, "productData" | "facets">,
): Compared[] {
  return compared.map((one) => {
    const { attribute } = one.requirement;
    const rating = attribute && one.stated ? ratingPoints(productData, facets, attribute.id) : null;
    const point = rating?.points[rating.at[position] ?? -1];
    if (!attribute || point === undefined) return one;
    const asked = compared.filter(({ requirement }) =>
      attribute.conditions?.some((condition) => condition === requirement.attribute?.id),
    );
    const isMet =
      asked.length > 0
        ? asked.every(({ verdict }) => verdict === "complies")
        : isStandardPoint(attribute, point, productData.attributes);
    const heldAt = (system: UnitSystem): string | null => pointText(attribute, point, productData.attributes, system);
    return { ...one, heldAt, verdict: one.verdict === "complies" && !isMet ? "unstated" : one.verdict };
  });
}
