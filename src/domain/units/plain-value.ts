import { withLatinDigits } from "../text/numbers.ts";

const FRACTIONS: Readonly<Record<string, string>> = { "½": "1/2", "¼": "1/4", "¾": "3/4", "⅛": "1/8", "⅜": "3/8" };

/** 13 ft 2 in, 13'-2", 5′ 6 1/2″. */
const FEET_AND_INCHES =
  /(?<![\d.,'])(\d+) ?(?:ft\.?|foot|feet|['′’]),? ?-? ?(?=\d)(?:(\d{1,2}(?:\.\d+)?)(?![\d/]))?(?:[ -]?(\d{1,2})\/(2|4|8|16|32|64))? ?(?:in\.?|inch(?:es)?|["″”]|''|’’|′′)(?![\w])/gi;

/** Converts to inches, which is exact. With six decimals, the decimal point cannot be mistaken for a separator of thousands. */
function inInches(whole: string, feet: string, inches = "0", above = "0", below = "1"): string {
  const rest = Number(inches) + Number(above) / Number(below);
  return rest < 12 && Number(above) < Number(below) ? `${(Number(feet) * 12 + rest).toFixed(6)} in` : whole;
}

/** Normalises blanks, minus signs, degree signs, fractions and Arabic digits. */
export function plainValue(text: string): string {
  return withLatinDigits(text)
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\p{Z}\s]+/gu, " ")
    .replace(/[−‐‑]/g, "-")
    .replace(/[º˚]/g, "°")
    .replaceAll("℃", "°C")
    .replaceAll("℉", "°F")
    .replace(/° ([CF])\b/g, "°$1")
    .replace(/ ?[½¼¾⅛⅜]/g, (sign) => ` ${FRACTIONS[sign.trim()] ?? sign}`)
    .replaceAll("⁄", "/")
    .replace(FEET_AND_INCHES, inInches)
    .replace(/\+ ?\/ ?-|\+-/g, "±")
    .trim();
}

/** '1,055 kW (300 TR)' → '1,055 kW / 300 TR'. A note without digits is removed, unless it belongs to the unit: 'bar (g)'. */
export function withoutNotes(text: string): string {
  return text
    .replace(/ \(([A-Za-z])\)/g, "($1)")
    .replace(/(?: |^)\(([^()]*)\)/g, (_, note: string) => (/\d/.test(note) ? ` / ${note}` : " "))
    .replace(/ +/g, " ")
    .trim();
}

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
