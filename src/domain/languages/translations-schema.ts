import * as z from "zod";
import { markdownProblem } from "../pages/markdown-limits.ts";
import { writtenNumber } from "../text/written-numbers.ts";
import { OTHER_LANGUAGES } from "./languages.ts";
import type { Translations } from "./translations.ts";

/** What the column `translations` of a record may hold. The database has the same limits (checks.is_translations). */

/** No field takes a longer text. */
const WORD_MAX = 200_000;
const PAIRS_MAX = 2000;
const BYTES_MAX = 900_000;

const [language = "", ...others] = OTHER_LANGUAGES as string[];
const word = z.string().max(WORD_MAX);
/** Any of them may be Markdown, and none may stop its page; no other text comes near these limits. */
const translation = word.trim().refine((text) => markdownProblem(text) === null, {
  error: ({ input }) => markdownProblem(String(input)) ?? "",
});
const pairs = z.array(z.tuple([word, translation]));

/** How many pairs there are in all languages and fields. */
const pairCount = (translations: Translations): number =>
  Object.values(translations)
    .flatMap((fields) => Object.values(fields ?? {}))
    .reduce((sum, { length }) => sum + length, 0);

export const translationsSchema: z.ZodType<Translations, Translations> = z
  .partialRecord(z.enum([language, ...others]), z.record(z.string().regex(/^[a-z_]{1,60}$/), pairs))
  .refine((translations) => pairCount(translations) <= PAIRS_MAX, {
    error: `Translate at most ${writtenNumber(PAIRS_MAX)} texts of a record`,
  })
  .refine((translations) => new TextEncoder().encode(JSON.stringify(translations)).length <= BYTES_MAX, {
    error: "The translations of a record take at most 900 kB",
  });
