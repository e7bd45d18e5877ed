import type { ReactNode } from "react";
import { counted } from "#domain/text/text.ts";
import { dialogFacts } from "#styles/variants/administration.ts";
import { toast } from "../../ui/toast.ts";
import { queryClient, queryKeys } from "../../query-client.ts";
import { DeleteForGood } from "../../records/DeletionDialog.tsx";
import { useLastShown } from "../../ui/dialog-state.ts";
import { deleteEnquiries, type Enquiry } from "#db/enquiries/enquiries.ts";
import { ConflictError } from "#db/errors.ts";
import { client } from "../../environment.ts";
import { deleteSubscribers, type Subscriber } from "#db/enquiries/subscribers.ts";
import { deletePerson } from "#db/enquiries/people.ts";
import { deletableRecords, type Person } from "#domain/enquiries/person.ts";
import { failureText } from "../../ui/failure-text.ts";

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

type GONEProps = {
  /** None while the dialog is closed. */
  enquiries: readonly Pick<Enquiry, "id" | "first_name" | "last_name" | "email">[];
  onClose: () => void;
  onDeleted: () => void;
};

const GONE =
  "Nothing was deleted, because some of these enquiries are gone already. Close this, and choose from the list again.";

/** Asks before enquiries are deleted; all of them or none. */
export const DeleteEnquiries = ({ enquiries, ...dialog }: GONEProps) => (
  <DeleteChosen
    records={enquiries}
    noun="enquiry"
    nouns="enquiries"
    remove={(ids) => deleteEnquiries(client, ids)}
    queryKey={queryKeys.enquiries}
    failure={(error) => (error instanceof ConflictError ? GONE : null)}
    facts={({ first_name, last_name, email }) => (
      <>
        <strong className="wrap-break-word">{`${first_name} ${last_name}`}</strong>
        <span className="wrap-anywhere">{email}</span>
      </>
    )}
    {...dialog}
  />
);

type DeleteSubscribersProps = {
  /** None while the dialog is closed. */
  subscribers: readonly Subscriber[];
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before addresses are taken off the newsletter list. */
export const DeleteSubscribers = ({ subscribers, ...dialog }: DeleteSubscribersProps) => (
  <DeleteChosen
    records={subscribers}
    noun="address"
    nouns="addresses"
    from=" from the newsletter list"
    remove={(ids) => deleteSubscribers(client, ids)}
    queryKey={queryKeys.subscribers}
    labelOf={({ email }) => email}
    facts={({ email }) => <strong className="wrap-anywhere">{email}</strong>}
    {...dialog}
  />
);

/** Asks before all that is stored of one person is deleted. */
export function DeletePerson({ person, open, onClose }: { person: Person; open: boolean; onClose: () => void }) {
  const remove = async () => {
    const gone = await deletePerson(client, person.email);
    toast.success(`${counted(gone, "record")} of ${person.email} deleted`);
    for (const queryKey of [
      queryKeys.person(person.email),
      queryKeys.enquiries,
      queryKeys.subscribers,
      queryKeys.accounts,
    ])
      void queryClient.invalidateQueries({ queryKey });
  };
  return (
    <DeleteForGood
      open={open}
      title="Delete personal data"
      confirmLabel="Delete everything"
      failure={(error) => failureText(error, "Error deleting the personal data. Please try again.")}
      onDelete={remove}
      onClose={onClose}
    >
      <p>Are you sure you want to delete everything that is stored of this person?</p>
      <p className={dialogFacts}>
        <strong className="wrap-anywhere">{person.email}</strong>
        <span>{counted(deletableRecords(person), "record")}</span>
      </p>
    </DeleteForGood>
  );
}
