import { useState, type ReactNode } from "react";
import { isOvertaken } from "#db/errors.ts";
import { undoChange, type EditedRecord } from "#db/changes/undo.ts";
import type { ChangeCounts } from "#domain/content/change.ts";
import { recordsText } from "#domain/content/change-text.ts";
import { ALL_KINDS } from "#domain/content/content-kinds.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { Alert } from "../ui/controls.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { toast } from "../ui/toast.ts";
import { client } from "../environment.ts";
import { routes } from "#domain/addresses/routes.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { queryKeys, refreshLists, queryClient } from "../query-client.ts";

const SHOWN_NAMES = 12;
const FAILED = "This change could not be undone. Please try again.";

export type ChangeToUndo = { id: string; title: string };

/**
 * Undoes a change. If some of its records were edited since, a dialog names them and offers to undo the others; the caller
 * must render `dialog`.
 */
export function useUndoChange(onUndone?: (change: ChangeToUndo) => void): {
  undo: (change: ChangeToUndo) => Promise<void>;
  busy: boolean;
  dialog: ReactNode;
} {
  const afterUndo = useUndone();
  const [busy, setBusy] = useState(false);
  const [pending, setPending] = useState<{ change: ChangeToUndo; edited: EditedRecord[] } | null>(null);
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState("");

  const attempt = async (change: ChangeToUndo, leaveEdited: boolean): Promise<void> => {
    setBusy(true);
    setRefusal("");
    try {
      const { counts, edited } = await undoChange(client, change.id, { leaveEdited });
      if (edited.length > 0 && !leaveEdited) {
        setPending({ change, edited });
        setOpen(true);
        return;
      }
      setOpen(false);
      afterUndo(change, counts);
      onUndone?.(change);
    } catch (error) {
      console.error("The change could not be undone", error);
      const reason = isOvertaken(error) && error instanceof Error ? error.message : FAILED;
      if (leaveEdited) setRefusal(reason);
      else toast.error(reason);
    } finally {
      setBusy(false);
    }
  };

  const edited = pending?.edited ?? [];
  return {
    busy,
    undo: (change) => attempt(change, false),
    dialog: (
      <ConfirmDialog
        open={open}
        title={`${counted(edited.length, "record")} edited since`}
        confirmLabel="Undo the others"
        busyLabel="Undoing..."
        onConfirm={() => (pending ? attempt(pending.change, true) : undefined)}
        onCancel={() => setOpen(false)}
      >
        <p>
          Nothing was undone. These records were changed or deleted after "{pending?.change.title}", and would lose
          that:
        </p>
        <ul className="list-disc ps-5 wrap-anywhere">
          {edited.slice(0, SHOWN_NAMES).map(({ table, record, name }) => (
            <li key={`${table}/${record}`}>{name ?? recordsText({ [table]: { changed: 1 } })}</li>
          ))}
        </ul>
        {edited.length > SHOWN_NAMES && <p>and {writtenNumber(edited.length - SHOWN_NAMES)} more.</p>}
        <p>You can undo the change of all others, and leave these as they are.</p>
        <Alert boxed>{refusal}</Alert>
      </ConfirmDialog>
    ),
  };
}

/** Refetches everything that a change, or its undo, may concern. */
export const refreshContent = (): Promise<unknown> =>
  Promise.all([
    ...ALL_KINDS.map((kind) => refreshLists(kind)),
    ...[queryKeys.trash, queryKeys.changes, queryKeys.attributes].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  ]);

/** After a change was undone: shows a message, publishes, and refetches the lists. */
function useUndone(): (change: ChangeToUndo, counts: ChangeCounts) => void {
  const { publish } = usePublishing();
  return ({ title }, counts) => {
    toast.success(`"${title}" undone: ${recordsText(counts)}`);
    publish({ label: "Products", href: routes.products() }, `Undid "${title}"`);
    void refreshContent();
  };
}

const NAMES_IN_TOAST = 3;

/**
 * Undoes a change of many products from its toast, perhaps long after the user left the screen. If products were edited since,
 * nothing is undone and they are named; the list of changes offers to undo the others. Resolves to whether it was undone.
 */
export function useUndoFromToast(): (change: ChangeToUndo) => Promise<boolean> {
  const undone = useUndone();
  return async (change) => {
    try {
      const { counts, edited } = await undoChange(client, change.id);
      if (edited.length === 0) {
        undone(change, counts);
        return true;
      }
      const names = edited.slice(0, NAMES_IN_TOAST).map(({ name }) => name);
      const more = edited.length > names.length ? ` and ${edited.length - names.length} more` : "";
      toast.error(`Nothing was undone: ${names.join(", ")}${more} changed since. "Changes" can undo the others.`);
    } catch (error) {
      console.error("Undoing a change failed", error);
      toast.error('The change could not be undone. Please try again from "Changes".');
    }
    return false;
  };
}
