import { useMutation, useQuery } from "@tanstack/react-query";
import { UserCheck, UserX } from "lucide-react";
import { useState } from "react";
import { grantRole, isSignUpOpen, rejectAccount, setSignUpOpen, type Account } from "#db/accounts/accounts.ts";
import { isDuplicate } from "#db/errors.ts";
import { ROLES, type Role } from "#domain/accounts/roles.ts";
import { heading } from "#styles/variants/administration.ts";
import { client } from "../../environment.ts";
import { queryClient, queryKeys } from "../../query-client.ts";
import { Alert, Button, Switch } from "../../ui/controls.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { toast } from "../../ui/toast.ts";
import { RejectAccount } from "./AccountDialogs.tsx";
import { AccountRow, RoleSelect } from "./AccountRow.tsx";
import { PasswordLink } from "./PasswordLink.tsx";

/** What whoever is granted access gets unless another role is chosen: it edits content, and sees no personal data. */
const FIRST_ROLE: Role = "publisher";

type Props = {
  accounts: readonly Account[];
  onRefused: (message: string) => void;
  /** Reads the accounts again. */
  reload: () => Promise<void>;
};

/** The accounts that wait for approval: each is granted access in a role, or rejected. */
export function WaitingAccounts({ accounts, onRefused, reload }: Props) {
  const [rejecting, setRejecting] = useState<Account | null>(null);
  const reject = async (account: Account) => {
    onRefused("");
    try {
      await rejectAccount(client, account.user_id);
      setRejecting(null);
      toast.success(`The account of ${account.email} is deleted`);
    } catch (error) {
      console.error("Rejecting an account failed", error);
      onRefused("Error rejecting the account. Please try again.");
    }
    await reload();
  };
  return (
    <section aria-labelledby="pending-accounts" className="grid gap-2">
      <h3 id="pending-accounts" className={heading({ level: "section" })}>
        Waiting for approval
      </h3>
      {accounts.length === 0 ? (
        <p className="text-ink-soft">No account is waiting. Whoever creates one at /admin/setup appears here.</p>
      ) : (
        <Rows className="rounded-control border border-line" aria-label="Accounts waiting for approval">
          {accounts.map((account) => (
            <WaitingAccount
              key={account.user_id}
              account={account}
              onRefused={onRefused}
              onReject={() => setRejecting(account)}
              reload={reload}
            />
          ))}
        </Rows>
      )}
      <SignUpSwitch />
      <RejectAccount account={rejecting} onClose={() => setRejecting(null)} onConfirm={reject} />
    </section>
  );
}

type WaitingProps = Omit<Props, "accounts"> & { account: Account; onReject: () => void };

function WaitingAccount({ account, onRefused, onReject, reload }: WaitingProps) {
  const [role, setRole] = useState(FIRST_ROLE);
  const [granting, setGranting] = useState(false);
  const grant = async () => {
    onRefused("");
    setGranting(true);
    try {
      await grantRole(client, account.user_id, role);
      toast.success(`${account.email} works here now: ${ROLES[role].label}`);
    } catch (error) {
      console.error("Granting access failed", error);
      onRefused(
        isDuplicate(error)
          ? "Somebody else has given this account a role meanwhile."
          : "Error granting access. Please try again.",
      );
    }
    await reload();
    setGranting(false);
  };
  return (
    <AccountRow account={account}>
      <RoleSelect account={account} value={role} busy={granting} onChange={setRole} />
      <PasswordLink account={account} onRefused={onRefused} />
      <Button
        small
        intent="primary"
        aria-label={`Grant access to ${account.email}`}
        disabled={granting}
        onClick={() => void grant()}
      >
        <UserCheck aria-hidden="true" />
        {granting ? "Saving..." : "Grant access"}
      </Button>
      <Button small intent="danger" aria-label={`Reject ${account.email}`} onClick={onReject}>
        <UserX aria-hidden="true" />
        Reject
      </Button>
    </AccountRow>
  );
}

/** Allows or forbids creating accounts. Renders nothing until the stored setting is known. */
function SignUpSwitch() {
  const open = useQuery({ queryKey: queryKeys.signUp, queryFn: () => isSignUpOpen(client) });
  const change = useMutation({
    mutationFn: (isOpen: boolean) => setSignUpOpen(client, isOpen),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.signUp }),
  });
  if (open.data === undefined) return null;
  return (
    <div className="grid gap-2 pbs-2">
      <Switch
        label="Accounts can be created at /admin/setup"
        hint="They wait here for approval. Switch it off when everybody has an account."
        checked={change.isPending ? change.variables : open.data}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      <Alert>{change.isError ? "This could not be changed. Please try again." : ""}</Alert>
    </div>
  );
}
