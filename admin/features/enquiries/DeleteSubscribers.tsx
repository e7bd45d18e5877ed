import { deleteSubscribers, type Subscriber } from "#db/subscribers.ts";
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
  subscribers: readonly Subscriber[];
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before addresses are taken off the newsletter list. */
export function DeleteSubscribers({ subscribers, onClose, onDeleted }: Props) {
  const shown = useLastShown(subscribers, subscribers.length > 0);
  const one = shown.length === 1;
  const what = counted(shown.length, "address", "addresses");
  const remove = async () => {
    await deleteSubscribers(
      client,
      subscribers.map(({ id }) => id),
    );
    toast.success(one ? `${shown[0]?.email} deleted` : `${what} deleted`);
    onDeleted();
    void queryClient.invalidateQueries({ queryKey: queryKeys.subscribers });
  };
  return (
    <DeleteForGood
      open={subscribers.length > 0}
      title={one ? "Delete address" : "Delete addresses"}
      confirmLabel={one ? "Delete" : `Delete ${what}`}
      failure={() => `Error deleting ${one ? "the address" : "the addresses"}. Please try again.`}
      onDelete={remove}
      onClose={onClose}
    >
      <p>Are you sure you want to delete {one ? "this address" : what} from the newsletter list?</p>
      {one && (
        <p className={dialogFacts}>
          <strong className="wrap-anywhere">{shown[0]?.email}</strong>
        </p>
      )}
    </DeleteForGood>
  );
}
