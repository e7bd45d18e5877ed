import { useEffect, useRef, useState } from "react";
import { RefusedError } from "#db/errors.ts";
import { storeChange } from "#db/changes/store-change.ts";
import { listTableProductsById } from "#db/products/edited-products.ts";
import { routes } from "#domain/addresses/routes.ts";
import { productChanges } from "./rules/edited-products.ts";
import type { Column, TableProduct } from "#domain/products/editor-columns.ts";
import type { RowConflict } from "./rules/conflicts.ts";
import type { Edits } from "./rules/history.ts";
import { counted } from "#domain/text/text.ts";
import { toast } from "../../ui/toast.ts";
import { useUndoFromToast } from "../../changes/use-undo-change.tsx";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { refreshLists } from "../../query-client.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";

type Options = {
  /** The products were stored; `now` are their new versions, or null if these could not be read. */
  onSaved: (now: readonly TableProduct[] | null) => void;
  /** Nothing was stored: somebody else changed these products since. */
  onConflicts: (conflicts: readonly RowConflict[]) => void;
  /** Somebody pressed Undo: the products are as they were. */
  onUndone: (now: readonly TableProduct[] | null) => void;
};

const FAILED =
  "The changes could not be saved. They are still in the table; please check your connection and try again.";

/** Stores the edited products together: all of them or none. */
export function useSaving(options: Options) {
  const { publish } = usePublishing();
  // Undo may be pressed long after the save, when the table shows something else.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { busy, run } = useOneAtATime();
  const [progress, setProgress] = useState<{ sent: number; all: number } | null>(null);
  const [message, setMessage] = useState("");
  const stop = useRef<AbortController | null>(null);

  const tell = (label: string, what: string, slug?: string) => {
    publish({ label, href: slug ? routes.product(slug) : routes.products() }, what);
    void refreshLists("product");
  };

  const undoChange = useUndoFromToast();
  const undo = async (change: string, what: string, ids: readonly string[]) => {
    if (!(await undoChange({ id: change, title: what }))) return;
    latest.current.onUndone(await listTableProductsById(client, ids).catch(() => null));
  };

  const store = async (
    products: ReadonlyMap<string, TableProduct>,
    edits: Edits,
    columnOf: (key: string) => Column,
  ) => {
    const changes = productChanges(products, edits, columnOf);
    const ids = changes.map(({ id }) => id);
    const [first] = ids.map((id) => products.get(id));
    const label = ids.length === 1 && first ? first.name : counted(ids.length, "product");
    const what = `${label} edited in the table`;
    const stopping = new AbortController();
    stop.current = stopping;
    const { id, conflicts } = await storeChange(client, { kind: "table", title: what.slice(0, 300) }, changes, {
      onProgress: (sent, all) => setProgress({ sent, all }),
      signal: stopping.signal,
    });
    if (conflicts.length > 0) {
      const theirs = new Map(
        (
          await listTableProductsById(
            client,
            conflicts.map((conflict) => conflict.id),
          )
        ).map((row) => [row.id, row]),
      );
      latest.current.onConflicts(
        conflicts.flatMap((conflict) => {
          const base = products.get(conflict.id);
          return base ? [{ id: conflict.id, base, theirs: theirs.get(conflict.id) ?? null }] : [];
        }),
      );
      return;
    }
    toast.success(`${counted(ids.length, "product")} saved`, {
      label: "Undo",
      onClick: () => void undo(id, what, ids),
    });
    tell(ids.length === 1 ? label : "Products", what, ids.length === 1 ? first?.slug : undefined);
    latest.current.onSaved(await listTableProductsById(client, ids).catch(() => null));
  };

  return {
    busy,
    progress,
    message,
    cancel: () => stop.current?.abort(),
    clearMessage: () => setMessage(""),
    save: (products: ReadonlyMap<string, TableProduct>, edits: Edits, columnOf: (key: string) => Column) =>
      run(async () => {
        setMessage("");
        try {
          await store(products, edits, columnOf);
        } catch (error) {
          if (stop.current?.signal.aborted) setMessage("Saving was cancelled. Nothing was stored.");
          else {
            console.error("The table could not be saved", error);
            setMessage(error instanceof RefusedError ? error.message : FAILED);
          }
        } finally {
          setProgress(null);
        }
      }),
  };
}
