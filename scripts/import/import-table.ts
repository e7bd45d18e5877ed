import { setTimeout } from "node:timers/promises";
import type { Client } from "#db/client.ts";
import { readStoredRecords } from "#db/import/stored-records.ts";
import { storeChange, type StoredChange } from "#db/changes/store-change.ts";
import type { ImportChange } from "#domain/import/import-changes.ts";
import { importSession, type PlanSummary } from "#domain/import/session.ts";
import { withLikely } from "#domain/import/unknown-values.ts";
import type { Translations } from "#domain/languages/translations.ts";

/** What an import did; `preview` and `store` are the milliseconds that it took. */
export type Imported = { summary: PlanSummary; stored: StoredChange; preview: number; store: number };

/**
 * Imports a table as the administration does when everything that is proposed is accepted. A table has words in one language only:
 * `translationsOf` gives new products theirs.
 */
export async function importTable(
  client: Client,
  title: string,
  table: Uint8Array,
  translationsOf?: (product: { slug?: string }) => Translations,
): Promise<Imported> {
  const session = importSession();
  session.setStored(await readStoredRecords(client));
  const started = performance.now();
  await session.read(table);
  const { mapping: proposed } = session.propose([]);
  const mapping = withLikely(proposed, session.unknown(proposed));
  const summary = await session.plan(mapping, []);
  const planned = performance.now();
  const { changes, newBrands, newCategories } = session.changes();
  // The work above blocks the event loop. Without this pause, a connection that the server has closed meanwhile would be used
  // again.
  await setTimeout(20);
  const change = { kind: "import" as const, title, newBrands, newCategories };
  const translated = (one: ImportChange) =>
    one.seen === null && translationsOf
      ? { ...one, values: { ...one.values, translations: translationsOf(one.values) } }
      : one;
  const stored = await storeChange(client, change, changes.map(translated));
  return { summary, stored, preview: planned - started, store: performance.now() - planned };
}
