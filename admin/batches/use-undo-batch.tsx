import { useState, type ReactNode } from "react";
import { isOvertaken } from "#db/errors.ts";
import { undoProductBatch, type UndoneBatch } from "#db/products/product-batches.ts";
import { counted } from "#domain/text/text.ts";
import { Alert } from "../ui/controls.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { toast } from "../ui/toast.ts";
import { client } from "../environment.ts";
import { routes } from "#domain/addresses/routes.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { queryKeys, refreshLists, queryClient } from "../query-client.ts";

const SHOWN_NAMES = 12;
const FAILED = "This change could not be undone. Please try again.";

/**
 * Undoes a change of many products. If some were edited since, a dialog names them and offers to undo the others; the caller
 * must render `dialog`.
 */
export function useUndoBatch(onUndone?: (batch: BatchToUndo) => void): {
  undo: (batch: BatchToUndo) => Promise<void>;
  busy: boolean;
  dialog: ReactNode;
} {
  const afterUndo = useUndone();
  const [busy, setBusy] = useState(false);
  const [pending, setPending] = useState<{ batch: BatchToUndo; edited: UndoneBatch["edited"] } | null>(null);
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState("");

  const attempt = async (batch: BatchToUndo, onlyUntouched: boolean): Promise<void> => {
    setBusy(true);
    setRefusal("");
    try {
      const { undone, edited } = await undoProductBatch(client, batch.id, { onlyUntouched });
      if (edited.length > 0 && !onlyUntouched) {
        setPending({ batch, edited });
        setOpen(true);
        return;
      }
      setOpen(false);
      afterUndo(batch, undone);
      onUndone?.(batch);
    } catch (error) {
      console.error("The change could not be undone", error);
      const reason = isOvertaken(error) && error instanceof Error ? error.message : FAILED;
      if (onlyUntouched) setRefusal(reason);
      else toast.error(reason);
    } finally {
      setBusy(false);
    }
  };

  const edited = pending?.edited ?? [];
  return {
    busy,
    undo: (batch) => attempt(batch, false),
    dialog: (
      <ConfirmDialog
        open={open}
        title={`${counted(edited.length, "product")} edited since`}
        confirmLabel="Undo the others"
        busyLabel="Undoing..."
        onConfirm={() => (pending ? attempt(pending.batch, true) : undefined)}
        onCancel={() => setOpen(false)}
      >
        <p>
          Nothing was undone. These products were changed or deleted after "{pending?.batch.title}", and would lose
          that:
        </p>
        <ul className="list-disc ps-5 wrap-anywhere">
          {edited.slice(0, SHOWN_NAMES).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        {edited.length > SHOWN_NAMES && <p>and {edited.length - SHOWN_NAMES} more.</p>}
        <p>You can undo the change of all other products, and leave these as they are.</p>
        <Alert boxed>{refusal}</Alert>
      </ConfirmDialog>
    ),
  };
}

export type BatchToUndo = { id: string; title: string };

/** Refetches everything that a change of many products affects. */
export const refreshAfterBatch = (): Promise<unknown> =>
  Promise.all([
    refreshLists("product"),
    refreshLists("brand"),
    refreshLists("category"),
    queryClient.invalidateQueries({ queryKey: queryKeys.trash }),
    queryClient.invalidateQueries({ queryKey: queryKeys.productBatches() }),
  ]);

/** After a change of many products was undone: shows a message, publishes, and refetches the lists. */
function useUndone(): (batch: BatchToUndo, products: number) => void {
  const { publish } = usePublishing();
  return ({ title }, products) => {
    toast.success(`"${title}" undone: ${counted(products, "product")}`);
    publish({ label: "Products", href: routes.products() }, `Undid "${title}"`);
    void refreshAfterBatch();
  };
}

const NAMES_IN_TOAST = 3;

/**
 * Undoes a change of many products from its toast, perhaps long after the user left the screen. If products were edited since,
 * nothing is undone and they are named; the list of changes offers to undo the others. Resolves to whether it was undone.
 */
export function useUndoFromToast(): (batch: BatchToUndo) => Promise<boolean> {
  const undone = useUndone();
  return async (batch) => {
    try {
      const { undone: products, edited } = await undoProductBatch(client, batch.id);
      if (edited.length === 0) {
        undone(batch, products);
        return true;
      }
      const names = edited.slice(0, NAMES_IN_TOAST).map(({ name }) => name);
      const more = edited.length > names.length ? ` and ${edited.length - names.length} more` : "";
      toast.error(
        `Nothing was undone: ${names.join(", ")}${more} changed since. "Changes" above the products can undo the others.`,
      );
    } catch (error) {
      console.error("Undoing a change of many products failed", error);
      toast.error('The change could not be undone. Please try again from "Changes" above the products.');
    }
    return false;
  };
}
