import { plainValue, withoutNotes } from "./plain-value.ts";
import type { Quantity } from "./specification-values.ts";
import { readUnit } from "./units.ts";

type Options = {
  /** Whether '1,055' is 1.055 and '1.055' is 1055. Everything else is clear from the digits: '1.055,5' is always 1055.5. */
  decimalComma?: boolean;
};

const LONGEST = 300;
const MOST_QUANTITIES = 20;
/** Beyond any figure of a machine, and small enough to be converted to every unit; the smallest is one divided by it. */
const FIGURE_MAX = 1e15;

/** Whether a number can be a figure; `checks.is_specification_values` of the database has the same range. */
const isFigure = (number: number | null): boolean =>
  number === null || number === 0 || (Math.abs(number) <= FIGURE_MAX && Math.abs(number) >= 1 / FIGURE_MAX);

/** Digits with separators between them, as they are typed: '1,055', '3 600', '0.5', '.5'. */
const DIGITS = String.raw`(?:\d+|(?=[.,]\d))(?:[.,']\d+| \d{3}(?!\d))*`;
const SIGNED = new RegExp(String.raw`^([+\-]?) ?(${DIGITS})`);
/** '1/2', '1 1/2', '1-1/2': only before the units that are measured in fractions. */
const FRACTION = /^(?:(\d+)[ -])?(\d{1,2})\/(2|3|4|8|16|32|64) ?("|″|”|in|inch|inches|hp|HP)$/;
const RANGE = /^(.*?) ?(?:\.{2,3}|…|[–—~÷-]|\b(?:to|until|bis)\b) ?(?=[+-]? ?[.,]?\d)/;
const TOLERANCE = new RegExp(String.raw`^(.*?) ?± ?(${DIGITS}) ?(.*)$`);
const AT_MOST = /^(?:≤|<=|<|up to|upto|max(?:imum)?\.?|at most|less than|under|below|not more than) ?/i;
const AT_LEAST = /^(?:≥|>=|>|from|min(?:imum)?\.?(?= ?\d)|at least|more than|over|above|not less than) ?/i;
const ABOUT = /^(?:~|≈|ca\.?|circa|about|approx(?:imately|\.)?|nom(?:inal|\.)?) ?/i;

/** Between two quantities of one value: 'a / b', 'a; b', 'a, b', 'a or b'. */
const BETWEEN = / ?[;|] ?|, +| ?\/ ?(?=[+\-±≤≥<>~]? ?[.\d])| +(?:or|and|&) +/;
const TIMES = / ?[x×X*] ?(?=[.,]?\d)/;
/** Factors in these units are dimensions ('600 × 400 mm'); in others, the first factor is a count ('2 × 4 kW'). */
const LENGTHS = new Set(["mm", "cm", "m", "in", "ft"]);

/** The number that digits with separators mean; null if the separators make no sense. */
function readNumber(digits: string, decimalComma: boolean): number | null {
  const text = digits.replace(/[ ']/g, "");
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  if (last < 0) return Number(text);
  const mark = text[last] ?? "";
  const whole = text.slice(0, last);
  const isOnly = !whole.includes(mark);
  const mayBeThousands = /^(?!0)\d{1,3}(?:[.,]\d{3})*$/.test(whole) && text.length - last === 4;
  const isMixed = /[.,]/.test(whole) && isOnly;
  const meansThousands = mayBeThousands && !isMixed && (!isOnly || (mark === ",") !== decimalComma);
  if (!isOnly && !meansThousands) return null;
  const thousands = meansThousands ? text : whole;
  if (/[.,]/.test(thousands) && !/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(thousands)) return null;
  const plainWhole = thousands.replace(/[.,]/g, "");
  return Number(meansThousands ? plainWhole : `${plainWhole}.${text.slice(last + 1)}`);
}

type Start = { number: number; rest: string };

function readStart(text: string, decimalComma: boolean): Start | null {
  const match = SIGNED.exec(text);
  const digits = match?.[2];
  if (!match || !digits) return null;
  const number = readNumber(digits, decimalComma);
  if (number === null || !Number.isFinite(number)) return null;
  return { number: match[1] === "-" && number !== 0 ? -number : number, rest: text.slice(match[0].length).trim() };
}

/** The unit that a text names, or none for an empty text; null if the text is no unit. */
function unitOrNone(text: string): { unit: string | null } | null {
  if (text === "") return { unit: null };
  const unit = readUnit(text);
  return unit === null ? null : { unit };
}

function readFraction(text: string): Quantity | null {
  const [, whole = "0", above, below, unit = ""] = FRACTION.exec(text) ?? [];
  if (above === undefined || Number(above) >= Number(below)) return null;
  const number = Number(whole) + Number(above) / Number(below);
  return { low: number, high: number, unit: readUnit(unit) };
}

/** Reads one quantity: a number, a range, a limit or a tolerance, with its unit. */
function readMeasure(text: string, decimalComma: boolean): Quantity | null {
  const fraction = readFraction(text);
  if (fraction) return fraction;
  const bare = text.replace(ABOUT, "");
  if (bare.startsWith("±")) {
    const end = readMeasure(bare.slice(1).trim(), decimalComma);
    return end?.high == null || end.low !== end.high ? null : { ...end, low: -end.high };
  }
  const [most, least] = [AT_MOST.test(bare), AT_LEAST.test(bare)];
  const start = readStart(bare.replace(AT_MOST, "").replace(AT_LEAST, ""), decimalComma);
  if (!start) return null;
  const { number, rest } = start;

  const range = RANGE.exec(rest);
  const firstUnit = range && unitOrNone(range[1] ?? "");
  if (range && firstUnit && !most) {
    const end = readStart(rest.slice(range[0].length), decimalComma);
    const lastUnit = end && unitOrNone(end.rest);
    if (!end || !lastUnit) return null;
    // 13'-2 is most likely 13 feet and 2 inches, and no range.
    if (/^['′’]$/.test(range[1] ?? "") && lastUnit.unit === null) return null;
    if (firstUnit.unit !== null && lastUnit.unit !== null && firstUnit.unit !== lastUnit.unit) return null;
    const [low, high] = number <= end.number ? [number, end.number] : [end.number, number];
    return { low, high, unit: lastUnit.unit ?? firstUnit.unit };
  }

  const tolerance = TOLERANCE.exec(rest);
  if (tolerance) {
    const by = readNumber(tolerance[2] ?? "", decimalComma);
    const [own, of] = [unitOrNone(tolerance[1] ?? ""), unitOrNone(tolerance[3] ?? "")];
    if (by === null || !own || !of || most || least) return null;
    if (of.unit !== "%" && own.unit !== null && of.unit !== null && own.unit !== of.unit) return null;
    const isShare = of.unit === "%" && own.unit !== "%";
    const width = isShare ? rounded((Math.abs(number) * by) / 100) : by;
    const unit = isShare ? own.unit : (own.unit ?? of.unit);
    return { low: rounded(number - width), high: rounded(number + width), unit };
  }

  const unit = unitOrNone(rest);
  if (!unit) return null;
  return { low: most ? null : number, high: least ? null : number, ...unit };
}

/** '1200 × 800 × 2100 mm' → three lengths; '2 × 4 kW' → 2 and 4 kW. */
function readProduct(text: string, decimalComma: boolean): Quantity[] | null {
  const parts = text.split(TIMES);
  const measures = parts.map((part) => readMeasure(part.trim(), decimalComma));
  const read = measures.filter((measure) => measure !== null);
  if (read.length < parts.length) return null;
  const unit = read.at(-1)?.unit ?? null;
  const isDimension = read.length > 2 || (unit !== null && LENGTHS.has(unit));
  return isDimension ? read.map((one) => ({ ...one, unit: one.unit ?? unit })) : read;
}

/** In '6 / 12 °C' and '100, 200 or 400 mm' the last unit is that of all; '400 / 3 / 50 Hz' is three different things. */
function withSharedUnit(quantities: Quantity[]): Quantity[] {
  const unit = quantities.at(-1)?.unit ?? null;
  const isShared = unit !== "Hz" && quantities.slice(0, -1).every((one) => one.unit === null);
  return isShared ? quantities.map((one) => ({ ...one, unit })) : quantities;
}

/**
 * The quantities that a typed value states, in their order: '400 V / 3 ph / 50 Hz' → three. Null if any part of it is text:
 * a value is understood whole or not at all.
 */
export function parseQuantities(text: string, options: Options = {}): Quantity[] | null {
  const read = text.length > LONGEST ? null : readQuantities(text, options);
  return read?.every(({ low, high }) => isFigure(low) && isFigure(high)) ? read : null;
}

function readQuantities(text: string, { decimalComma = false }: Options): Quantity[] | null {
  const typed = plainValue(text);
  if (!/\d/.test(typed)) return null;
  const whole = withoutNotes(typed);
  const fraction = readFraction(whole);
  if (fraction) return [fraction];
  const parts = whole.split(BETWEEN);
  const counted = parts.length === 1 ? readProduct(whole, decimalComma) : null;
  if (counted) return counted.length <= MOST_QUANTITIES ? counted : null;
  const read = parts.map((part) => readProduct(part.trim(), decimalComma));
  const quantities = read.flatMap((some) => some ?? []);
  if (read.includes(null) || quantities.length > MOST_QUANTITIES) return null;
  return withSharedUnit(quantities);
}

/** The quantities of a product's specifications, in the form in which they are stored beside them. */
export function readSpecificationValues(specifications: readonly { value: string }[]): (Quantity[] | null)[] {
  return specifications.map(({ value }) => parseQuantities(value));
}

/** Removes the noise of binary fractions: 0.1 + 0.2 → 0.3. */
const rounded = (number: number): number => Number(number.toPrecision(12));

/** A value in which only the number was typed gets the unit of its attribute: '471' → '471 kW'. */
export function withUnit(text: string, unit: string | null): string {
  const value = text.trim();
  if (unit === null || value === "") return value;
  const read = parseQuantities(value);
  return read?.length === 1 && read[0]?.unit === null ? `${value} ${unit}` : value;
}
