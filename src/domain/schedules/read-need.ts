import { parseQuantities } from "../units/quantity.ts";
import { convertQuantity } from "../units/unit-conversion.ts";
import type { Quantity } from "../units/specification-values.ts";
import { isHead, type AskedAttribute } from "./find-attribute.ts";
import { readSupply, type Need } from "./verdict.ts";

/** Words that open a requirement for others: 'R-134a or equal'. */
const OR_EQUAL = /[,;(/]?\s*\bor\s+(?:an?\s+)?(?:approved\s+)?(?:equal|equivalent|similar)s?(?:\s+approved)?\)?/i;
const AT_LEAST_AFTER = /\s*[,(]?\s*(?:min(?:imum)?\.?|at least|or (?:more|better|higher|above)|and above)\)?$/i;
const AT_MOST_AFTER = /\s*[,(]?\s*(?:max(?:imum)?\.?|at most|or (?:less|lower|below))\)?$/i;

export const withoutOrEqual = (text: string): string => text.replace(OR_EQUAL, "").trim();

/** A figure as parseQuantities reads it, from the ways in which schedules limit it: '5.8 min.', 'not less than 5.8', '5.8 or better'. */
export function plainAsked(text: string): string {
  const bare = withoutOrEqual(text)
    .replace(/^(?:not|no) (?:exceeding|to exceed)\s+/i, "≤ ")
    .replace(/(?<=\d)\s*(?:deg\.?\s*)?([CF])$/, " °$1");
  // '≤ 6,200 kg maximum' says it twice.
  if (/^[≥≤<>]/.test(bare)) return bare.replace(AT_LEAST_AFTER, "").replace(AT_MOST_AFTER, "");
  if (AT_LEAST_AFTER.test(bare)) return `≥ ${bare.replace(AT_LEAST_AFTER, "")}`;
  return AT_MOST_AFTER.test(bare) ? `≤ ${bare.replace(AT_MOST_AFTER, "")}` : bare;
}

/** The one quantity of a text; null for none or several. `unit` is that of the column, for a number without one. */
export function askedQuantity(text: string, unit = ""): Quantity | null {
  const read = parseQuantities(plainAsked(text));
  const [only, ...others] = read ?? [];
  if (!only || others.length > 0) return null;
  if (only.unit !== null || unit === "") return only;
  // Read together, so that the column's unit is known by the same spellings.
  const [withUnit] = parseQuantities(`1 ${unit}`) ?? [];
  return withUnit?.unit ? { ...only, unit: withUnit.unit } : only;
}

/** What is asked for with the unit of its column, if it has none itself: '350' → '350 TR'. */
export const withColumnUnit = (text: string, unit: string): string =>
  unit !== "" && (parseQuantities(plainAsked(text)) ?? []).some((quantity) => quantity.unit === null)
    ? `${text} ${unit}`
    : text;

/** Numbers that need no unit: ratios of two equal units. */
const RATIOS = ["W/W", null];
/** Efficiencies above this may be meant in BTU per watt-hour: without a unit nobody knows. Those of part load are higher. */
const ratioMax = (name: string): number => (/plv|seer/i.test(name) ? 14 : 8);
const RATIO = /^k?W\/k?W$/;

/** A requirement that cannot be compared, and why. */
export type Unread = { reason: string };

/** What is asked for of a specification, in its unit. */
export function readNeed(text: string, attribute: AskedAttribute, unit = ""): Need | Unread {
  if (attribute.kind === "number" || attribute.kind === "range") return readNumber(text, attribute, unit);
  const orEqual = OR_EQUAL.test(text);
  const bare = withoutOrEqual(text);
  if (/supply/i.test(attribute.name)) {
    if (!readSupply(bare)) return { reason: "no voltage with its phases, such as 400/3/50" };
    return { kind: "words", any: [bare], orEqual };
  }
  const any = bare.split(/\s*(?:;|,|\bor\b|\/)\s*/i).filter(Boolean);
  return any.length === 0 ? { reason: "nothing is asked for" } : { kind: "words", any, orEqual };
}

function readNumber(text: string, attribute: AskedAttribute, columnUnit: string): Need | Unread {
  const quantity = askedQuantity(text, columnUnit) ?? colderOf(text, attribute, columnUnit);
  if (!quantity) return { reason: parseQuantities(plainAsked(text)) ? "several figures at once" : "no figure" };
  const { unit } = attribute;
  if (quantity.unit === null) {
    const largest = Math.max(Math.abs(quantity.low ?? 0), Math.abs(quantity.high ?? 0));
    if (!RATIOS.includes(unit)) return { reason: `the unit is missing, such as ${unit}` };
    if (unit !== null && largest > ratioMax(attribute.name))
      return { reason: `without a unit it is not clear whether ${unit} is meant` };
    return numberNeed(quantity, null);
  }
  if (unit === null)
    return quantity.unit === "%"
      ? numberNeed(scaled(quantity, 0.01), "exactly")
      : { reason: `${quantity.unit} does not fit` };
  if (quantity.unit === unit || (RATIO.test(unit) && RATIO.test(quantity.unit))) return numberNeed(quantity, null);
  const own = isHead(attribute) ? inMetresOfWater(quantity) : convertQuantity(quantity, unit);
  if (!own) return { reason: `${quantity.unit} cannot be compared with ${unit}` };
  return numberNeed(own, isPowerOfTen(quantity, own) ? "exactly" : "roughly");
}

/** Of a pair such as 12/7 °C, chilled water leaves with the lower temperature, and condenser water enters with it. */
function colderOf(text: string, { name }: AskedAttribute, columnUnit: string): Quantity | null {
  const [one, other, ...more] = parseQuantities(plainAsked(text)) ?? [];
  if (!/leaving chilled water|entering condenser water/i.test(name) || !one || !other || more.length > 0) return null;
  const colder = (one.low ?? 0) < (other.low ?? 0) ? one : other;
  const unit = colder.unit ?? askedQuantity("1", columnUnit)?.unit ?? null;
  return { ...colder, unit };
}

/** 2 m are exactly 2,000 mm. */
function isPowerOfTen(from: Quantity, to: Quantity): boolean {
  const power = Math.log10((to.low ?? to.high ?? 0) / (from.low ?? from.high ?? 0));
  return Math.abs(power - Math.round(power)) < 1e-9;
}

const inMetresOfWater = (quantity: Quantity): Quantity | null =>
  convertQuantity(quantity, "m") ?? convertQuantity(quantity, "mH₂O");

const scaled = ({ low, high, unit }: Quantity, factor: number): Quantity => ({
  low: low === null ? null : low * factor,
  high: high === null ? null : high * factor,
  unit,
});

const numberNeed = ({ low, high }: Quantity, converted: "exactly" | "roughly" | null): Need => ({
  kind: "number",
  low: low ?? -Infinity,
  high: high ?? Infinity,
  converted,
});
