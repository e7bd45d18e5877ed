import { listTableProductsById } from "#db/product-table.ts";
import { storedValue } from "#domain/table-edit/columns.ts";
import type { RowConflict } from "#domain/table-edit/conflicts.ts";
import { counted } from "#domain/text.ts";
import { client } from "../../environment.ts";
import { restoredDraft } from "./table-draft.ts";
import type { Say } from "./use-outcome.ts";
import type { Table } from "./use-table.ts";
import { useTableDraft } from "./use-table-draft.ts";

type Options = { table: Table; say: Say; keepConflicts: (conflicts: readonly RowConflict[]) => void };

/** Applies the unsaved cells of an earlier visit to the current products. */
export function useRestoredDraft({ table, say, keepConflicts }: Options) {
  const { editing, columnOf, read, setChangedOnly } = table;
  return useTableDraft({
    edits: editing.edits,
    products: editing.products,
    onRestore: async (kept) => {
      const now = await listTableProductsById(client, Object.keys(kept.edits));
      const restored = restoredDraft(kept, now);
      const byId = new Map(now.map((product) => [product.id, product]));
      const changes = restored.cells.flatMap(({ id, cells }) =>
        Object.entries(cells).map(([key, to]) => {
          const product = byId.get(id);
          return { id, column: key, from: product ? storedValue(product, columnOf(key)) : "", to };
        }),
      );
      editing.step({ what: "Restore draft", changes }, now);
      if (now.some(({ id }) => !read.has(id))) setChangedOnly(true);
      keepConflicts(restored.conflicts);
      const gone = restored.gone > 0 ? ` ${counted(restored.gone, "product")} of the draft do not exist any more.` : "";
      say(`${counted(changes.length, "cell")} restored.${gone}`);
    },
  });
}
