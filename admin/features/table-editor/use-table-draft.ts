import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDebouncedCallback } from "use-debounce";
import { storedValue } from "#domain/products/editor-columns.ts";
import { useAuth } from "../../session/auth-context.ts";
import { forgetDraft } from "../../records/drafts/draft-store.ts";
import { wasReloaded } from "../../update/version.ts";
import type { RowConflict } from "./rules/conflicts.ts";
import { listTableProductsById } from "#db/products/edited-products.ts";
import { counted } from "#domain/text/text.ts";
import { client } from "../../environment.ts";
import { persistTableDraft, readTableDraft, restoredDraft } from "./table-draft.ts";
import type { Say } from "./use-outcome.ts";
import type { Table } from "./use-table.ts";

const TYPING_PAUSE_MS = 400;

type Options = { table: Table; say: Say; keepConflicts: (conflicts: readonly RowConflict[]) => void };

/**
 * Keeps unsaved cells in this browser until they are saved or discarded; at the next visit it offers to apply them to the
 * current products.
 */
export function useTableDraft({ table, say, keepConflicts }: Options) {
  const { editing, columnOf, read, setChangedOnly } = table;
  const { edits, products } = editing;
  const { user } = useAuth();
  const key = `${user?.id ?? ""}:product-table`;
  const [offer, setOffer] = useState(() => readTableDraft(key));
  // Keep an unanswered offer when the table is left without an edit.
  const edited = useRef(false);
  const keep = useDebouncedCallback(persistTableDraft, TYPING_PAUSE_MS);

  useEffect(() => {
    if (edits.size > 0) {
      edited.current = true;
      keep(key, edits, products);
    } else if (edited.current) {
      edited.current = false;
      keep.cancel();
      forgetDraft(key);
    }
  }, [key, edits, products, keep]);
  useEffect(() => {
    window.addEventListener("pagehide", keep.flush);
    return () => {
      window.removeEventListener("pagehide", keep.flush);
      keep.flush();
    };
  }, [keep]);

  const restore = async () => {
    if (!offer) return;
    const now = await listTableProductsById(client, Object.keys(offer.edits));
    const restored = restoredDraft(offer, now);
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
    setOffer(null);
  };
  // After reloading for a new version, the edits are restored without asking.
  const restoreAfterReload = useEffectEvent(() => {
    if (wasReloaded()) void restore();
  });
  useEffect(() => {
    const timer = setTimeout(restoreAfterReload);
    return () => clearTimeout(timer);
  }, []);

  const forget = () => {
    keep.cancel();
    forgetDraft(key);
  };
  return {
    offer,
    restore,
    discard: () => {
      forget();
      setOffer(null);
    },
    forget,
  };
}
