import { tooLong } from "../../text/text.ts";
import { LANGUAGE, type Language } from "../languages.ts";
import { namesakes, sharedNameText } from "../namesakes.ts";
import { translationsSchema } from "../translations-schema.ts";
import { storedTranslations, withPairs, withTranslation, type Translations } from "../translations.ts";
import type { TranslatedTable } from "../word-fields.ts";
import type { ReadTranslations, ReadWord, RowProblem } from "./read-translations.ts";
import { tableTitle } from "./translated-tables.ts";
import { checkOf, inFile, translationOf, wordsOfRecord, type WordRecord } from "./translation-rows.ts";

/** A word of which the file brings a translation. */
export type PlannedWord = {
  row: number;
  table: TranslatedTable;
  record: string;
  label: string;
  source: string;
  before: string;
  after: string;
};
/** One that was changed since the export; `was` is the wording that the translator saw, if it was that. */
export type Conflict = PlannedWord & ({ changed: "source"; was: string } | { changed: "translation" });

/** The translations of a record as they were read, and as they shall be. */
export type TranslationChange = { table: TranslatedTable; id: string; seen: Translations; translations: Translations };

export type TranslationPlan = {
  changes: TranslationChange[];
  words: PlannedWord[];
  conflicts: Conflict[];
  problems: RowProblem[];
  /** Specifications that would have the same name as others. */
  shared: { name: string; reason: string }[];
  /** Rows with what is stored anyway, or that nobody has changed since the export. */
  unchanged: number;
};

type Column = ReturnType<typeof wordsOfRecord>[number];
type Outcome =
  | "unchanged"
  | { refused: string }
  | { column: Column; word: PlannedWord; conflict: Conflict | null; at: number; source: string };

/**
 * What a file of translations would change in the records as they are now. Of words that were changed since the export only
 * the `chosen` rows are taken; the translation of an earlier wording is stored as such, so that it is outdated.
 */
export function planTranslations(
  { language, words, problems }: ReadTranslations,
  records: readonly WordRecord[],
  chosen: ReadonlySet<number> = new Set(),
): TranslationPlan {
  const plan: TranslationPlan = {
    changes: [],
    words: [],
    conflicts: [],
    problems: [...problems],
    shared: [],
    unchanged: 0,
  };
  const known = new Map(records.map((record) => [keyOf(record), record]));
  for (const [key, rows] of Map.groupBy(words, keyOf)) {
    const record = known.get(key);
    if (record) planRecord(plan, record, rows, language, chosen);
    else
      for (const read of rows)
        if (isEdited(read))
          plan.problems.push({ row: read.row, reason: `There is no ${nounOf(read.table)} with this id any more.` });
        else plan.unchanged += 1;
  }
  plan.problems.sort((a, b) => a.row - b.row);
  plan.shared = sharedNames(plan.changes, records, language);
  return plan;
}

/** The specifications of the changes whose names would be those of others. `records` has all specifications. */
function sharedNames(changes: readonly TranslationChange[], records: readonly WordRecord[], language: Language) {
  const changed = new Map(changes.map((change) => [keyOf(change), change.translations]));
  const all = records
    .filter(({ table }) => table === "attributes")
    .map(({ row, ...one }) => ({ ...one, translations: changed.get(keyOf(one)) ?? storedTranslations(row) }));
  return [...namesakes(all, language)].flatMap(([id, others]) => {
    const one = all.find((record) => record.id === id && changed.has(keyOf(record)));
    return one ? [{ name: one.name, reason: sharedNameText(LANGUAGE[language].english, others) }] : [];
  });
}

/** Whether a translation is another one than was exported; without its check nobody can tell. */
const isEdited = ({ translation, check }: ReadWord): boolean => check !== checkOf(translation);
const nounOf = (table: TranslatedTable): string => tableTitle(table).one.toLowerCase();
const keyOf = ({ table, id }: { table: TranslatedTable; id: string }): string => `${table}/${id}`;

function planRecord(
  plan: TranslationPlan,
  record: WordRecord,
  rows: readonly ReadWord[],
  language: Language,
  chosen: ReadonlySet<number>,
): void {
  const seen = storedTranslations(record.row);
  const columns = new Map(wordsOfRecord(record, language).map((column) => [column.column, column]));
  const takenBy = new Map<string, number>();
  const planned: PlannedWord[] = [];
  let translations = seen;
  for (const read of rows) {
    const column = columns.get(read.column);
    const outcome = outcomeOf(read, column, record);
    if (outcome === "unchanged") {
      plan.unchanged += 1;
      continue;
    }
    if ("refused" in outcome) {
      plan.problems.push({ row: read.row, reason: outcome.refused });
      continue;
    }
    const place = `${read.column}/${outcome.at}`;
    const other = takenBy.get(place);
    if (other !== undefined) {
      plan.problems.push({ row: read.row, reason: `Row ${other} has a translation of the same text.` });
      continue;
    }
    takenBy.set(place, read.row);
    if (outcome.conflict) plan.conflicts.push(outcome.conflict);
    if (outcome.conflict && !chosen.has(read.row)) continue;
    const { column: of, at, source } = outcome;
    const pairs = translations[language]?.[of.column];
    const next = withTranslation(of.sources, pairs, at, read.translation, source);
    translations = withPairs(translations, language, of.column, next);
    planned.push(outcome.word);
  }
  if (planned.length === 0) return;
  const { error } = translationsSchema.safeParse(translations);
  if (error) {
    const reason = `${record.name}: ${error.issues[0]?.message ?? "Its translations are too long"}.`;
    plan.problems.push(...planned.map(({ row }) => ({ row, reason })));
    return;
  }
  plan.words.push(...planned);
  plan.changes.push({ table: record.table, id: record.id, seen, translations });
}

const GONE = "This text is not there any more.";

function outcomeOf(read: ReadWord, column: Column | undefined, record: WordRecord): Outcome {
  const { row, at: place, source, translation, check } = read;
  if (!column) return isEdited(read) ? { refused: GONE } : "unchanged";
  const { words, states } = column;
  const stillThere = (at: number) => words[at] !== undefined && inFile(words[at].text) === source;
  // Words may have changed places.
  const found = stillThere(place) ? place : words.findIndex((_, index) => stillThere(index));
  const at = found === -1 ? place : found;
  const [state, word] = [states[at], words[at]];
  const before = translationOf(state);
  const isSame = inFile(before) === translation;
  const confirms = found !== -1 && isSame && state?.status === "outdated" && read.isConfirmed;
  if (!confirms && (isSame || !isEdited(read))) return "unchanged";
  if (!word) return { refused: GONE };
  if (translation.length > word.max)
    return { refused: `${record.name}, ${word.label}: ${tooLong(word.max)}; this has ${translation.length}.` };
  const planned: PlannedWord = {
    ...{ row, table: record.table, record: record.name, label: word.label, source: word.text },
    ...{ before, after: translation },
  };
  if (found === -1) {
    const conflict: Conflict = { ...planned, changed: "source", was: source };
    return { column, word: planned, conflict, at, source };
  }
  const isOvertaken = !confirms && check !== "" && check !== checkOf(before);
  const conflict: Conflict | null = isOvertaken ? { ...planned, changed: "translation" } : null;
  return { column, word: planned, conflict, at, source: word.text };
}
