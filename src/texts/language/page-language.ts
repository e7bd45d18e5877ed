import {
  FIRST_LANGUAGE,
  isLanguage,
  LANGUAGE,
  withFiguresIsolated,
  wordsLanguage,
  type Language,
} from "#domain/languages/languages.ts";

/** Global, because the bundle that renders pages has its own copy of this module. */
const KEY = Symbol.for("plantroom.language");
type Holder = { [KEY]?: Language | undefined };

/** Sets the language of all pages that are rendered from now on in this process. */
export function setLanguage(language: Language): void {
  (globalThis as Holder)[KEY] = language;
}

/** What is made in a language, by work that does not wait: a function answers visitors of several languages at the same time. */
export function madeIn<Made>(language: Language, make: () => Made): Made {
  const holder = globalThis as Holder;
  const before = holder[KEY];
  holder[KEY] = language;
  try {
    return make();
  } finally {
    holder[KEY] = before;
  }
}

/** The language of the page: in a browser the one that the page says, in a build the one that is being rendered. */
export function language(): Language {
  const set = (globalThis as Holder)[KEY];
  if (set !== undefined) return set;
  const said = typeof document === "undefined" ? "" : document.documentElement.lang;
  return isLanguage(said) ? said : FIRST_LANGUAGE;
}

/** The attributes `lang` and `dir` of words that may not be in the language of the page; none if they are. */
export const langOf = (words: string) => wordsLanguage(words, language());

/** A date in the language of the page: '27 November 2026', '27 نوفمبر 2026'. */
export const writtenDate = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  date.toLocaleString(LANGUAGE[language()].locale, options);

/** What has the shape of these texts, with other words. */
export type Words<Texts> = Texts extends string
  ? string
  : Texts extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : { readonly [Name in keyof Texts]: Words<Texts[Name]> };

/** Texts of any shape in which figures keep their order, also those that functions put together. */
export function withTextsIsolated<Texts>(texts: Texts): Texts {
  if (typeof texts === "string") return withFiguresIsolated(texts) as Texts;
  if (typeof texts === "function")
    return ((...parts: unknown[]): unknown =>
      withTextsIsolated((texts as (...given: unknown[]) => unknown)(...parts))) as Texts;
  if (typeof texts !== "object" || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map((one: unknown) => withTextsIsolated(one)) as Texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, withTextsIsolated<unknown>(text)]),
  ) as Texts;
}

/** Texts in each language. Each is looked up in the language of the page when it is read, so it must not be copied before. */
export function inLanguages<const Texts extends object>(
  texts: { en: Texts } & Record<Language, Words<Texts>>,
): Words<Texts> {
  const made: Partial<Record<Language, Words<Texts>>> = {};
  const present = (): Words<Texts> =>
    (made[language()] ??=
      LANGUAGE[language()].direction === "rtl" ? withTextsIsolated(texts[language()]) : texts[language()]);
  const read = {};
  for (const name of Object.keys(texts.en) as (keyof Words<Texts>)[])
    Object.defineProperty(read, name, { enumerable: true, get: () => present()[name] });
  return read as Words<Texts>;
}
