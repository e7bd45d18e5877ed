/*
 * How numbers are written for visitors, on pages and in documents: 1,047.9. Values are stored as they were typed; only how they are
 * shown is one way. Numbers that were calculated are written by the functions of domain/units, in the same way.
 */

let format: Intl.NumberFormat | undefined;

/** A number as visitors read it: 1,047.9. `digits` rounds it. */
export const writtenNumber = (number: number, digits?: Intl.NumberFormatOptions): string =>
  // Making a format takes a hundred times as long as using it.
  digits ? number.toLocaleString("en", digits) : (format ??= new Intl.NumberFormat("en")).format(number);

/** '1 055' with a blank of any kind between thousands. An ordinary blank may also stand between two numbers: '230 400'. */
const BLANKS = /(?<![\d.,])(?:\d{1,2}(?: \d{3})+|\d{1,3}(?:[\u00a0\u202f\u2009]\d{3})+)(?![\d])/g;

/** Writes the thousands of a value with a unit as visitors read them: '1888 kW' and '1 888 kW' → '1,888 kW'. A value with a comma stays unchanged, as the comma may mean something else. */
export function withSeparators(value: string): string {
  if (value.includes(",")) return value;
  return value
    .replace(BLANKS, (digits) => digits.replace(/\s/g, ""))
    .replace(/(?<![\d.])\d{4,}/g, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ","));
}
