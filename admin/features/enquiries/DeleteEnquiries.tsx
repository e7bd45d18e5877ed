import { deleteEnquiries, type Enquiry } from "#db/enquiries.ts";
import { ConflictError } from "#db/errors.ts";
import { counted } from "#domain/text.ts";
import { dialogFacts } from "#styles/variants/administration/dialog.ts";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../queries/keys.ts";
import { queryClient } from "../../query-client.ts";
import { DeleteForGood } from "../../records/DeleteForGood.tsx";
import { useLastShown } from "../../ui/use-last-shown.ts";

type Props = {
  /** None while the dialog is closed. */
  enquiries: readonly Pick<Enquiry, "id" | "first_name" | "last_name" | "email">[];
  onClose: () => void;
  onDeleted: () => void;
};

const GONE =
  "Nothing was deleted, because some of these enquiries are gone already. Close this, and choose from the list again.";

/** Asks before enquiries are deleted; all of them or none. */
export function DeleteEnquiries({ enquiries, onClose, onDeleted }: Props) {
  const shown = useLastShown(enquiries, enquiries.length > 0);
  const [first] = shown;
  const what = counted(shown.length, "enquiry", "enquiries");
  const remove = async () => {
    await deleteEnquiries(
      client,
      enquiries.map(({ id }) => id),
    ).catch((error: unknown) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.enquiries });
      throw error;
    });
    toast.success(`${what} deleted`);
    onDeleted();
    void queryClient.invalidateQueries({ queryKey: queryKeys.enquiries });
  };
  return (
    <DeleteForGood
      open={enquiries.length > 0}
      title={shown.length === 1 ? "Delete enquiry" : "Delete enquiries"}
      confirmLabel={shown.length === 1 ? "Delete" : `Delete ${what}`}
      failure={(error) =>
        error instanceof ConflictError
          ? GONE
          : `Error deleting ${shown.length === 1 ? "the enquiry" : "the enquiries"}. Please try again.`
      }
      onDelete={remove}
      onClose={onClose}
    >
      <p>Are you sure you want to delete {shown.length === 1 ? "this enquiry" : what}?</p>
      {shown.length === 1 && first && (
        <p className={dialogFacts}>
          <strong className="wrap-break-word">{`${first.first_name} ${first.last_name}`}</strong>
          <span className="wrap-anywhere">{first.email}</span>
        </p>
      )}
    </DeleteForGood>
  );
}
