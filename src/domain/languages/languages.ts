import { hasArabic } from "../text/arabic-letters.ts";

/** The languages that a site can have. The first is that of the records themselves, at the addresses without a prefix. */
export const LANGUAGES = ["en", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];
export const FIRST_LANGUAGE: Language = "en";
/** The languages into which records are translated, and which a site may have beside the first. */
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE);

type Described = {
  /** What its readers call it, and what the office does. */
  name: string;
  english: string;
  /** The link to the same page, in its own words, and the offer to read it there. */
  samePage: string;
  offer: string;
  direction: "ltr" | "rtl";
  /** For dates and for link previews. Figures are written with Latin digits in every language, as on drawings. */
  locale: string;
  /** As Open Graph writes it. */
  openGraph: string;
};

export const LANGUAGE: Readonly<Record<Language, Described>> = {
  en: {
    name: "English",
    english: "English",
    samePage: "This page in English",
    offer: "This page is also in English.",
    direction: "ltr",
    locale: "en-GB",
    openGraph: "en_GB",
  },
  ar: {
    name: "العربية",
    english: "Arabic",
    samePage: "هذه الصفحة بالعربية",
    offer: "هذه الصفحة متاحة بالعربية.",
    direction: "rtl",
    locale: "ar-EG-u-nu-latn",
    openGraph: "ar_EG",
  },
};

/** What the office calls a language, by its code; of an unknown one the code. */
export const languageName = (code: string): string => (isLanguage(code) ? LANGUAGE[code].english : code);

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** What the addresses of a language begin with: nothing, or such as '/ar'. */
export const prefixOf = (language: Language): string => (language === FIRST_LANGUAGE ? "" : `/${language}`);

/** The address of the same page in a language: '/' → '/ar', '/products?page=2' → '/ar/products?page=2'. Other sites stay. */
export function addressIn(language: Language, address: string): string {
  if (!address.startsWith("/") || address.startsWith("//")) return address;
  const prefix = prefixOf(language);
  return prefix === "" ? address : `${prefix}${address.replace(/^\/(?=$|[?#])/, "")}`;
}

/** An address without the prefix of its language: '/ar/products' → '/products', '/ar' → '/'. */
export function withoutLanguage(address: string): { language: Language; address: string } {
  for (const language of LANGUAGES) {
    const prefix = prefixOf(language);
    if (prefix === "" || !new RegExp(`^${prefix}(?=$|[/?#])`).test(address)) continue;
    const rest = address.slice(prefix.length);
    return { language, address: rest.startsWith("/") ? rest : `/${rest}` };
  }
  return { language: FIRST_LANGUAGE, address };
}

/** The language and direction of words that may be in another language than the page, for the attributes of their element. */
export function wordsLanguage(words: string, page: Language): { lang?: Language; dir?: "ltr" | "rtl" } {
  if (words === "" || LANGUAGE[page].direction === "ltr") return {};
  return hasArabic(words) || !/\p{L}/u.test(words) ? {} : { lang: FIRST_LANGUAGE, dir: "ltr" };
}

/** Keeps the order of figures, units, models and phone numbers where no element can do it: in attributes, titles and messages. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Latin and Greek letters, digits and units, and what joins them to a figure, a range, a model, an address or a telephone number. */
const LATIN = String.raw`\p{Script=Latin}\p{Script=Greek}0-9\p{No}°µ⌀%€$`;
const LATIN_RUN = new RegExp(
  String.raw`(?:[<>≤≥≈~±] ?)?[+\-−–(\[{#]{0,4}[${LATIN}][${LATIN}⁄/.,:;'’"″′×@_&(){}\[\]#\-−–…+<>≤≥=±≈~→↔·\u00a0 ]*(?:\?\S+)?`,
  "gu",
);
/** What may end a sentence or an aside behind a run, and belongs to the text around it. */
const ENDING = /[\s,:;\-–…'"([{#]$/u;
const ABBREVIATED = /(?:^|[^\p{L}])(?:\p{L}\.){2,}$/u;
const CLOSES: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
const OPENING = "([{";
/** Signs of Markdown that must stay as they are: the target of a link, and what begins a line of a list. */
const MARKDOWN = /(\]\([^)\s]{0,300}\)|^[ \t]*\d+[.)] )/mu;

/**
 * An Arabic text, which may be Markdown, in which each run of Latin words and figures keeps its own order: '10–12 kW' does not
 * turn into '12–10'. A text without Arabic letters is one run already, and stays as it is.
 */
export function withFiguresIsolated(text: string): string {
  if (!hasArabic(text) || /[\u2066-\u2068]/u.test(text)) return text;
  return text
    .split(MARKDOWN)
    .map((part, index) => (index % 2 === 1 ? part : withRunsIsolated(part)))
    .join("");
}

/** A part of an Arabic text, itself perhaps without Arabic letters, in which each such run keeps its own order. */
export const withRunsIsolated = (text: string): string => text.replace(LATIN_RUN, isolatedRun);

/** A text as it was before `withFiguresIsolated`; null if nothing was isolated, or by its author. */
export const withoutIsolates = (text: string): string | null =>
  !text.includes("\u2066") || /[\u2067\u2068]/.test(text) || !hasArabic(text)
    ? null
    : text.replace(/[\u2066\u2069]/g, "");

/** A number by itself keeps its order among Arabic letters. */
const NUMBER = /^\d+(?:[.,]\d+)*$/;

function isolatedRun(run: string): string {
  /** How many brackets of each kind the part has opened without closing them; less than none if it closes others. */
  const open: Record<string, number> = {};
  for (const sign of run) {
    const opens = CLOSES[sign];
    if (opens !== undefined) open[opens] = (open[opens] ?? 0) - 1;
    else if (OPENING.includes(sign)) open[sign] = (open[sign] ?? 0) + 1;
  }
  let [from, to] = [0, run.length];
  for (; to > 0; to -= 1) {
    const last = run.charAt(to - 1);
    const opens = CLOSES[last];
    if (opens !== undefined ? (open[opens] ?? 0) >= 0 : !endsOutside(run, to)) break;
    if (opens !== undefined) open[opens] = (open[opens] ?? 0) + 1;
    else if (OPENING.includes(last)) open[last] = (open[last] ?? 0) - 1;
  }
  // A bracket that is closed behind the run, in the text around it: '(FAT' in '(FAT وSAT)'.
  for (; from < to && (open[run.charAt(from)] ?? 0) > 0; from += 1)
    open[run.charAt(from)] = (open[run.charAt(from)] ?? 0) - 1;
  const figures = run.slice(from, to);
  if (figures === "" || NUMBER.test(figures)) return run;
  return `${run.slice(0, from)}\u2066${figures}\u2069${run.slice(to)}`;
}

/** Whether the sign before this place, which is no closing bracket, is no part of the run: the end of a sentence, or what begins another. */
const endsOutside = (run: string, to: number): boolean =>
  run.charAt(to - 1) === "." ? !ABBREVIATED.test(run.slice(Math.max(0, to - 20), to)) : ENDING.test(run.charAt(to - 1));
