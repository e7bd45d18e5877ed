import { hasArabic } from "#domain/text/arabic-letters.ts";
import { LANGUAGE } from "#domain/languages/languages.ts";
import { langOf, language } from "#texts/language/page-language.ts";

/**
 * The attributes of a `bdi` with words of a record. Of itself it takes the direction of their first letter, but an Arabic text may
 * begin with the name of a brand.
 */
export const isolatedWords = (words: string): ReturnType<typeof langOf> =>
  LANGUAGE[language()].direction === "rtl" && hasArabic(words) ? { dir: "rtl" } : langOf(words);
