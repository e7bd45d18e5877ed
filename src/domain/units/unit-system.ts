import { convertedToStore, convertedToShow } from "./converted-number.ts";

/**
 * In which units figures are shown. Without a choice they are shown as typed, and columns in the unit of their attribute. A
 * chosen system converts figures in units of the other one and leaves everything else alone.
 */
export type UnitSystem = "typed" | ChosenSystem;
export type ChosenSystem = "si" | "ip";

/** What to choose from, in the order of the buttons. */
export const UNIT_SYSTEMS = ["typed", "si", "ip"] as const satisfies UnitSystem[];

/** What the unit depends on: kilowatts of cooling become tons, kilowatts of electric power stay. */
export type Measured = { name: string; unit: string | null; group: string; decimals: number | null };
type Conversion = { unit: string; factor: number; offset: number; decimals: { own: number; other: number } };

/**
 * Units of one dimension: a metric one, an inch-pound one, and the factor from the first to the second. The decimals are those
 * of converted figures.
 */
type Pair = { si: string; ip: string; factor: number; offset?: number; decimals: { si: number; ip: number } };

export const KILOWATTS_PER_TON = 3.516_852_842;
const KILOWATTS_PER_HORSEPOWER = 0.745_699_871_582;
export const LITRES_PER_GALLON = 3.785_411_784;
const LITRES_PER_SECOND_PER_CFM = 0.471_947_443;
/** One kilowatt in BTU per hour. */
export const BTU_PER_HOUR = 3_412.141_633;

const COOLING: Pair = { si: "kW", ip: "TR", factor: 1 / KILOWATTS_PER_TON, decimals: { si: 1, ip: 1 } };
const HEATING: Pair = { si: "kW", ip: "MBH", factor: BTU_PER_HOUR / 1000, decimals: { si: 1, ip: 0 } };
/** Metric units of flow, in litres per second. Inch-pound flows are converted to the first one. */
const FLOWS: readonly (readonly [unit: string, litresPerSecond: number])[] = [
  ["l/s", 1],
  ["l/min", 1 / 60],
  ["l/h", 1 / 3600],
  ["m³/h", 1 / 3.6],
  ["m³/s", 1000],
];
const WATER = FLOWS.map(([si, litres]): Pair => ({
  si,
  ip: "gpm",
  factor: (litres * 60) / LITRES_PER_GALLON,
  decimals: { si: 2, ip: 1 },
}));
const AIR = FLOWS.map(([si, litres]): Pair => ({
  si,
  ip: "cfm",
  factor: litres / LITRES_PER_SECOND_PER_CFM,
  decimals: { si: 0, ip: 0 },
}));
const OTHERS: readonly Pair[] = [
  { si: "°C", ip: "°F", factor: 1.8, offset: 32, decimals: { si: 1, ip: 0 } },
  { si: "Pa", ip: "inH₂O", factor: 1 / 249.088_91, decimals: { si: 0, ip: 2 } },
  { si: "kPa", ip: "ftH₂O", factor: 1 / 2.989_066_92, decimals: { si: 1, ip: 1 } },
  { si: "bar", ip: "psi", factor: 14.503_773_8, decimals: { si: 1, ip: 0 } },
  { si: "mm", ip: "in", factor: 1 / 25.4, decimals: { si: 0, ip: 1 } },
  { si: "m", ip: "ft", factor: 1 / 0.3048, decimals: { si: 2, ip: 1 } },
  { si: "m²", ip: "ft²", factor: 10.763_910_4, decimals: { si: 2, ip: 1 } },
  { si: "m/s", ip: "ft/min", factor: 196.850_394, decimals: { si: 2, ip: 0 } },
  { si: "l", ip: "gal", factor: 1 / LITRES_PER_GALLON, decimals: { si: 1, ip: 1 } },
  { si: "kg", ip: "lb", factor: 2.204_622_62, decimals: { si: 1, ip: 0 } },
  { si: "kg/m", ip: "lb/ft", factor: 0.671_968_98, decimals: { si: 2, ip: 2 } },
];
/** To metric, every unit of power becomes kW; from kW, the unit depends on the name of the attribute. */
const POWERS: readonly Pair[] = [
  COOLING,
  HEATING,
  { si: "kW", ip: "Btu/h", factor: BTU_PER_HOUR, decimals: { si: 1, ip: 0 } },
  { si: "kW", ip: "hp", factor: 1 / KILOWATTS_PER_HORSEPOWER, decimals: { si: 1, ip: 1 } },
];

const toIp = ({ ip, factor, offset = 0, decimals }: Pair): Conversion => ({
  unit: ip,
  factor,
  offset,
  decimals: { own: decimals.si, other: decimals.ip },
});
const toSi = ({ si, factor, offset = 0, decimals }: Pair): Conversion => ({
  unit: si,
  factor: 1 / factor,
  offset: -offset / factor,
  decimals: { own: decimals.ip, other: decimals.si },
});

