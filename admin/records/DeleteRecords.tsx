import type { ReactNode } from "react";
import { findGone } from "#db/content/gone.ts";
import { deleteRecords } from "#db/content/records.ts";
import { contentKind, nounFor, type ContentKind } from "#domain/content/content-kinds.ts";
import { changeReason, deletedMessage, deleteFailedMessage, trashNote } from "#domain/content/content-messages.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { toast } from "../ui/toast.ts";
import { client } from "../environment.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { refreshLists } from "../query-client.ts";
import { useRestore } from "./use-restore.ts";
import { useLastShown } from "../ui/dialog-state.ts";
import { DeletionDialog } from "./DeletionDialog.tsx";

/** Which records are to be deleted: none while the dialog is closed. */
export type ToDelete<T> = {
  records: readonly T[];
  onClose: () => void;
  /** Called with records that somebody else has deleted already; the others can still be deleted. */
  onGone?: (records: readonly T[]) => void;
  onDeleted?: (records: readonly T[]) => void;
};

type Props<T> = ToDelete<T> & {
  kind: ContentKind;
  /** The label of a record in messages; the default is its name. */
  labelOf?: (record: T) => string;
  question?: (count: number, records: readonly T[]) => string;
  /** How many records go into the trash; the default is the number of chosen ones. */
  intoTrash?: (records: readonly T[]) => number;
  /** Describes the records and what is deleted with them. */
  children?: (records: readonly T[]) => ReactNode;
};

/** Asks before records of one kind are deleted, and deletes all or none of them. */
export function DeleteRecords<T extends { id: string }>(props: Props<T>) {
  const { kind, records, question, intoTrash, children, onClose, onGone, onDeleted } = props;
  const { noun, nouns, listedAt, nameColumn } = contentKind(kind);
  const nameOf = (record: T) => String(record[nameColumn as keyof T]);
  const { publish } = usePublishing();
  const { showDeleted } = useRestore();
  const shown = useLastShown(records, records.length > 0);
  const [first] = shown;
  const one = shown.length === 1;

  const remove = async () => {
    if (!first) return;
    await deleteRecords(
      client,
      kind,
      shown.map(({ id }) => id),
    );
    const several = counted(shown.length, noun, nouns);
    const label = one ? (props.labelOf ?? nameOf)(first) : several;
    onDeleted?.(shown);
    showDeleted(label, first.id, deletedMessage(kind, label));
    publish(
      listedAt ?? { label, href: null },
      one ? changeReason("Deleted", kind, nameOf(first)) : `Deleted ${several}`,
    );
    void refreshLists(kind);
  };
  /** Names those that were deleted already; the others can be tried again. */
  const explain = async (): Promise<string> => {
    toast.error(deleteFailedMessage(kind, shown.length));
    // Only explains the failure; without it, the general message is shown.
    const gone = await findGone(client, kind, shown).catch(() => []);
    if (gone.length > 0) void refreshLists(kind);
    if (gone.length === 0 || gone.length === shown.length) return "";
    onGone?.(gone);
    return goneText(gone.map(nameOf), shown.length);
  };

  return (
    <DeletionDialog
      open={records.length > 0}
      title={`Delete ${nounFor(kind, shown.length)}`}
      confirmLabel={one ? "Delete" : `Delete ${counted(shown.length, noun, nouns)}`}
      onDelete={remove}
      failure={explain}
      onClose={onClose}
      note={trashNote(intoTrash?.(shown) ?? shown.length)}
    >
      <p>
        {question?.(shown.length, shown) ??
          `Are you sure you want to delete ${one ? `this ${noun}` : counted(shown.length, noun, nouns)}?`}
      </p>
      {children?.(shown)}
    </DeletionDialog>
  );
}

const NAMED = 5;

/** The message for a refused change of several records: names those that are gone. */
function goneText(gone: readonly string[], chosen: number): string {
  const names = gone.slice(0, NAMED).join(", ");
  const more = gone.length > NAMED ? ` and ${writtenNumber(gone.length - NAMED)} more` : "";
  const rest = gone.length < chosen ? " The others can be tried again." : "";
  return `Nothing was changed. No longer there, and taken out of the selection: ${names}${more}.${rest}`;
}
