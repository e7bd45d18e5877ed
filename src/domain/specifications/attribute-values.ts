import { nameKey, type Attribute } from "./attribute.ts";
import { convertedToStore } from "../units/converted-number.ts";
import { isAbout, type Quantity } from "../units/specification-values.ts";
import { figureDecimals } from "../units/unit-system.ts";

/** The value of an attribute: the ends of a range (null: open), or one or several choices. */
export type AttributeValue = { low: number | null; high: number | null } | readonly string[];

type Meaning = Pick<Attribute, "kind" | "unit" | "decimals" | "choices">;
/** Converts to another unit of the same dimension; null if there is no such conversion. */
type Convert = (quantity: Quantity, unit: string) => Quantity | null;

const YES = /^(?:yes|y|true|included|✓|✔)$/i;
const NO = /^(?:no|n|false|none|not included|✗|–|-)$/i;
const BETWEEN_CHOICES = / ?[;|,/] ?| +(?:or|and|&) +/;

/**
 * The comparable value of a typed text; null if it cannot be compared with others. `quantities` are those read from the text.
 */
export function attributeValue(
  value: string,
  quantities: readonly Quantity[] | null,
  attribute: Meaning,
  convert: Convert,
): AttributeValue | null {
  if (attribute.kind === "yes_no") return YES.test(value.trim()) ? ["Yes"] : NO.test(value.trim()) ? ["No"] : null;
  if (attribute.kind === "choice") return choicesIn(value, attribute.choices);
  if (attribute.kind === "text") return null;
  const read = (quantities ?? []).flatMap(
    (quantity) => inUnit(quantity, quantities?.length ?? 0, attribute, convert) ?? [],
  );
  const [first, ...others] = read;
  if (!first || (first.low === null && first.high === null)) return null;
  if (others.every((other) => isAbout(other.low, first.low) && isAbout(other.high, first.high))) return first;
  if (attribute.kind !== "range") return null;
  const ends = read.flatMap(({ low, high }) => [low ?? -Infinity, high ?? Infinity]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return { low: Number.isFinite(low) ? low : null, high: Number.isFinite(high) ? high : null };
}

/** A number without a unit is meant in the unit of the attribute, if it is the only one of the value. */
function inUnit(quantity: Quantity, count: number, { unit, decimals }: Meaning, convert: Convert) {
  const { low, high } = quantity;
  if (quantity.unit === unit || (quantity.unit === null && count === 1)) return { low, high };
  if (unit === null || quantity.unit === null) return null;
  const typedUnit = quantity.unit;
  if (!convert(quantity, unit)) return null;
  const way = (from: string, to: string) => (number: number) =>
    convert({ low: number, high: number, unit: from }, to)?.low ?? NaN;
  const ways = [way(typedUnit, unit), way(unit, typedUnit)] as const;
  const usual = { own: figureDecimals(unit), other: figureDecimals(typedUnit) };
  const kept = (typed: number | null): number | null =>
    typed === null ? null : convertedToStore(typed, ways, decimals, usual);
  const lowest = kept(low);
  return { low: lowest, high: high === low ? lowest : kept(high) };
}

/** The choices that a value names, in the spelling of the attribute; a value that names none of them is a choice of its own. */
function choicesIn(value: string, choices: readonly string[]): string[] | null {
  const known = (text: string): string | undefined => choices.find((choice) => nameKey(choice) === nameKey(text));
  const whole = value.trim();
  if (whole === "") return null;
  const one = known(whole);
  if (one !== undefined) return [one];
  const parts = whole.split(BETWEEN_CHOICES).map(known);
  return parts.every((part) => part !== undefined) ? [...new Set(parts)] : [whole.replace(/\s+/g, " ")];
}