const byUnit = (system: ChosenSystem, ...pairs: readonly Pair[]): ReadonlyMap<string, Pair> =>
  new Map(pairs.toReversed().map((pair) => [pair[system], pair]));
const METRIC_WATER = byUnit("si", ...OTHERS, ...WATER);
const METRIC_AIR = byUnit("si", ...OTHERS, ...AIR);
const INCH_POUND = byUnit("ip", ...OTHERS, ...POWERS, ...WATER, ...AIR);

const FIGURE_DECIMALS = new Map(
  [...AIR, ...WATER, ...OTHERS, ...POWERS].flatMap(({ si, ip, decimals }) => [
    [si, decimals.si] as const,
    [ip, decimals.ip] as const,
  ]),
);
/** The decimals of figures in a unit, whatever they measure. */
export const figureDecimals = (unit: string): number => FIGURE_DECIMALS.get(unit) ?? 0;

function pairOfMetric(unit: string, { name, group }: Measured): Pair | undefined {
  if (unit !== "kW") return (/\bair/i.test(name) ? METRIC_AIR : METRIC_WATER).get(unit);
  if (group === "electrical" || /power|motor|input/i.test(name)) return undefined;
  return /heat(?:ing)?\b/i.test(name) ? HEATING : COOLING;
}

/** How figures in a unit become those of a system; null where they are in it already, or both use the same unit. */
export function conversionOf(measured: Measured, system: UnitSystem): Conversion | null {
  const { unit } = measured;
  if (system === "typed" || unit === null) return null;
  const pair = system === "ip" ? pairOfMetric(unit, measured) : INCH_POUND.get(unit);
  return pair ? (system === "ip" ? toIp(pair) : toSi(pair)) : null;
}

/** The unit in which an attribute is shown. */
export function shownUnit(attribute: Measured, system: UnitSystem): string | null {
  return conversionOf(attribute, system)?.unit ?? attribute.unit;
}

/** Converts numbers from the attribute's own unit to the shown one, without rounding. */
export function shownBy(attribute: Measured, system: UnitSystem): (number: number) => number {
  const conversion = conversionOf(attribute, system);
  if (!conversion) return (number) => number;
  const { factor, offset } = conversion;
  return (number) => number * factor + offset;
}

/**
 * Converts a limit that was typed in the shown unit back to the attribute's own. Takes the wider of the exact and the rounded
 * number, because stored values were rounded: 'up to 300 TR' has to include products stated as 300 TR.
 */
export function fromShown(number: number, end: "min" | "max", attribute: Measured, system: UnitSystem): number {
  const conversion = conversionOf(attribute, system);
  if (!conversion) return number;
  const { factor, offset } = conversion;
  const exact = Number(((number - offset) / factor).toPrecision(6));
  const ways = [(shown: number) => (shown - offset) / factor, shownBy(attribute, system)] as const;
  const rounded = convertedToStore(number, ways, attribute.decimals, {
    own: figureDecimals(attribute.unit ?? ""),
    other: figureDecimals(conversion.unit),
  });
  return end === "min" ? Math.min(exact, rounded) : Math.max(exact, rounded);
}

/**
 * A limit as somebody would type it in the shown unit: the shortest number that leads back to it. One that was typed in the other
 * unit has none, and is rounded as figures are: 63 kW are shown as 17.9 TR.
 */
export function typedInShown(limit: number, end: "min" | "max", attribute: Measured, system: UnitSystem): number {
  const conversion = conversionOf(attribute, system);
  if (!conversion) return limit;
  const exact = shownBy(attribute, system)(limit);
  const roundings = [1, 2, 3, 4, 5, 6].map((digits) => Number(exact.toPrecision(digits)));
  return (
    roundings.find((rounding) => fromShown(rounding, end, attribute, system) === limit) ??
    Number(convertedToShow(limit, shownBy(attribute, system), conversion.decimals).toPrecision(6))
  );
}

/** A number of an attribute's own unit as text, without the unit: '1,055'. */
export function showNumber(number: number, attribute: Measured, system: UnitSystem): string {
  const conversion = conversionOf(attribute, system);
  if (!conversion) return formatOf(Math.max(attribute.decimals ?? 0, 4)).format(number);
  return formatOf(MOST_DECIMALS).format(convertedToShow(number, shownBy(attribute, system), conversion.decimals));
}

/** For numbers that are rounded already, so that no decimals are lost. */
const MOST_DECIMALS = 12;

const formats = new Map<number, Intl.NumberFormat>();
/** Caches formats, because creating one takes longer than using it a hundred times. */
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
