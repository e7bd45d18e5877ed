/*
 * How converted numbers are rounded. Converting a typed number to another unit and back gives the same number, and no precision
 * is invented: a shown number has no more significant digits than its source, or four.
 */

/** A converted number may always have this many significant digits: 300 TR are 1,055 kW, not 1,060. */
const LEAST_DIGITS = 4;
/** Digits to which conversions are exact. Stored numbers have them all if no shorter number converts back to the typed one. */
const MOST_DIGITS = 12;
const MOST_MORE = 8;
/** Rounding errors of conversions are smaller than this. */
const NOISE = 1e-9;

type Convert = (number: number) => number;

/** The decimals that figures usually have: in the unit of a number, and in the one that it is converted to. */
type Usual = { own: number; other: number };

/**
 * Converts a number for display: rounds to the usual decimals of the target unit, and adds decimals if the source has more
 * than its unit usually has, until the error is no larger than one unit of the source's last digit.
 */
export function convertedToShow(number: number, convert: Convert, { own, other }: Usual): number {
  const converted = Number(convert(number).toPrecision(MOST_DIGITS));
  const digits = Math.max(LEAST_DIGITS, digitsOf(number));
  const ofDigits = digits - 1 - (converted === 0 ? 0 : Math.floor(Math.log10(Math.abs(converted))));
  if (ofDigits < 0) return Number(converted.toPrecision(digits));
  const least = Math.max(other, decimalsOfSmall(converted));
  const most = Math.min(ofDigits, least + Math.max(0, decimalsOf(number) - own));
  const step = Math.abs(convert(number + 10 ** -decimalsOf(number)) - converted);
  for (let places = least; places < most; places += 1) {
    const rounded = Number(converted.toFixed(places));
    if (Math.abs(rounded - converted) <= step + NOISE) return rounded;
  }
  return Number(converted.toFixed(most));
}

/**
 * Converts a typed number to the unit of its attribute, for storing. Adds decimals until the stored number converts back to
 * exactly what was typed: 5 TR are stored as 17.6 kW, because 18 kW would be shown as 5.1 TR.
 */
export function convertedToStore(
  typed: number,
  [convert, back]: readonly [there: Convert, back: Convert],
  decimals: number | null,
  usual: Usual,
): number {
  const converted = convert(typed);
  const least = Math.max(LEAST_DIGITS, digitsOf(typed));
  for (let more = 0; more <= MOST_MORE; more += 1) {
    const kept = Number(decimals === null ? converted.toPrecision(least + more) : converted.toFixed(decimals + more));
    if (convertedToShow(kept, back, usual) === typed) return kept;
  }
  return Number(converted.toPrecision(MOST_DIGITS));
}

/** How many significant digits a number is written with; zeros at the end of a whole number count. */
const digitsOf = (number: number): number =>
  String(number).replace(/e.*/, "").replace(/\D/g, "").replace(/^0+/, "").length;

const decimalsOf = (number: number): number => Math.min(MOST_DIGITS, /\.(\d+)$/.exec(String(number))?.[1]?.length ?? 0);

/** A number below one keeps two digits: 0.1 kW are 0.028 TR, not 0. Below 0.0001 it may become 0. */
function decimalsOfSmall(number: number): number {
  const size = Math.abs(number);
  return size >= 0.0001 && size < 1 ? 1 - Math.floor(Math.log10(size)) : 0;
}
