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
import { useLastShown } from "../ui/dialog-state.ts";
import { toast } from "../ui/toast.ts";
import { client } from "../environment.ts";
import { routes } from "#domain/addresses/routes.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { queryKeys, refreshLists, queryClient } from "../query-client.ts";

const SHOWN_NAMES = 12;
const FAILED = "This change could not be undone. Please try again.";

export type ChangeToUndo = { id: string; title: string };

type Question = { change: ChangeToUndo; /** Null before it was tried. */ edited: readonly EditedRecord[] | null };

/**
 * Undoes a change, after `ask` or at once. If some of its records were edited since, a dialog names them and offers to undo the
 * others; the caller must render `dialog`.
 */
export function useUndoChange(onUndone?: (change: ChangeToUndo) => void): {
  ask: (change: ChangeToUndo) => void;
  undo: (change: ChangeToUndo) => Promise<void>;
  busy: boolean;
  dialog: ReactNode;
} {
  const afterUndo = useUndone();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Question | null>(null);
  const shown = useLastShown(asked, asked !== null);
  const [refusal, setRefusal] = useState("");
  const ask = (question: Question | null) => {
    setRefusal("");
    setAsked(question);
  };

  const attempt = async (change: ChangeToUndo, leaveEdited: boolean): Promise<void> => {
    setBusy(true);
    setRefusal("");
    try {
      const { counts, edited } = await undoChange(client, change.id, { leaveEdited });
      if (edited.length > 0 && !leaveEdited) return ask({ change, edited });
      ask(null);
      afterUndo(change, counts);
      onUndone?.(change);
    } catch (error) {
      console.error("The change could not be undone", error);
      const reason = isOvertaken(error) ? error.message : FAILED;
      if (leaveEdited) return setRefusal(reason);
      ask(null);
      toast.error(reason);
    } finally {
      setBusy(false);
    }
  };

  const edited = shown?.edited;
  return {
    busy,
    ask: (change) => ask({ change, edited: null }),
    undo: (change) => attempt(change, false),
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        title={edited ? `${counted(edited.length, "record")} edited since` : `Undo "${shown?.change.title}"?`}
        confirmLabel={edited ? "Undo the others" : "Undo"}
        busyLabel="Undoing..."
        onConfirm={() => (asked ? attempt(asked.change, asked.edited !== null) : undefined)}
        onCancel={() => ask(null)}
      >
        {edited ? (
          <>
            <p>
              Nothing was undone. These records were changed or deleted after "{shown.change.title}", and would lose
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
          </>
        ) : (
          <p>
            What it changed gets back what was there before, what it deleted comes back, and what it created goes to the
            trash. Fields that were changed since are left alone if you choose so.
          </p>
        )}
      </ConfirmDialog>
    ),
  };
}

/** Refetches everything that a change, or its undo, may concern. */
export const refreshContent = (): Promise<unknown> =>
  Promise.all([
    ...ALL_KINDS.map((kind) => refreshLists(kind)),
    ...[queryKeys.trash, queryKeys.changes, queryKeys.attributes, queryKeys.translations].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  ]);

/** After a change was undone: shows a message, publishes, and refetches the lists. */
function useUndone(): (change: ChangeToUndo, counts: ChangeCounts) => void {
  const { publish } = usePublishing();
  return ({ title }, counts) => {
    toast.success(`"${title}" undone: ${recordsText(counts)}`);
    publish({ label: title, href: routes.home() }, `Undid "${title}"`);
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
