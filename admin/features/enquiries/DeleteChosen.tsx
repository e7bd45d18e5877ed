import type { ReactNode } from "react";
import { counted } from "#domain/text.ts";
import { dialogFacts } from "#styles/variants/administration.ts";
import { toast } from "#ui/toast.ts";
import { queryClient } from "../../query-client.ts";
import { DeleteForGood } from "../../records/DeleteForGood.tsx";
import { useLastShown } from "../../ui/use-last-shown.ts";

type Props<T> = {
  /** The chosen rows; empty while the dialog is closed. */
  records: readonly T[];
  noun: string;
  nouns: string;
  /** The end of the question: from where they are deleted. */
  from?: string;
  remove: (ids: string[]) => Promise<void>;
  /** Queries to refetch: all whose keys begin with this. */
  queryKey: readonly string[];
  /** A more specific message for a failure. */
  failure?: (error: unknown) => string | null;
  /** The name of a deleted row in the message; its noun by default. */
  labelOf?: (record: T) => string;
  /** The name of the person if there is only one row. */
  facts: (record: T) => ReactNode;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before the chosen rows of a list of people are deleted: all of them or none. */
export function DeleteChosen<T extends { id: string }>(props: Props<T>) {
  const { records, noun, nouns, from = "", remove, queryKey, failure, labelOf, facts, onClose, onDeleted } = props;
  const shown = useLastShown(records, records.length > 0);
  const only = shown.length === 1 ? shown[0] : undefined;
  const what = counted(shown.length, noun, nouns);
  const reload = () => void queryClient.invalidateQueries({ queryKey });
  return (
    <DeleteForGood
      open={records.length > 0}
      title={`Delete ${only ? noun : nouns}`}
      confirmLabel={only ? "Delete" : `Delete ${what}`}
      onDelete={async () => {
        await remove(records.map(({ id }) => id));
        toast.success(`${only && labelOf ? labelOf(only) : what} deleted`);
        onDeleted();
        reload();
      }}
      failure={(error) => {
        // The list may still show rows that are deleted already.
        reload();
        return failure?.(error) ?? `Error deleting the ${only ? noun : nouns}. Please try again.`;
      }}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete {only ? `this ${noun}` : what}
        {from}?
      </p>
      {only && <p className={dialogFacts}>{facts(only)}</p>}
    </DeleteForGood>
  );
}
