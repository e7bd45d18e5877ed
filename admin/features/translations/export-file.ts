import { listTranslations, readWordRecords } from "#db/content/translations.ts";
import { workbookFile } from "#domain/export/workbook-file.ts";
import type { Language } from "#domain/languages/languages.ts";
import { TRANSLATED_TABLES } from "#domain/languages/table/translated-tables.ts";
import { columnLooks, translationTable, WORDS_MAX, type WordRecord } from "#domain/languages/table/translation-rows.ts";
import type { TranslatedTable } from "#domain/languages/word-fields.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { client } from "../../environment.ts";

export type ExportChoices = {
  language: Language;
  /** Of all kinds if it is left out. */
  table: TranslatedTable | undefined;
  /** Only what is missing or outdated. */
  undoneOnly: boolean;
};

/** Of so many records each is asked for by its id; of more it is quicker to read all of their kind. */
const BY_ID_MAX = 1000;

/** Makes the file for a translator. Throws a RangeError that says why if there are too many words, or none. */
export async function translationFile(
  { language, table, undoneOnly }: ExportChoices,
  onProgress: (read: number) => void,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; words: number; left: number }> {
  const records: WordRecord[] = [];
  for (const one of table ? [table] : TRANSLATED_TABLES) {
    const ids = undoneOnly ? await undoneIds(language, one) : undefined;
    const before = records.length;
    const read = await readWordRecords(client, one, {
      ...(ids && { ids }),
      onProgress: (now) => onProgress(before + now),
    });
    records.push(...read);
  }
  const { rows, left } = translationTable(records, language, { undoneOnly });
  const words = rows.length - 1;
  if (words === 0) throw new RangeError("There is nothing to export: no text is missing or outdated.");
  if (words > WORDS_MAX)
    throw new RangeError(
      `These are ${writtenNumber(words)} words; a file has at most ${writtenNumber(WORDS_MAX)}. Export one kind after the other, or only what is missing or outdated.`,
    );
  return { bytes: await workbookFile("Translations", rows, columnLooks(language)), words, left };
}

/** The records of a table with something to do, unless these are many. */
async function undoneIds(language: Language, table: TranslatedTable): Promise<string[] | undefined> {
  const { data, count } = await listTranslations(client, { language, table }, { limit: BY_ID_MAX, offset: 0 });
  return count > data.length ? undefined : data.map(({ id }) => id);
}
