import { useState, type ReactNode } from "react";
import { isOvertaken } from "#db/errors.ts";
import { undoProductBatch, type UndoneBatch } from "#db/products/product-batches.ts";
import { counted } from "#domain/text/text.ts";
import { Alert } from "../ui/Alert.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { toast } from "../ui/toast.ts";
import { client } from "../environment.ts";
import { useUndone, type BatchToUndo } from "./undone.ts";

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
  const [asked, setAsked] = useState<{ batch: BatchToUndo; edited: UndoneBatch["edited"] } | null>(null);
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState("");

  const attempt = async (batch: BatchToUndo, onlyUntouched: boolean): Promise<void> => {
    setBusy(true);
    setRefusal("");
    try {
      const { undone, edited } = await undoProductBatch(client, batch.id, { onlyUntouched });
      if (edited.length > 0 && !onlyUntouched) {
        setAsked({ batch, edited });
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

  const edited = asked?.edited ?? [];
  return {
    busy,
    undo: (batch) => attempt(batch, false),
    dialog: (
      <ConfirmDialog
        open={open}
        title={`${counted(edited.length, "product")} edited since`}
        confirmLabel="Undo the others"
        busyLabel="Undoing..."
        onConfirm={() => (asked ? attempt(asked.batch, true) : undefined)}
        onCancel={() => setOpen(false)}
      >
        <p>
          Nothing was undone. These products were changed or deleted after "{asked?.batch.title}", and would lose that:
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
