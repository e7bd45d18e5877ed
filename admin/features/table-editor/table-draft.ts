import * as z from "zod";
import type { TableProduct } from "#domain/products/editor-columns.ts";
import type { RowConflict } from "./rules/conflicts.ts";
import type { Edits } from "./rules/history.ts";
import { persistDraft, readDraft } from "../../records/drafts/draft-store.ts";

const valuesSchema = z.object({
  edits: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.boolean()]))),
  /** The version of each product that was edited. */
  versions: z.record(z.string(), z.string()),
});
type TableDraft = z.infer<typeof valuesSchema> & { at: number };

/** Keeps the unsaved cells in this browser, so that a closed tab loses nothing. */
export function persistTableDraft(key: string, edits: Edits, products: ReadonlyMap<string, TableProduct>): void {
  const versions = [...edits.keys()].flatMap((id) => {
    const version = products.get(id)?.updated_at;
    return version ? [[id, version]] : [];
  });
  persistDraft(key, {
    seen: null,
    at: Date.now(),
    values: { edits: Object.fromEntries(edits), versions: Object.fromEntries(versions) },
  });
}

/** The unsaved cells of an earlier visit, or null. */
export function readTableDraft(key: string): TableDraft | null {
  const draft = readDraft(key);
  const values = valuesSchema.safeParse(draft?.values);
  return draft && values.success && Object.keys(values.data.edits).length > 0 ? { ...values.data, at: draft.at } : null;
}

/** A draft applied to the current products: cells to change, conflicts, and how many products are gone. */
export function restoredDraft({ edits, versions }: TableDraft, now: readonly TableProduct[]) {
  const kept = now.filter(({ id }) => edits[id]);
  const conflicts: RowConflict[] = kept
    .filter(({ id, updated_at }) => versions[id] !== updated_at)
    // The version that the draft was based on is not known any more.
    .map((product) => ({ id: product.id, base: product, theirs: product }));
  return {
    cells: kept.map(({ id }) => ({ id, cells: edits[id] ?? {} })),
    conflicts,
    gone: Object.keys(edits).length - kept.length,
  };
}
