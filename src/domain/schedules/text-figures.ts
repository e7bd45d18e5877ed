import { parseQuantities } from "../units/quantity.ts";
import { plainAsked, withoutOrEqual } from "./read-need.ts";
import { readSupply } from "./verdict.ts";

/*
 * Figures in running text, as e-mails and copied PDFs have them: '2 nos., 350 TR, COP ≥ 5.8, R-134a, 400/3/50'.
 */

/** `name`: the words before the figure, or those after it if there are none; `text`: the figure as typed, with its limit and unit. */
export type TextFigure = { name: string; text: string; after: string };

/** What was found in a text. `words` is the rest: what the machine is, and what it serves. */
export type TextParts = {
  figures: TextFigure[];
  refrigerants: string[];
  supply: string | null;
  /** Its IP code. */
  protection: string | null;
  quantity: number | null;
  orEqual: boolean;
  words: string[];
};

const REFRIGERANT = /\bR[-\s]?(?:1[0-9]{3}[a-z]{0,3}(?:\([A-Z]\))?|[1-7]\d{1,2}[A-Za-z]?)\b(?!\s*(?:kW|mm|kg))/g;
const PROTECTION = /\bIP[\s-]?[0-6X][0-9X]\b/;
const COUNT = String.raw`(\d{1,4})`;
const QUANTITIES: readonly RegExp[] = [
  /(\d{1,3})\s*(?:duty|working|run(?:ning)?|W|D)\s*(?:\+|&|and|\/)\s*(\d{1,2})\s*(?:stand-?by|spare|S\b)/i,
  new RegExp(String.raw`\b(?:qty|quantity|q'ty)\s*\.?\s*[:=]?\s*${COUNT}\b`, "i"),
  new RegExp(
    String.raw`(?<![\d.,/-])${COUNT}\s*(?:nos?\b\.?|numbers?\b|off\b|pcs?\b\.?|pieces?\b|each\b|ea\b\.?|units?\b|sets?\b)`,
    "i",
  ),
  /(?:^|[\s(])(\d{1,3})\s*[x×]\s*(?=[\d.,]+\s*(?:TR|kW|MW|tons?|MBH|l\/s|gpm|cfm|m³|m3)\b)/i,
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\s*\((\d{1,3})\)/i,
  new RegExp(String.raw`(?:^|[\s(])${COUNT}\s*[x×]\s+(?=[\p{L}])`, "iu"),
  new RegExp(String.raw`(?:^|[\s(])[x×]\s*${COUNT}(?=\s*(?:[,;)]|$))`, "i"),
];

/** Takes the number of machines out of a text; two numbers are those on duty and on standby. */
export function takeQuantity(text: string): { quantity: number | null; rest: string } {
  for (const pattern of QUANTITIES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const quantity = Number(found[1]) + Number(found[2] ?? 0);
    const { index } = found;
    return { quantity, rest: `${text.slice(0, index)} ; ${text.slice(index + found[0].length)}` };
  }
  return { quantity: null, rest: text };
}

const SEGMENTS =
  /[;|\t•]|,(?=\s|$)|\s[–—-]\s|\s\/\s(?=[A-Za-z])|\(|\)|(?<=[A-Za-z])\s+[x×]\s+(?=\d)|\s@\s?|\bc\/w\b|\b(?:and|with|complete with|at)\s(?!least|most)|(?<=[A-Za-z]{4}|\))(?<!approx)\.\s/i;
/** Limits before a figure, which belong to it. */
const LIMIT =
  /^(?:≥|>=|>|≤|<=|<|~|±|min(?:imum)?\.?|max(?:imum)?\.?|not|at|up|upto|from|less|more|no|approx\.?|about|ca\.?)$/i;
const STARTS = /^(?:[≥≤<>~±+\-−=]*)\s*[.\d]/;
/** The longest figure: 'not less than 1,055.5 tons of refrigeration min.' */
const MOST_WORDS = 9;
const ENDING = /^(?:min(?:imum)?\.?|max(?:imum)?\.?)$/i;

/** The number of words from `at` on that are one figure; 0 if none. */
function figureLength(words: readonly string[], at: number): number {
  let first = at;
  while (first < words.length && LIMIT.test(words[first] ?? "") && first - at < 3)
    first += words[first + 1] === "than" ? 2 : 1;
  if (!STARTS.test(words[first] ?? "") && words[first] !== "least" && words[first] !== "most" && words[first] !== "to")
    return 0;
  for (let to = Math.min(words.length, at + MOST_WORDS); to > first; to -= 1) {
    const read = parseQuantities(plainAsked(words.slice(at, to).join(" ")));
    if (read?.length !== 1) continue;
    return ENDING.test(words[to] ?? "") && !STARTS.test(words[to + 1] ?? "") ? to + 1 - at : to - at;
  }
  return 0;
}

/** The figures of a segment, and its other words. */
function scan(segment: string): { figures: TextFigure[]; words: string[] } {
  const words = segment
    .replace(/\s*[=:]\s*/g, " ")
    .replace(/([≥≤<>~±])\s*/g, " $1 ")
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const figures: TextFigure[] = [];
  let before: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = figureLength(words, at);
    if (length === 0) {
      before.push(words[at] ?? "");
      at += 1;
      continue;
    }
    figures.push({ name: before.join(" "), text: words.slice(at, at + length).join(" "), after: "" });
    before = [];
    at += length;
  }
  const last = figures.at(-1);
  // 'air-cooled chiller 350 TR cooling capacity': the words behind the last figure may be its name.
  if (last) last.after = before.join(" ");
  return { figures, words: last ? [] : before };
}

/** Reads a text of a schedule that has no columns. */
export function textParts(text: string): TextParts {
  const refrigerants = [...text.matchAll(REFRIGERANT)].map(([found]) => found);
  const supply = readSupply(text);
  let rest = (supply ? text.replace(supply.text, " ; ") : text).replace(/dB\s*\(\s*A\s*\)/gi, "dBA");
  const [protection = null] = PROTECTION.exec(rest) ?? [];
  rest = rest.replace(REFRIGERANT, " ; ").replace(PROTECTION, " ; ");
  const plain = withoutOrEqual(rest);
  const { quantity, rest: counted } = takeQuantity(plain);
  const figures: TextFigure[] = [];
  const words: string[] = [];
  for (const segment of counted.split(SEGMENTS)) {
    const read = scan(segment ?? "");
    figures.push(...read.figures);
    if (read.words.length > 0) words.push(read.words.join(" "));
  }
  return {
    figures,
    refrigerants,
    supply: supply?.text ?? null,
    protection,
    quantity,
    orEqual: plain !== rest.trim(),
    words,
  };
}
