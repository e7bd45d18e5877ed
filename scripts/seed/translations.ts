import { existsSync, readFileSync } from "node:fs";
import { translationsSchema } from "#domain/languages/translations-schema.ts";
import { pairOf, type Pair, type Translations } from "#domain/languages/translations.ts";
import { WORD_FIELDS, type TranslatedTable } from "#domain/languages/word-fields.ts";
import { wordsOf } from "#domain/languages/words.ts";
import { json, type Sql } from "./sql.ts";

/** By slug and field its text in Arabic, or those of its words in their order; one that is missing is empty. */
type Arabic = Record<string, Record<string, string | string[]>>;

function arabicIn(name: string): Arabic | null {
  const file = new URL(`arabic/${name}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Arabic) : null;
}

/** The column `translations` of records that are stored later than the seed, from a file of their own in arabic/. */
export function laterTranslations(table: TranslatedTable, name: string) {
  const texts = arabicIn(name) ?? {};
  return (row: { slug?: string }): Translations => {
    const { slug = "" } = row;
    return translationsOf(table, slug, row, texts[slug] ?? {});
  };
}

/**
 * The column `translations` for the rows of a table, from its file in arabic/; of a table without one no column. Throws for what
 * fits no row, which would be lost.
 */
export function translationsFor(table: TranslatedTable) {
  const texts = arabicIn(table);
  const waiting = new Set(Object.keys(texts ?? {}));
  return {
    /** `row` has the record's own words, as they are stored. */
    of(slug: string, row: object): { translations?: Sql } {
      if (!texts) return {};
      waiting.delete(slug);
      return { translations: json(translationsOf(table, slug, row, texts[slug] ?? {})) };
    },
    /** Throws if a record of the file is not among the rows. */
    end(): void {
      if (waiting.size > 0)
        throw new Error(`${table} has no ${[...waiting].join(", ")}, which arabic/${table}.json has`);
    },
  };
}

function translationsOf(table: TranslatedTable, slug: string, row: object, texts: Arabic[string]): Translations {
  const all = Object.entries(texts).map(([name, given]): [string, Pair[]] => {
    const words = wordsOf(WORD_FIELDS[table], name, (row as Record<string, unknown>)[name]);
    const translations = typeof given === "string" ? [given] : given;
    if (words.length !== translations.length)
      throw new Error(
        `The Arabic of ${table} has ${translations.length} texts for ${name} of ${slug}, which has ${words.length} words`,
      );
    return [name, words.map((word, place) => pairOf(word, translations[place] ?? ""))];
  });
  const fields = all.filter(([, pairs]) => pairs.length > 0);
  return fields.length === 0 ? {} : translationsSchema.parse({ ar: Object.fromEntries(fields) });
}
