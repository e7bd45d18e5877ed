import type { PostgrestClient } from "@supabase/postgrest-js";
import type { ChangeCounts } from "#domain/content/change.ts";
import type { ChangeRow } from "#domain/workbook/plan-types.ts";
import { EXPECTED } from "#domain/workbook/sheets.ts";
import { WORKBOOK_TABLES, type SiteContent, type SiteRow } from "#domain/workbook/site-content.ts";
import { compareNames } from "#domain/text/names.ts";
import type { Client } from "../client.ts";
import { storePrepared, type PreparedRow, type StoreOptions } from "../changes/prepared-change.ts";
import type { EditedRecord } from "../changes/undo.ts";
import { listCategoryAttributes } from "../specifications/attributes.ts";
import { readAll } from "../read-all.ts";

type Progress = (read: number) => void;

/** All that a workbook has or changes, as it is stored. */
export async function readSiteContent(client: Client, onProgress?: Progress): Promise<SiteContent> {
  const content: Record<string, SiteRow[]> = {};
  let before = 0;
  // The client's types cannot follow a variable table name.
  const rows = (table: string) => (client as unknown as PostgrestClient).from(table).select("*");
  for (const table of WORKBOOK_TABLES) {
    const read = await readAll(
      (from, to) => rows(table).order("id").range(from, to).overrideTypes<SiteRow[], { merge: false }>(),
      { onProgress: (now) => onProgress?.(before + now) },
    );
    before += read.length;
    content[table] = read.sort((a, b) => compareNames(nameOf(a), nameOf(b)));
  }
  const expected = await listCategoryAttributes(client);
  const names = new Map((content["attributes"] ?? []).map((row) => [row.id, String(row["name"])]));
  const ofCategory = Map.groupBy(expected, ({ category_id }) => category_id);
  return {
    ...content,
    categories: (content["categories"] ?? []).map((row) => ({
      ...row,
      [EXPECTED]: (ofCategory.get(row.id) ?? []).flatMap(({ attribute_id }) => names.get(attribute_id) ?? []),
    })),
    category_attributes: expected.map((row) => ({ ...row, id: `${row.category_id}/${row.attribute_id}` })),
  };
}

const nameOf = (row: SiteRow): string => String(row["name"] ?? row["title"] ?? row["key"]);

/** What became of a workbook. With anything in `edited` or `used` nothing was stored. */
export type StoredWorkbook = { id: string; counts: ChangeCounts; edited: EditedRecord[]; used: string[] };

/** The longest title of a change. */
const TITLE_MAX = 300;

/** Stores a planned workbook as one change: all of it, or nothing where somebody has changed one of its records since. */
export async function storeWorkbook(
  client: Client,
  title: string,
  rows: readonly ChangeRow[],
  options: StoreOptions = {},
): Promise<StoredWorkbook> {
  const head = { kind: "import", title: title.slice(0, TITLE_MAX) };
  const { id, applied } = await storePrepared(client, head, { rows: rows as PreparedRow[] }, options);
  return {
    ...{ id, counts: applied?.counts ?? {}, edited: applied?.edited ?? [] },
    used: (applied?.slugs_used ?? []).map(({ slug }) => slug),
  };
}
