import { FIRST_LANGUAGE, LANGUAGES, type Language } from "./languages.ts";

/** The languages into which records are translated: all but that of the records themselves. */
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE);

/** What the office calls each language, and how a text in it runs. */
export const LANGUAGE_NAMES: Record<Language, { name: string; dir: "ltr" | "rtl" }> = {
  en: { name: "English", dir: "ltr" },
  ar: { name: "Arabic", dir: "rtl" },
};

/** The name of a language by its code; of an unknown one the code. */
export const languageName = (code: string): string =>
  Object.hasOwn(LANGUAGE_NAMES, code) ? LANGUAGE_NAMES[code as Language].name : code;
