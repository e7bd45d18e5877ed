import { withLatinDigits } from "../text/numbers.ts";
import { writtenNumber } from "../text/written-numbers.ts";
import { readUnit } from "./units.ts";

/* Sizes in a search, such as '1000 kW'. */

/**
 * The dimensions in which machines are sized, with units: each number is how many of the first unit one of that unit is. Lengths,
 * weights, temperatures and voltages are left out, because nobody means them as 'about'.
 */
const DIMENSIONS = {
  power: {
    kW: 1,
    W: 0.001,
    MW: 1000,
    TR: 3.516852842,
    "Btu/h": 0.000293071070172,
    MBH: 0.293071070172,
    "kcal/h": 0.001162222222,
    hp: 0.745699871582,
  },
  apparent: { kVA: 1, VA: 0.001, MVA: 1000 },
  flow: {
    "l/s": 1,
    "l/min": 1 / 60,
    "l/h": 1 / 3600,
    "m³/h": 1 / 3.6,
    "m³/min": 1000 / 60,
    "m³/s": 1000,
    gpm: 0.0630901964,
    cfm: 0.47194745,
  },
  pressure: {
    kPa: 1,
    Pa: 0.001,
    bar: 100,
    mbar: 0.1,
    psi: 6.89475729317,
    "inH₂O": 0.24908891,
    "mmH₂O": 0.00980665,
    "mH₂O": 9.80665,
    "ftH₂O": 2.98906692,
  },
  volume: { l: 1, "m³": 1000, gal: 3.785411784 },
  current: { A: 1, kA: 1000 },
} as const satisfies Record<string, Record<string, number>>;

export type Dimension = keyof typeof DIMENSIONS;
type Sized = { dimension: Dimension; factor: number };
/** The units of machines' sizes; a test compares them with the conversions of specifications. */
export const SIZED = new Map<string, Sized>(
  (Object.keys(DIMENSIONS) as Dimension[]).flatMap((dimension) =>
    Object.entries(DIMENSIONS[dimension]).map(([unit, factor]): [string, Sized] => [unit, { dimension, factor }]),
  ),
);

/** Short for tons of refrigeration. */
const TONS = /^tons?$/i;

/** A typed size: '1000 kW' is 900 to 1,100 kW. All numbers are in the first unit of the dimension. */
export type SearchedSize = { dimension: Dimension; unit: string; size: number; low: number; high: number };

const TOLERANCE = 0.1;
const NUMBER = /(?<![\p{L}\d.,/-])\d+(?:[.,]\d+)*/gu;
/** The longest unit, 'tons of refrigeration', has three words. */
const UNIT_WORDS = 3;

/** Reads the first size in a search, and what else was typed; null without one. */
export function searchedSize(search: string): { asked: SearchedSize; rest: string } | null {
  const typed = withLatinDigits(search);
  for (const { 0: digits, index } of typed.matchAll(NUMBER)) {
    const number = Number(digits.replace(/,(?=\d{3}(?!\d))/g, ""));
    if (!Number.isFinite(number) || number <= 0) continue;
    const after = typed.slice(index + digits.length);
    for (let words = UNIT_WORDS; words > 0; words -= 1) {
      const text = new RegExp(`^\\s*\\S+(?:\\s+\\S+){${words - 1}}`).exec(after)?.[0];
      const unit = text && unitIn(text.trim().replace(/[,;.]$/, ""));
      if (!text || !unit) continue;
      const { dimension, factor } = unit.sized;
      const size = number * factor;
      const asked = { dimension, unit: unit.unit, size, low: size * (1 - TOLERANCE), high: size * (1 + TOLERANCE) };
      return { asked, rest: `${typed.slice(0, index)}${after.slice(text.length)}`.replace(/\s+/g, " ").trim() };
    }
  }
  return null;
}

/** The size as it is shown, in the unit in which it was asked for: '1,000 kW'. */
export function sizeText({ size, unit }: SearchedSize): string {
  const number = size / (SIZED.get(unit)?.factor ?? 1);
  return `${writtenNumber(number, { maximumSignificantDigits: 6 })} ${unit}`;
}

function unitIn(text: string): { unit: string; sized: Sized } | null {
  const unit = TONS.test(text) ? "TR" : readUnit(text);
  const sized = unit === null ? undefined : SIZED.get(unit);
  return unit === null || !sized ? null : { unit, sized };
}
