import { removeAdministrator, type Account } from "#db/accounts/accounts.ts";
import { RefusedError } from "#db/errors.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { dialogFacts } from "#styles/variants/administration.ts";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../queries/keys.ts";
import { queryClient } from "../../query-client.ts";
import { useLastShown } from "../../ui/dialog-state.ts";

type Props = {
  account: Account | null;
  /** Whether it is the signed-in account. */
  own: boolean;
  onClose: () => void;
  onRefused: (message: string) => void;
  onDone: () => Promise<void>;
};

/** Asks before somebody loses access; the database keeps the last administrator. */
export function RemoveAdministrator({ account, own, onClose, onRefused, onDone }: Props) {
  const shown = useLastShown(account, account !== null);
  const shownOwn = useLastShown(own, account !== null);

  const remove = async () => {
    if (!account) return;
    try {
      await removeAdministrator(client, account.user_id);
      toast.success(`${account.email} is no administrator any more`);
      // Reread the own rights, so that this screen changes to the one for accounts without approval.
      if (own) await queryClient.invalidateQueries({ queryKey: queryKeys.rights() });
    } catch (error) {
      console.error("Removing the administrator failed", error);
      onRefused(error instanceof RefusedError ? error.message : "Error removing administrator. Please try again.");
    }
    onClose();
    await onDone();
  };
  return (
    <ConfirmDialog
      open={account !== null}
      title="Remove administrator"
      confirmLabel="Remove"
      busyLabel="Removing..."
      danger
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>Are you sure you want to remove this administrator?</p>
      <p className={dialogFacts}>
        <strong className="wrap-break-word">{shown?.email}</strong>
        <span>
          {shownOwn
            ? "This is your own account: you lose access at once, with whatever is not saved, and only another administrator can give it back."
            : "The account loses access at once. It stays, and can be granted access again."}
        </span>
      </p>
    </ConfirmDialog>
  );
}
