import { sameValue } from "../content/changed-fields.ts";
import type { Field } from "../content/fields.ts";
import type { Difference, RowProblem } from "../import/plan-types.ts";
import { translationOf } from "../languages/table/translation-rows.ts";
import { translationsSchema } from "../languages/translations-schema.ts";
import {
  storedTranslations,
  translated,
  withPairs,
  withTranslation,
  type Translations,
} from "../languages/translations.ts";
import { tooLong } from "../text/text.ts";
import { CellError } from "./entry-lines.ts";
import { readCell, writeCell, type CellNames } from "./field-cells.ts";
import { asRead } from "./record-cells.ts";
import { EMPTIES } from "./sheets.ts";

type Row = Readonly<Record<string, unknown>>;
export type ReadValue = { value: unknown } | { reason: string } | null;

/**
 * The value that a cell gives a field: null where it changes nothing, as an empty one does, or one that holds what is stored
 * already. `stored` is null for a new record.
 */
export function readValue(
  { field, name }: { field: Field; name: string },
  text: string,
  stored: Row | null,
  beside: Row,
  names: CellNames,
): ReadValue {
  if (stored) {
    if (text === "") return null;
    const typed = field.typed(stored[name]);
    if (asRead(writeCell(field, typed, { ...beside, [name]: typed }, names)) === text) return null;
  }
  try {
    const typed = text === "" || text === EMPTIES ? emptied(field, text) : readCell(field, text, beside, names);
    const { data, error } = field.schema.safeParse(typed);
    if (error) {
      const [{ path, message } = { path: [], message: "It cannot be stored" }] = error.issues;
      const entry = typeof path[0] === "number" ? `Entry ${path[0] + 1}: ` : "";
      return { reason: entry + message };
    }
    return stored && sameValue(stored[name], data) ? null : { value: data };
  } catch (error) {
    if (error instanceof CellError) return { reason: error.message };
    throw error;
  }
}

/** What a form would have for an emptied field; for one that was never filled, its initial value. */
const emptied = (field: Field, text: string): unknown => {
  const isText = ["text", "long text", "markdown", "date", "picture", "slug"].includes(field.control.type);
  return text === EMPTIES && isText ? "" : field.typed(undefined);
};

/** The translations after the words of a cell: of each word that differs from what is shown now. */
function withWordsOf(
  translations: Translations,
  {
    name,
    language,
    words,
    texts,
  }: { name: string; language: string; words: readonly string[]; texts: readonly string[] },
): Translations {
  return words.reduce((all, _, place) => {
    const pairs = all[language]?.[name];
    const text = texts[place] ?? "";
    if (translationOf(translated(words, pairs)[place]) === text) return all;
    return withPairs(all, language, name, withTranslation(words, pairs, place, text));
  }, translations);
}

type WordColumn = { head: string; name: string; language: string; max: number };

/** Reads the words of a record in other languages, of which `read` gives the texts of a cell. */
export function planWords(
  cells: ReadonlyMap<string, string>,
  columns: readonly WordColumn[],
  stored: Row | null,
  of: (column: WordColumn) => { before: string; words: string[]; read: (text: string) => string[] },
): { translations: Translations | null; differences: Difference[]; problems: RowProblem[] } {
  const seen = storedTranslations(stored);
  const differences: Difference[] = [];
  const problems: RowProblem[] = [];
  let translations = seen;
  for (const column of columns) {
    const text = cells.get(column.head) ?? "";
    if (text === "") continue;
    try {
      const { before, words, read } = of(column);
      if (stored && asRead(before) === text) continue;
      const texts = text === EMPTIES ? words.map(() => "") : read(text);
      if (texts.some((one) => one.length > column.max)) throw new CellError(tooLong(column.max));
      const next = withWordsOf(translations, { ...column, words, texts });
      if (sameValue(next, translations)) continue;
      translations = next;
      differences.push({ label: column.head, before, after: text === EMPTIES ? "" : text });
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      problems.push({ column: column.head, reason: error.message });
    }
  }
  const { error } = translationsSchema.safeParse(translations);
  if (error) problems.push({ column: "", reason: error.issues[0]?.message ?? "Its translations are too long" });
  return { translations: sameValue(translations, seen) ? null : translations, differences, problems };
}
