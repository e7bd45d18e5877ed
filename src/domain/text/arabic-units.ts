import { foldedArabic, hasArabic } from "./arabic-letters.ts";
import { withLatinDigits } from "./numbers.ts";

/* Units as they are written in Arabic. */

/** Latin units with the Arabic words and abbreviations that mean them, without the article. */
export const UNIT_WORDS: readonly (readonly [unit: string, arabic: string])[] = [
  ["TR", "طن، طن تبريد، أطنان"],
  ["kW", "كيلووات، كيلو وات، كيلوواط، كيلو واط، كيلوات"],
  ["MW", "ميجاوات، ميجا وات"],
  ["W", "وات، واط"],
  ["kVA", "كيلو فولت أمبير، كيلوفولت أمبير"],
  ["hp", "حصان"],
  ["Btu/h", "وحدة حرارية، وحدة حرارية في الساعة"],
  ["V", "فولت"],
  ["A", "أمبير"],
  ["Hz", "هرتز"],
  ["ph", "فاز، فازات، طور، أوجه"],
  ["dB(A)", "ديسيبل، ديسبل"],
  ["bar", "بار"],
  ["Pa", "باسكال"],
  ["kPa", "كيلو باسكال، كيلوباسكال"],
  ["kg", "كجم، كغم، كيلوجرام، كيلو جرام"],
  ["mm", "مم، ملليمتر، مليمتر"],
  ["rpm", "لفة في الدقيقة"],
  ["°C", "درجة مئوية"],
];

/** Units with signs between their letters, and numbers of machines. */
export const UNIT_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})ك\.? ?ف\.? ?[أا]\.?(?!\p{L})/gu, "kVA"],
  [/(?<!\p{L})ك\.? ?و(?:ات|اط)?\.?(?!\p{L})/gu, "kW"],
  [
    /(?<=\d\s*)(?:لتر|ل) ?\/ ?(?:ثاني[هة]|ث)(?!\p{L})|لتر في الثاني[هة]|(?<=[(\[]\s*)(?:لتر|ل) ?\/ ?(?:ثاني[هة]|ث)(?!\p{L})/gu,
    "l/s",
  ],
  [/(?<!\p{L})م(?:تر)? ?(?:3|³|مكعب) ?(?:\/|في ال) ?(?:ثاني[هة]|ث)(?!\p{L})/gu, "m³/s"],
  [/(?<!\p{L})م(?:تر)? ?(?:3|³|مكعب) ?(?:\/|في ال) ?(?:ساع[هة]|س)(?!\p{L})/gu, "m³/h"],
  [/(?<!\p{L})قدم ?(?:3|³|مكعب) ?(?:\/|في ال) ?(?:دقيق[هة]|د)(?!\p{L})/gu, "cfm"],
  [/(?<!\p{L})جالون ?(?:\/|في ال) ?(?:دقيق[هة]|د)(?!\p{L})/gu, "gpm"],
  [/(?:°|º) ?م(?!\p{L})|(?<=\d) ?درج[هة](?: مئوي[هة]| ميوي[هة])?(?!\p{L})/gu, " °C"],
  [/(?<=[\d(]\s*)(?:متر|م)(?![\p{L}\p{N}])/gu, "m"],
];

/** What people also type behind a figure; in a line of a schedule it may mean something else. */
const TYPED_WORDS: typeof UNIT_WORDS = [
  ["kW", "كيلو، ك"],
  ["gpm", "جالون"],
  ["l", "لتر، ل"],
];

const WORDS = new Map(
  [...UNIT_WORDS, ...TYPED_WORDS].flatMap(([unit, arabic]) =>
    arabic.split("، ").map((words) => [foldedArabic(words), unit] as const),
  ),
);
/** The longest first, because the first that fits is taken. */
const AFTER_FIGURE = new RegExp(
  `(?<=\\d)\\s*(?:${[...WORDS.keys()].sort((a, b) => b.length - a.length).join("|")})(?![\\p{L}\\p{N}./])`,
  "gu",
);

/**
 * A text with the units behind its figures in Latin letters, as they are stored: '٣٣٠ ك.و' → '330 kW', '٢٠ لتر/ث' → '20 l/s'. Its
 * Arabic letters are folded; a text without any stays as it is.
 */
export function withLatinUnits(text: string): string {
  if (!hasArabic(text)) return text;
  const plain = foldedArabic(withLatinDigits(text));
  if (!/\d/.test(plain)) return plain;
  const signed = UNIT_SIGNS.reduce((all, [pattern, sign]) => all.replace(pattern, sign), plain);
  return signed.replace(AFTER_FIGURE, (words) => ` ${WORDS.get(words.trim()) ?? words}`);
}
