import { splitValue } from "./specifications.ts";

/** In which units figures are shown. In SI an attribute keeps its own unit. */
export type UnitSystem = "si" | "ip";

/** The systems with what stands on their buttons, and what the buttons say in full. */
export const UNIT_SYSTEMS = [
  ["si", "SI", "SI: metric units (kW, °C, l/s)"],
  ["ip", "IP", "IP: inch-pound units (TR, °F, gpm)"],
] as const satisfies [UnitSystem, string, string][];

/** What decides the unit: a kilowatt of cooling becomes tons, one of electric power stays as it is. */
type Measured = { name: string; unit: string | null; group: string; decimals: number | null };
type Conversion = { unit: string; factor: number; offset?: number; decimals: number };

const KILOWATTS_PER_TON = 3.516_852_842;
const LITRES_PER_GALLON = 3.785_411_784;
const LITRES_PER_SECOND_PER_CFM = 0.471_947_443;
const BTU_PER_HOUR = 3_412.141_633;

/** Gallons of water per minute, or cubic feet of air, of so many litres per second. */
const flow = (litresPerSecond: number) => ({
  water: { unit: "gpm", factor: (litresPerSecond * 60) / LITRES_PER_GALLON, decimals: 1 },
  air: { unit: "cfm", factor: litresPerSecond / LITRES_PER_SECOND_PER_CFM, decimals: 0 },
});
const FLOWS: Readonly<Record<string, ReturnType<typeof flow>>> = {
  "l/s": flow(1),
  "l/min": flow(1 / 60),
  "l/h": flow(1 / 3600),
  "m³/h": flow(1 / 3.6),
  "m³/s": flow(1000),
};
const OTHERS: Readonly<Record<string, Conversion>> = {
  "°C": { unit: "°F", factor: 1.8, offset: 32, decimals: 0 },
  Pa: { unit: "inH₂O", factor: 1 / 249.088_91, decimals: 2 },
  kPa: { unit: "ftH₂O", factor: 1 / 2.989_066_92, decimals: 1 },
  bar: { unit: "psi", factor: 14.503_773_8, decimals: 0 },
  mm: { unit: "in", factor: 1 / 25.4, decimals: 1 },
  m: { unit: "ft", factor: 1 / 0.3048, decimals: 1 },
  "m²": { unit: "ft²", factor: 10.763_910_4, decimals: 1 },
  "m/s": { unit: "ft/min", factor: 196.850_394, decimals: 0 },
  l: { unit: "gal", factor: 1 / LITRES_PER_GALLON, decimals: 1 },
  kg: { unit: "lb", factor: 2.204_622_62, decimals: 0 },
  "kg/m": { unit: "lb/ft", factor: 0.671_968_98, decimals: 0 },
};

/** How the figures of an attribute become those of the inch-pound system; null where both use the same unit. */
function conversionOf({ name, unit, group }: Measured): Conversion | null {
  if (unit === null) return null;
  if (unit === "kW") {
    if (group === "electrical" || /power|motor|input/i.test(name)) return null;
    return /heat(?:ing)?\b/i.test(name)
      ? { unit: "MBH", factor: BTU_PER_HOUR / 1000, decimals: 0 }
      : { unit: "TR", factor: 1 / KILOWATTS_PER_TON, decimals: 1 };
  }
  const moved = FLOWS[unit];
  if (moved) return /\bair/i.test(name) ? moved.air : moved.water;
  return OTHERS[unit] ?? null;
}

/** The unit in which an attribute is shown. */
export function shownUnit(attribute: Measured, system: UnitSystem): string | null {
  return (system === "ip" ? conversionOf(attribute)?.unit : undefined) ?? attribute.unit;
}

/** Makes numbers in the attribute's own unit to numbers in the shown one, not rounded. */
export function shownBy(attribute: Measured, system: UnitSystem): (number: number) => number {
  const conversion = system === "ip" ? conversionOf(attribute) : null;
  if (!conversion) return (number) => number;
  const { factor, offset = 0 } = conversion;
  return (number) => number * factor + offset;
}

/** The way back: what somebody typed in the shown unit, in the attribute's own one, with six significant digits. */
export function fromShown(number: number, attribute: Measured, system: UnitSystem): number {
  const conversion = system === "ip" ? conversionOf(attribute) : null;
  return conversion ? Number(((number - (conversion.offset ?? 0)) / conversion.factor).toPrecision(6)) : number;
}

/** A number of an attribute's own unit as text, without the unit: '1,055'. */
export function showNumber(number: number, attribute: Measured, system: UnitSystem): string {
  const conversion = system === "ip" ? conversionOf(attribute) : null;
  const most = conversion ? conversion.decimals : Math.max(attribute.decimals ?? 0, 4);
  return formatOf(most).format(shownBy(attribute, system)(number));
}

const formats = new Map<number, Intl.NumberFormat>();
/** Making a format takes longer than using it a hundred times. */
function formatOf(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals) ?? new Intl.NumberFormat("en", { maximumFractionDigits: decimals });
  formats.set(decimals, known);
  return known;
}

type Range = { low: number | null; high: number | null };

/** A range in the attribute's own unit as text, without the unit: '1,055', '10–12', '≤ 0.5'. */
export function showRange({ low, high }: Range, attribute: Measured, system: UnitSystem): string {
  const text = (number: number): string => showNumber(number, attribute, system);
  const isOpen = (end: number | null): end is null => end === null || !Number.isFinite(end);
  if (isOpen(low)) return isOpen(high) ? "–" : `≤ ${text(high)}`;
  if (isOpen(high)) return `≥ ${text(low)}`;
  return low === high ? text(low) : `${text(low)}–${text(high)}`;
}

/** A range in the attribute's own unit as text: '1,055 kW', '10–12 kW', '≤ 0.5 bar', '300 TR'. */
export function showQuantity(range: Range, attribute: Measured, system: UnitSystem): string {
  const unit = shownUnit(attribute, system);
  const numbers = showRange(range, attribute, system);
  return unit === null ? numbers : `${numbers} ${unit}`;
}

/** A sign right after a digit is the middle of a range: '10-12'. */
const NUMBER = /(?:(?<![\d.])[+\-−])?\d[\d,]*(?:\.\d+)?/g;

/**
 * A typed value in the units of a system: '1,055 kW' → '300 TR'. What is not a number or a range with one of the units that
 * are converted stays as it was typed, and so does everything in SI.
 */
export function showTyped(value: string, attribute: Omit<Measured, "unit" | "decimals">, system: UnitSystem): string {
  if (system === "si") return value;
  const { value: numbers, unit } = splitValue(value);
  const measured = { ...attribute, unit: unit || null, decimals: null };
  const conversion = conversionOf(measured);
  if (!conversion || /[/×x±]|\d \d/.test(numbers)) return value;
  const shown = numbers.replace(NUMBER, (text) =>
    showNumber(Number(text.replaceAll(",", "").replace("−", "-")), measured, system),
  );
  return `${shown} ${conversion.unit}`;
}
