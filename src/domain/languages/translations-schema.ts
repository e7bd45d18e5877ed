import * as z from "zod";
import { markdownProblem } from "../pages/markdown-limits.ts";
import { writtenNumber } from "../text/written-numbers.ts";
import { OTHER_LANGUAGES } from "./languages.ts";
import type { Pair, Translations } from "./translations.ts";

/** What the column `translations` of a record may hold. The database has the same limits (checks.is_translations). */

/** No field takes a longer text. */
const WORD_MAX = 200_000;
const PAIRS_MAX = 2000;
const BYTES_MAX = 900_000;

const [language = "", ...others] = OTHER_LANGUAGES as string[];
const translation = z.string().max(WORD_MAX).trim();
const pairs = z.array(z.tuple([z.string().regex(/^[0-9a-f]{16}$/), translation]));

const pairsOf = (translations: Translations): Pair[] =>
  Object.values(translations).flatMap((fields) => Object.values(fields ?? {}).flat());
/** Any of them may be Markdown, and none may stop its page. No other texts come near these limits, even taken together. */
const problemOf = (translations: Translations): string | null =>
  markdownProblem(
    pairsOf(translations)
      .map(([, text]) => text)
      .join("\n\n"),
  );

export const translationsSchema: z.ZodType<Translations, Translations> = z
  .partialRecord(z.enum([language, ...others]), z.record(z.string().regex(/^[a-z_]{1,60}$/), pairs))
  .refine((translations) => pairsOf(translations).length <= PAIRS_MAX, {
    error: `Translate at most ${writtenNumber(PAIRS_MAX)} texts of a record`,
  })
  .refine((translations) => new TextEncoder().encode(JSON.stringify(translations)).length <= BYTES_MAX, {
    error: "The translations of a record take at most 900 kB",
  })
  .refine((translations) => problemOf(translations) === null, {
    error: ({ input }) => problemOf(input as Translations) ?? "",
  });
