import { useMutation } from "@tanstack/react-query";
import { UserMinus } from "lucide-react";
import { useState } from "react";
import { changeRole, type Account } from "#db/accounts/accounts.ts";
import { ConflictError, RefusedError } from "#db/errors.ts";
import { ALL_ROLES, ROLES, type Role } from "#domain/accounts/roles.ts";
import { counted } from "#domain/text/text.ts";
import { heading } from "#styles/variants/administration.ts";
import { client } from "../../environment.ts";
import { queryClient, queryKeys } from "../../query-client.ts";
import { useAuth } from "../../session/auth-context.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Button } from "../../ui/controls.tsx";
import { useLastShown } from "../../ui/dialog-state.ts";
import { Rows } from "../../ui/lists/Row.tsx";
import { toast } from "../../ui/toast.ts";
import { RemoveAccess } from "./AccountDialogs.tsx";
import { AccountRow, RoleSelect } from "./AccountRow.tsx";
import { PasswordLink } from "./PasswordLink.tsx";

/** An account that works here. */
export type Colleague = Account & { role: Role };

const LAST = "The only administrator keeps this role: give it to somebody else first.";

type RoleChange = { account: Colleague; role: Role };

type Props = {
  colleagues: readonly Colleague[];
  onRefused: (message: string) => void;
  /** Reads the accounts again. */
  reload: () => Promise<void>;
};

/** Who works here, in which role. */
export function Colleagues({ colleagues, onRefused, reload }: Props) {
  const { user } = useAuth();
  const [leaving, setLeaving] = useState<Account | null>(null);
  const [asked, setAsked] = useState<RoleChange | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ account, role }: RoleChange) => changeRole(client, account.user_id, account.role, role),
    onMutate: () => onRefused(""),
    onSuccess: async (_done, { account, role }) => {
      toast.success(`${account.email} works here now: ${ROLES[role].label}`);
      // The screens change with one's own role.
      if (account.user_id === user?.id) await queryClient.invalidateQueries({ queryKey: queryKeys.rights() });
    },
    onError: (error) => {
      console.error("Changing a role failed", error);
      onRefused(
        error instanceof RefusedError
          ? error.message
          : error instanceof ConflictError
            ? "Somebody else has changed this account meanwhile. It is shown as it is now."
            : "Error changing the role. Please try again.",
      );
    },
    onSettled: reload,
  });
  const administrators = colleagues.filter(({ role }) => role === "administrator");
  const change = (next: RoleChange) => {
    // An arrow key on a closed list chooses at once, too: what opens everything, or takes one's own rights, is asked for first.
    if (next.role === "administrator" || next.account.user_id === user?.id) setAsked(next);
    else mutate(next);
  };

  return (
    <section aria-labelledby="administrator-accounts" className="grid gap-2">
      <h3 id="administrator-accounts" className={heading({ level: "section" })}>
        {counted(colleagues.length, "colleague")}
      </h3>
      <Rows className="rounded-control border border-line" aria-label="Administrators">
        {colleagues.map((account) => {
          const { user_id, email, role } = account;
          const you = user_id === user?.id;
          // Nobody could let anybody in again.
          const isLast = role === "administrator" && administrators.length === 1;
          return (
            <AccountRow key={user_id} account={account} you={you} note={isLast ? LAST : ""}>
              <RoleSelect
                account={account}
                value={isPending && variables.account.user_id === user_id ? variables.role : role}
                disabled={isLast}
                busy={isPending}
                onChange={(next) => change({ account, role: next })}
              />
              {!you && <PasswordLink account={account} onRefused={onRefused} />}
              <Button
                small
                intent="danger"
                aria-label={`Remove ${email}`}
                onClick={() => {
                  onRefused("");
                  setLeaving(account);
                }}
              >
                <UserMinus aria-hidden="true" />
                Remove
              </Button>
            </AccountRow>
          );
        })}
      </Rows>
      <details className="text-sm">
        <summary className="cursor-pointer py-1 text-petrol">What each role may do</summary>
        <dl className="grid gap-1.5 pbs-1">
          {ALL_ROLES.map((role) => (
            <div key={role} className="flex flex-wrap gap-x-2">
              <dt className="font-medium">{ROLES[role].label}</dt>
              <dd className="text-ink-soft">{ROLES[role].explanation}</dd>
            </div>
          ))}
        </dl>
      </details>
      <RoleQuestion
        asked={asked}
        isSelf={asked?.account.user_id === user?.id}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) mutate(asked);
          setAsked(null);
        }}
      />
      <RemoveAccess
        account={leaving}
        isSelf={leaving?.user_id === user?.id}
        onClose={() => setLeaving(null)}
        onRefused={onRefused}
        onDone={reload}
      />
    </section>
  );
}

type QuestionProps = { asked: RoleChange | null; isSelf: boolean; onCancel: () => void; onConfirm: () => void };

/** Asks before somebody may do everything, or takes rights away from themselves. */
function RoleQuestion({ asked, isSelf, onCancel, onConfirm }: QuestionProps) {
  const shown = useLastShown(asked, asked !== null);
  const shownSelf = useLastShown(isSelf, asked !== null);
  const label = shown && ROLES[shown.role].label;
  return (
    <ConfirmDialog
      open={asked !== null}
      title="Change the role"
      confirmLabel={`Make ${shownSelf ? "me" : "them"} ${label}`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {shownSelf
          ? "This is your own account: you lose what the new role does not allow at once, with whatever is not saved, and only an administrator can give it back."
          : `${shown?.account.email} will be able to do everything here, also give and take access.`}
      </p>
    </ConfirmDialog>
  );
}
