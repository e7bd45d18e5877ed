import { withLatinDigits } from "./latin-digits.ts";

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * The number that somebody has typed, with commas or blanks between thousands, or a comma before the decimals: '1,250', '12,5',
 * '0,125', '١٬٢٥٠'. Null if nothing was typed, undefined for what is no number.
 */
export function typedNumber(typed: string): number | null | undefined {
  const text = withLatinDigits(typed).trim().replace("−", "-");
  if (text === "") return null;
  const plain = text.replaceAll(/(?<=\d)(?<!^[+-]?0)[\s,](?=\d{3}(?!\d))/g, "").replace(",", ".");
  return NUMBER.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}
