import type { Attribute } from "./attribute.ts";
import { formatNumber, formatQuantity } from "../units/format-quantity.ts";
import { parseQuantities } from "../units/quantity.ts";
import type { Quantity } from "../units/specification-values.ts";
import { convertQuantity } from "../units/unit-conversion.ts";
import { isConvertible } from "../units/unit-conversion.ts";

/** The median of the other products of the category under the same name, in one unit. */
export type Stated = { unit: string | null; uses: number; median: number };

export type ValueNote = {
  /** How the value was understood: 'Read as 300 TR = 1055 kW', 'Kept as text'. */
  read: string;
  /** What is odd about it; it can be stored nevertheless. */
  warnings: string[];
};

/** Fewer products are not enough to know what is usual. */
const ENOUGH_PRODUCTS = 3;
const FAR_OFF = 10;
/** Units with an arbitrary zero: ten times 5 °C is not unusual. */
const TEMPERATURES = ["°C", "°F"];

/** '10–12 kW' in words that do not depend on signs. */
function inWords({ low, high, unit }: Quantity): string {
  const of = unit === null ? "" : ` ${unit}`;
  if (low === null) return `at most ${formatNumber(high ?? 0)}${of}`;
  if (high === null) return `at least ${formatNumber(low)}${of}`;
  return low === high ? `${formatNumber(low)}${of}` : `${formatNumber(low)} to ${formatNumber(high)}${of}`;
}

const middle = ({ low, high }: Quantity): number => ((low ?? high ?? 0) + (high ?? low ?? 0)) / 2;

/** The note below a typed value: how it was understood, and what is odd about it. Null if nothing was typed. */
export function valueNote(
  value: string,
  attribute: Pick<Attribute, "unit" | "kind" | "choices"> | undefined,
  stated: readonly Stated[],
): ValueNote | null {
  if (value.trim() === "") return null;
  const quantities = parseQuantities(value);
  const [first] = quantities ?? [];
  if (!quantities || !first) return { read: "Kept as text", warnings: textWarnings(value, attribute) };
  const unit = attribute?.unit ?? null;
  const inUnit = unit !== null && quantities.length === 1 && first.unit !== unit ? convertQuantity(first, unit) : null;
  const read = `Read as ${quantities.map(inWords).join(" · ")}`;
  return {
    read: inUnit ? `${read} = ${formatQuantity(shortened(inUnit))}` : read,
    warnings: [unitWarning(first, unit, stated), outlierWarning(first, stated)].filter((text) => text !== null),
  };
}

const shortened = (quantity: Quantity): Quantity => {
  const short = (number: number | null) => (number === null ? null : Number(number.toPrecision(5)));
  return { ...quantity, low: short(quantity.low), high: short(quantity.high) };
};

/** 'R-134a' and 'R134a' are the same choice. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

function textWarnings(value: string, attribute: Pick<Attribute, "kind" | "choices"> | undefined): string[] {
  if (attribute?.kind === "number" || attribute?.kind === "range") return ["A number is expected here"];
  const { choices = [] } = attribute ?? {};
  const isChoice = choices.some((choice) => lettersOf(choice) === lettersOf(value));
  return choices.length > 0 && !isChoice ? [`Not one of ${choices.join(", ")}`] : [];
}

function unitWarning({ unit }: Quantity, expected: string | null, stated: readonly Stated[]): string | null {
  const usual = expected ?? usualUnit(stated);
  if (usual === null || unit === usual) return null;
  if (unit === null) return `No unit: ${usual} is usual`;
  return isConvertible(unit, usual) ? null : `Unusual unit: ${usual} is usual`;
}

function usualUnit(stated: readonly Stated[]): string | null {
  const most = stated.toSorted((a, b) => b.uses - a.uses)[0];
  return most && most.uses >= ENOUGH_PRODUCTS ? most.unit : null;
}

function outlierWarning(quantity: Quantity, stated: readonly Stated[]): string | null {
  for (const { unit, uses, median } of stated.toSorted((a, b) => b.uses - a.uses)) {
    if (uses < ENOUGH_PRODUCTS || (unit !== null && TEMPERATURES.includes(unit))) continue;
    const own = unit === quantity.unit ? quantity : unit === null ? null : convertQuantity(quantity, unit);
    if (!own) continue;
    const factor = Math.abs(middle(own) / median);
    if (!Number.isFinite(factor) || factor === 0 || (factor <= FAR_OFF && factor >= 1 / FAR_OFF)) return null;
    const usual = formatQuantity(shortened({ low: median, high: median, unit }));
    return `Far from the ${uses} other products of the category: half of them have ${factor > 1 ? "less" : "more"} than ${usual}`;
  }
  return null;
}
