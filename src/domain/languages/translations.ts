import { sha256 } from "@noble/hashes/sha2.js";
import { hexOf } from "../text/hash.ts";
import { FIRST_LANGUAGE, withFiguresIsolated } from "./languages.ts";
import { WORD_FIELDS, type TranslatedTable } from "./word-fields.ts";
import { withWords, wordsOf, type WordFields } from "./words.ts";

/** The fingerprint of a word as it was when it was translated, and its translation. */
export type Pair = [source: string, translation: string];

/**
 * What stands for a wording in the column `translations`, which everybody reads: earlier wordings are nobody's business. The
 * database makes the same (checks.fingerprint).
 */
export const fingerprint = (word: string): string =>
  hexOf(sha256(new TextEncoder().encode(word.trim())).subarray(0, 8));

/** A word with its translation as a record stores them. */
export const pairOf = (word: string, translation: string): Pair => [fingerprint(word), translation];

/**
 * What a record has in its column `translations`: by language and field a pair for each of its words. What is missing is not in
 * it, or empty; what is shown instead is decided where a page is rendered.
 */
export type Translations = { [language: string]: { [field: string]: Pair[] } | undefined };

/**
 * How a word stands in another language: its translation, one of an earlier wording (`earlier` is its fingerprint) that is shown
 * all the same, or none, so that the word itself is shown.
 */
export type TranslatedWord =
  { status: "translated" | "missing"; text: string } | { status: "outdated"; text: string; earlier: string };
type TranslationStatus = TranslatedWord["status"];

/** The words of a field in another language, of which it has these pairs. */
export function translated(words: readonly string[], pairs: readonly Readonly<Pair>[] = []): TranslatedWord[] {
  const given = pairs.filter(([, translation]) => translation.trim() !== "");
  if (given.length === 0) return words.map((word) => ({ status: "missing", text: word }));
  const bySource = new Map(given.toReversed());
  const sources = words.map(fingerprint);
  const present = new Set(sources);
  return words.map((word, place) => {
    const [earlier = "", atPlace = ""] = pairs[place] ?? [];
    const source = sources[place] ?? "";
    const own = earlier === source && atPlace.trim() !== "" ? atPlace : bySource.get(source);
    if (own !== undefined) return { status: "translated", text: own };
    // Words that only changed places keep their translations: what was that of another one is not an older one of this.
    const isOlder = pairs.length === words.length && atPlace.trim() !== "" && !present.has(earlier);
    return isOlder ? { status: "outdated", text: atPlace, earlier } : { status: "missing", text: word };
  });
}

/** How many words of a record are translated into a language, outdated or missing. */
export function translationState(
  record: object,
  fields: WordFields,
  language: string,
): Record<TranslationStatus, number> {
  const values = record as Readonly<Record<string, unknown>>;
  const pairs = storedTranslations(record)[language];
  const counts = { translated: 0, outdated: 0, missing: 0 };
  for (const name of Object.keys(fields)) {
    const words = translated(wordsOf(fields, name, values[name]), pairs?.[name]);
    for (const { status } of words) counts[status] += 1;
  }
  return counts;
}

/**
 * The pairs of a field with the translation of one word, made of its present wording or of an earlier one (`made`). The others
 * stay as they are.
 */
export function withTranslation(
  words: readonly string[],
  pairs: readonly Readonly<Pair>[] | undefined,
  place: number,
  translation: string,
  made = words[place] ?? "",
): Pair[] {
  const all = translated(words, pairs).map((word, index): Pair => {
    if (index === place) return pairOf(made, translation);
    if (word.status === "outdated") return [word.earlier, word.text];
    return pairOf(words[index] ?? "", word.status === "missing" ? "" : word.text);
  });
  return all.some(([, text]) => text !== "") ? all : [];
}

const filled = <T>(all: Record<string, T>, isFilled: (one: T) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([, one]) => isFilled(one)));

/** The translations of a record with other pairs of one field; a field or a language without any is left out. */
export function withPairs(translations: Translations, language: string, field: string, pairs: Pair[]): Translations {
  const fields = filled({ ...translations[language], [field]: pairs }, ({ length }) => length > 0);
  return filled({ ...translations, [language]: fields }, (one) => Object.keys(one ?? {}).length > 0);
}

/** The translations of a row that was read. The database lets nothing of another shape in (checks.is_translations). */
export const storedTranslations = (row: { translations?: unknown } | null): Translations =>
  (row?.translations ?? {}) as Translations;

const known = new WeakMap<object, Map<string, object>>();

/** A row with its words in a language; the row itself if nothing of it is translated. The same row gives the same object. */
export function inLanguage<Row extends object>(row: Row, table: TranslatedTable, language: string): Row {
  if (language === FIRST_LANGUAGE) return row;
  const ofRow = known.get(row) ?? new Map<string, object>();
  known.set(row, ofRow);
  const made = (ofRow.get(language) as Row | undefined) ?? translatedRow(row, WORD_FIELDS[table], language);
  ofRow.set(language, made);
  return made;
}

function translatedRow<Row extends object>(row: Row, fields: WordFields, language: string): Row {
  const values = row as Readonly<Record<string, unknown>>;
  const parts = Object.entries(storedTranslations(row)[language] ?? {}).flatMap(([name, pairs]) => {
    const words = wordsOf(fields, name, values[name]);
    const others = translated(words, pairs).map(({ text }) => withFiguresIsolated(text));
    return others.every((text, place) => text === words[place])
      ? []
      : [[name, withWords(fields, name, values[name], others)]];
  });
  return parts.length === 0 ? row : { ...row, ...(Object.fromEntries(parts) as Partial<Row>) };
}
