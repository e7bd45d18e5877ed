import type { Account } from "#db/accounts/accounts.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { dialogFacts } from "#styles/variants/administration.ts";
import { useLastShown } from "../../ui/dialog-state.ts";

type Props = { account: Account | null; onClose: () => void; onConfirm: (account: Account) => Promise<void> };

/** Asks before an account that waits for approval is deleted. */
export function RejectAccount({ account, onClose, onConfirm }: Props) {
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
