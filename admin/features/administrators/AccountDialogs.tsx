import { removeAccess, type Account } from "#db/accounts/accounts.ts";
import { RefusedError } from "#db/errors.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { dialogFacts } from "#styles/variants/administration.ts";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { queryKeys, queryClient } from "../../query-client.ts";
import { useLastShown } from "../../ui/dialog-state.ts";

type Props = {
  account: Account | null;
  /** Whether it is the signed-in account. */
  isSelf: boolean;
  onClose: () => void;
  onRefused: (message: string) => void;
  onDone: () => Promise<void>;
};

/** Asks before somebody loses access; the database keeps the last administrator. */
export function RemoveAccess({ account, isSelf, onClose, onRefused, onDone }: Props) {
  const shown = useLastShown(account, account !== null);
  const shownSelf = useLastShown(isSelf, account !== null);

  const remove = async () => {
    if (!account) return;
    try {
      await removeAccess(client, account.user_id);
      toast.success(`${account.email} has no access any more`);
      // Reread the rights of this account, so that this screen changes to the one for accounts without approval.
      if (isSelf) await queryClient.invalidateQueries({ queryKey: queryKeys.rights() });
    } catch (error) {
      console.error("Taking access away failed", error);
      onRefused(error instanceof RefusedError ? error.message : "Error removing access. Please try again.");
    }
    onClose();
    await onDone();
  };
  return (
    <ConfirmDialog
      open={account !== null}
      title="Remove access"
      confirmLabel="Remove"
      busyLabel="Removing..."
      danger
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>Are you sure you want to take the access of this account away?</p>
      <p className={dialogFacts}>
        <strong className="wrap-break-word">{shown?.email}</strong>
        <span>
          {shownSelf
            ? "This is your own account: you lose access at once, with whatever is not saved, and only an administrator can give it back."
            : "The account loses access at once. It stays, and can be granted access again."}
        </span>
      </p>
    </ConfirmDialog>
  );
}

type RejectAccountProps = {
  account: Account | null;
  onClose: () => void;
  onConfirm: (account: Account) => Promise<void>;
};

/** Asks before an account that waits for approval is deleted. */
export function RejectAccount({ account, onClose, onConfirm }: RejectAccountProps) {
  const shown = useLastShown(account, account !== null);
  return (
    <ConfirmDialog
      open={account !== null}
      title="Reject account"
      confirmLabel="Reject"
      busyLabel="Rejecting..."
      danger
      onConfirm={async () => {
        if (account) await onConfirm(account);
        onClose();
      }}
      onCancel={onClose}
    >
      <p>Are you sure you want to reject this account?</p>
      <p className={dialogFacts}>
        <strong className="wrap-break-word">{shown?.email}</strong>
        <span>The account is deleted. Its owner can create another one while accounts can be created.</span>
      </p>
    </ConfirmDialog>
  );
}
