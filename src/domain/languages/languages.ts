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

/** Latin letters and digits, and what joins them to a figure, a range, a unit, a model, an address or a telephone number. */
const LATIN_RUN =
  /(?:[<>≤≥≈~±] ?)?[+\-−–(]*[A-Za-z0-9°µΩ%€$][A-Za-z0-9°µΩ%²³₂⁄/.,:;'’"″′×@_&()\-−–…+<>≤≥=±·\u00a0 ]*(?:\?\S+)?/gu;
/** What may end a sentence or an aside behind a run, and belongs to the text around it. */
const ENDING = /[\s.,:;()\-–…'"]+$/u;
/** The same without brackets: what may stand behind one that closes. */
const PUNCTUATION = /[\s.,:;\-–…'"]+$/u;
/** Signs of Markdown that must stay as they are: the target of a link, and what begins a line of a list. */
const MARKDOWN = /(\]\([^)\s]*\)|^\s*\d+[.)] )/mu;

/**
 * An Arabic text, which may be Markdown, in which each run of Latin words and figures keeps its own order: '10–12 kW' does not
 * turn into '12–10'. A text without Arabic letters is one run already, and stays as it is.
 */
export function withFiguresIsolated(text: string): string {
  if (!hasArabic(text) || /[\u2066-\u2068]/u.test(text)) return text;
  return text
    .split(MARKDOWN)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(LATIN_RUN, isolatedRun)))
    .join("");
}

/** A number by itself keeps its order among Arabic letters. */
const NUMBER = /^\d+(?:[.,]\d+)*$/;

function isolatedRun(run: string): string {
  const ended = run.replace(PUNCTUATION, "");
  const kept = endsBalanced(ended) ? ended : run.replace(ENDING, "");
  // A bracket that closes only behind other words belongs to these: '(FAT' in '(FAT وSAT)'.
  const figures = bracketsMatch(kept) ? kept : kept.replace(/^\(/u, "");
  if (figures === "" || NUMBER.test(figures)) return run;
  const start = run.indexOf(figures);
  return `${run.slice(0, start)}\u2066${figures}\u2069${run.slice(start + figures.length)}`;
}

const bracketsMatch = (run: string): boolean => run.split("(").length === run.split(")").length;

/** Whether the last bracket of a run closes one that the run has opened: '19XR (R-134a)'. */
const endsBalanced = (run: string): boolean => run.endsWith(")") && bracketsMatch(run);
