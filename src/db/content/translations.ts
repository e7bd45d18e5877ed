import type { PostgrestClient } from "@supabase/postgrest-js";
import type { Language } from "#domain/languages/languages.ts";
import type { TranslatedTable } from "#domain/languages/word-fields.ts";
import { isTranslatedTable, nameColumn, wordColumns } from "#domain/languages/table/translated-tables.ts";
import type { WordRecord } from "#domain/languages/table/translation-rows.ts";
import type { Client } from "../client.ts";
import { unwrap } from "../errors.ts";
import { readPage, type ListPage } from "../list-page.ts";
import { readAll, readByIds } from "../read-all.ts";

type Counts = { translated: number; outdated: number; missing: number };

/** A record with the numbers of its words in each state. */
export type TranslatedRecord = Counts & { table: TranslatedTable; id: string; name: string; updatedAt: string };

export type TranslationFilter = {
  language: Language;
  table?: TranslatedTable | undefined;
  /** Records with such words; left out: with any that are not translated. */
  status?: "missing" | "outdated" | undefined;
  /** A part of the name. */
  search?: string | undefined;
  order?: TranslationOrder | undefined;
};
/** Most to do first, what changed last first, or by name. */
type TranslationOrder = "undone" | "changed" | "name";

/** The records with words that are not translated, or outdated. The database counts: no text of theirs is read. */
export async function listTranslations(
  client: Client,
  { language, table, status, search, order = "undone" }: TranslationFilter,
  page: { limit: number; offset: number },
): Promise<ListPage<TranslatedRecord>> {
  const asked = { of_language: language, ...(table && { of_table: table }), ...(search && { in_name: search }) };
  const { data, count } = await readPage(() => {
    const rows = client.rpc("list_translations", asked, { count: "exact" }).gt(status ?? "undone", 0);
    const sorted = {
      undone: () => rows.order("undone", { ascending: false }).order("name"),
      changed: () => rows.order("updated_at", { ascending: false }),
      name: () => rows.order("name"),
    }[order]();
    return sorted.order("record");
  }, page);
  const known = data.flatMap(({ table_name: of, record: id, updated_at: updatedAt, name, ...counts }) => {
    const { translated, outdated, missing } = counts;
    return isTranslatedTable(of) ? [{ table: of, id, name, updatedAt, translated, outdated, missing }] : [];
  });
  return { data: known, count };
}

/** How many words of the whole content are in each state, and of how many records, by table. */
export async function countTranslations(
  client: Client,
  language: Language,
): Promise<(Counts & { table: TranslatedTable; records: number })[]> {
  const rows = unwrap(await client.rpc("count_translations", { of_language: language }));
  return rows.flatMap(({ table_name: table, records, translated, outdated, missing }) =>
    isTranslatedTable(table) ? [{ table, records, translated, outdated, missing }] : [],
  );
}

type Options = { ids?: readonly string[]; onProgress?: (read: number) => void };

/** The words and translations of all records of a table, or of those with these ids; no other column of theirs. */
export async function readWordRecords(
  client: Client,
  table: TranslatedTable,
  { ids, onProgress }: Options = {},
): Promise<WordRecord[]> {
  const columns = [...new Set(["id", nameColumn(table), ...wordColumns(table), "translations"])].join(", ");
  // The client's types cannot follow a variable table name.
  const rows = () => (client as unknown as PostgrestClient).from(table).select(columns);
  const read = ids
    ? await readByIds(ids, (some) => rows().in("id", some).overrideTypes<Row[], { merge: false }>(), { onProgress })
    : await readAll((from, to) => rows().order("id").range(from, to).overrideTypes<Row[], { merge: false }>(), {
        onProgress,
      });
  return read.map((row) => ({ table, id: row.id, name: String(row[nameColumn(table)]), row }));
}
type Row = { id: string; [column: string]: unknown };
