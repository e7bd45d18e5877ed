import { deletePerson } from "#db/people.ts";
import { deletableRecords, type Person } from "#domain/enquiries/person.ts";
import { counted } from "#domain/text.ts";
import { dialogFacts } from "#styles/variants/administration.ts";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../queries/keys.ts";
import { queryClient } from "../../query-client.ts";
import { DeleteForGood } from "../../records/DeleteForGood.tsx";

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
      failure={() => "Error deleting the personal data. Please try again."}
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
