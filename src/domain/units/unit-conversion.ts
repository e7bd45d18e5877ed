import Qty from "js-quantities";
import type { Quantity } from "./specification-values.ts";
import { BTU_PER_HOUR, KILOWATTS_PER_TON, LITRES_PER_GALLON } from "./unit-system.ts";

const PASCALS_PER_PSI = 6894.757_293_168;

/** Units that the library does not know, or knows under another name: each as a multiple of one of the library's. */
const LIBRARY_UNITS: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  // The library's own factors for these are wrong from the fifth to eighth digit on, so filters would miss shown values.
  TR: [KILOWATTS_PER_TON, "kW"],
  "Btu/h": [1 / BTU_PER_HOUR, "kW"],
  MBH: [1000 / BTU_PER_HOUR, "kW"],
  "kcal/h": [1, "Cal/h"],
  "BTU/h": [1 / BTU_PER_HOUR, "kW"],
  gpm: [LITRES_PER_GALLON, "l/min"],
  gal: [LITRES_PER_GALLON, "l"],
  cfm: [1, "ft^3/min"],
  "inH₂O": [1, "inH2O"],
  "mmH₂O": [9.80665, "Pa"],
  "mH₂O": [9806.65, "Pa"],
  "ftH₂O": [2989.06692, "Pa"],
  in: [1, "in"],
  lb: [1, "lb"],
  t: [1, "tonne"],
  l: [1, "l"],
  rpm: [1, "rpm"],
  "%": [1, "%"],
  "°C": [1, "tempC"],
  "°F": [1, "tempF"],
  "bar(g)": [1, "bar"],
  "bar(a)": [1, "bar"],
  psi: [PASCALS_PER_PSI, "Pa"],
  psig: [PASCALS_PER_PSI, "Pa"],
  "W/W": [1, "W/W"],
};

/** Units that must not be converted into each other, although the library would: gauge and absolute pressure, kinds of power. */
const REFERENCES: Readonly<Record<string, string>> = {
  "bar(g)": "gauge",
  psig: "gauge",
  "bar(a)": "absolute",
  VA: "apparent",
  kVA: "apparent",
  MVA: "apparent",
  var: "reactive",
  kvar: "reactive",
  Mvar: "reactive",
};

/** Counts: dimensionless to the library, which would convert phases to percent. */
const COUNTS = new Set([
  "ph",
  "phase",
  "phases",
  "stages",
  "poles",
  "ways",
  "rows",
  "persons",
  "dB",
  "dB(A)",
  "K",
  "°",
]);

type Meaning = { factor: number; qty: Qty };
const meanings = new Map<string, Meaning | null>();

function meaningOf(unit: string): Meaning | null {
  const known = meanings.get(unit);
  if (known !== undefined) return known;
  const [factor, name] = LIBRARY_UNITS[unit] ?? [1, libraryName(unit)];
  const qty = COUNTS.has(unit) ? null : Qty.parse(`1 ${name}`);
  const meaning = qty && !qty.isUnitless() ? { factor, qty } : null;
  meanings.set(unit, meaning);
  return meaning;
}

/** 'm³/h' → 'm^3/h'. The library cannot read brackets: units with them are not converted. */
const libraryName = (unit: string): string =>
  unit
    .replaceAll("²", "^2")
    .replaceAll("³", "^3")
    .replace(/([a-z])([23])(?!\d)/g, "$1^$2")
    .replace(/[·⋅×]/g, "*");

/** Whether two units are of one dimension, so that quantities can be converted from one to the other. */
export function isConvertible(from: string, to: string): boolean {
  if (from === to) return true;
  const [a, b] = [meaningOf(from), meaningOf(to)];
  return a !== null && b !== null && REFERENCES[from] === REFERENCES[to] && a.qty.isCompatible(b.qty);
}

type Base = { dimension: string; factor: number; offset: number };
const bases = new Map<string, Base>();

function baseOf(unit: string): Base {
  const known = bases.get(unit);
  if (known) return known;
  const meaning = meaningOf(unit);
  const at = (number: number) => meaning && new Qty(number * meaning.factor, meaning.qty.units()).toBase();
  const [zero, one] = [at(0), at(1)];
  const base =
    zero && one
      ? {
          dimension: `${one.units()} ${REFERENCES[unit] ?? ""}`,
          factor: one.scalar - zero.scalar,
          offset: zero.scalar,
        }
      : { dimension: unit, factor: 1, offset: 0 };
  bases.set(unit, base);
  return base;
}

/** A number in the base unit of its dimension, so that numbers typed in different units can be compared. */
export function inBaseUnit(number: number, unit: string | null): { dimension: string; number: number } {
  const { dimension, factor, offset } = baseOf(unit ?? "");
  return { dimension, number: Number((number * factor + offset).toPrecision(12)) };
}

/** Converts a quantity to another unit of its dimension; null if that is not possible. Temperatures are not differences. */
export function convertQuantity(quantity: Quantity, unit: string): Quantity | null {
  const { unit: from, low, high } = quantity;
  if (from === unit) return quantity;
  if (from === null || !isConvertible(from, unit)) return null;
  const [a, b] = [meaningOf(from), meaningOf(unit)];
  if (!a || !b) return null;
  try {
    const convert = (number: number): number =>
      Number((new Qty(number * a.factor, a.qty.units()).to(b.qty.units()).scalar / b.factor).toPrecision(12));
    return { low: low === null ? null : convert(low), high: high === null ? null : convert(high), unit };
  } catch {
    // Below absolute zero.
    return null;
  }
}
