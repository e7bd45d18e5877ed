import { nameKey } from "../specifications/attribute.ts";
import { hasArabic } from "../text/arabic-letters.ts";
import { heldAt, type Condition } from "../specifications/conditions.ts";
import { showQuantity, type UnitSystem } from "../units/unit-system.ts";
import type { Facets } from "./facet-columns.ts";
import type { ListedAttribute, ProductData } from "./product-data.ts";

/*
 * At which conditions figures hold, and within which of them a list filters and sorts. Only figures of which it is known which is
 * better are held apart: those by which machines are sized (capacity, power) select a machine, and rank none.
 *
 * A rating point is the values of the conditions in their order, with nothing for what a product does not state: '29.4,,6.7'.
 */

/** The rating points of an attribute, and the one of each product by its position; -1 where it states no figure. */
export type RatingPoints = { points: readonly string[]; at: Int32Array };

const known = new WeakMap<Facets, Map<string, RatingPoints>>();

/** Whether the figures of an attribute are ranked only within a rating point. */
const isHeldApart = ({ better, conditions = [] }: ListedAttribute): boolean => better !== null && conditions.length > 0;

/** The rating points of an attribute's figures; null if they depend on no conditions. */
export function ratingPoints({ attributes, size }: ProductData, facets: Facets, id: string): RatingPoints | null {
  const attribute = attributes.find((one) => one.id === id);
  const figures = facets.numbers.get(id);
  if (!attribute || !figures || !isHeldApart(attribute)) return null;
  const cached = known.get(facets)?.get(id);
  if (cached) return cached;
  const parts = (attribute.conditions ?? []).map((condition) =>
    partOf(facets, condition, attributes.find((one) => one.id === condition)?.decimals ?? 1),
  );
  const points: string[] = [];
  const places = new Map<string, number>();
  const at = new Int32Array(size).fill(-1);
  for (const position of figures.at) {
    const point = parts.map((part) => part(position)).join();
    const place = places.get(point) ?? points.push(point) - 1;
    places.set(point, place);
    at[position] = place;
  }
  const read = { points, at };
  known.set(facets, (known.get(facets) ?? new Map<string, RatingPoints>()).set(id, read));
  return read;
}

/** Whether the figure at a position may be compared with those of a point; all may if their attribute has no points. */
export const isAtPoint = (rating: RatingPoints | null, point: string | undefined, position: number): boolean =>
  rating === null || point === undefined || rating.points[rating.at[position] ?? -1] === point;

/** Reads the value of one condition: a number as it is shown, a choice, or nothing. A range is no condition of a figure. */
function partOf(facets: Facets, id: string, decimals: number): (position: number) => string {
  const numbers = facets.numbers.get(id);
  const choices = facets.choices.get(id);
  return (position) => {
    const low = numbers?.low[position] ?? NaN;
    if (Number.isFinite(low) && low === numbers?.high[position]) return String(Number(low.toFixed(decimals)));
    const set = choices?.set[position] ?? -1;
    return (choices?.sets[set] ?? []).map((choice) => choices?.choices[choice]?.replaceAll(",", "") ?? "").join("+");
  };
}

/** Whether it is the rating point of a standard: AHRI 550/590, AHRI 551/591, EN 14511. */
export const isStandardPoint = (
  attribute: ListedAttribute,
  point: string,
  attributes: readonly ListedAttribute[],
): boolean => heldAt(conditionsAt(attribute, point, attributes, "typed"))?.standard !== undefined;

/** A rating point as text: 'AHRI 550/590: entering condenser water 29.4 °C, leaving chilled water 6.7 °C'; null if none is stated. */
export function pointText(...of: Parameters<typeof conditionsAt>): string | null {
  return heldAt(conditionsAt(...of))?.value ?? null;
}

function conditionsAt(
  { conditions = [] }: ListedAttribute,
  point: string,
  attributes: readonly ListedAttribute[],
  system: UnitSystem,
): Condition[] {
  const parts = point.split(",");
  return conditions.flatMap((id, index): Condition[] => {
    const attribute = attributes.find((one) => one.id === id);
    const part = parts[index] ?? "";
    if (!attribute || part === "") return [];
    // A translated name is known by its id, which is made of the stored name with hyphens between the words.
    const key = nameKey(hasArabic(attribute.name) ? id.replaceAll("-", " ") : attribute.name);
    const number = attribute.kind === "number" ? Number(part) : NaN;
    if (!Number.isFinite(number))
      return [{ name: attribute.name, key, value: part.replaceAll("+", ", "), number: null, decimals: null }];
    const value = showQuantity({ low: number, high: number }, attribute, system);
    return [{ name: attribute.name, key, value, number, decimals: attribute.decimals }];
  });
}
