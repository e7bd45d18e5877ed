import type { TranslationChange } from "#domain/languages/table/plan-translations.ts";
import type { Client } from "../client.ts";
import type { Json } from "../database.types.ts";
import { storePrepared, type StoreOptions } from "./prepared-change.ts";
import type { EditedRecord } from "./undo.ts";

/** What became of a file of translations. With anything in `edited` nothing was stored. */
export type StoredTranslations = { id: string; changed: number; edited: EditedRecord[] };

/** The longest title of a change. */
const TITLE_MAX = 300;

/**
 * Stores the translations of records of any kinds as one change: all, or none where somebody has translated one of these
 * records since they were read, or deleted it.
 */
export async function storeTranslations(
  client: Client,
  file: string,
  changes: readonly TranslationChange[],
  options: Pick<StoreOptions, "onProgress" | "signal"> = {},
): Promise<StoredTranslations> {
  const rows = changes.map(({ table, id, seen, translations }) => ({
    ...{ table_name: table, record: id },
    ...{ before: { translations: seen as Json }, after: { translations: translations as Json } },
  }));
  const { id, applied } = await storePrepared(
    client,
    { kind: "import", title: file.slice(0, TITLE_MAX) },
    { rows },
    options,
  );
  const numbers = Object.values(applied?.counts ?? {}).map((counts) => counts?.changed ?? 0);
  return { id, changed: numbers.reduce((sum, number) => sum + number, 0), edited: applied?.edited ?? [] };
}
