import { useMutation } from "@tanstack/react-query";
import { UserMinus } from "lucide-react";
import { useState } from "react";
import { grantRole, type Account } from "#db/accounts/accounts.ts";
import { RefusedError } from "#db/errors.ts";
import { ALL_ROLES, ROLES, type Role } from "#domain/accounts/roles.ts";
import { counted } from "#domain/text/text.ts";
import { heading } from "#styles/variants/administration.ts";
import { client } from "../../environment.ts";
import { queryClient, queryKeys } from "../../query-client.ts";
import { useAuth } from "../../session/auth-context.ts";
import { Button } from "../../ui/controls.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { toast } from "../../ui/toast.ts";
import { RemoveAccess } from "./AccountDialogs.tsx";
import { AccountRow, RoleSelect } from "./AccountRow.tsx";
import { PasswordLink } from "./PasswordLink.tsx";

/** An account that works here. */
export type Colleague = Account & { role: Role };

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
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ account, role }: { account: Account; role: Role }) => grantRole(client, account.user_id, role),
    onMutate: () => onRefused(""),
    onSuccess: async (_done, { account, role }) => {
      toast.success(`${account.email} works here now: ${ROLES[role].label}`);
      // The screens change with one's own role.
      if (account.user_id === user?.id) await queryClient.invalidateQueries({ queryKey: queryKeys.rights() });
    },
    onError: (error) => {
      console.error("Changing a role failed", error);
      onRefused(error instanceof RefusedError ? error.message : "Error changing the role. Please try again.");
    },
    onSettled: reload,
  });
  const administrators = colleagues.filter(({ role }) => role === "administrator");

  return (
    <section aria-labelledby="administrator-accounts" className="grid gap-2">
      <h3 id="administrator-accounts" className={heading({ level: "section" })}>
        {counted(colleagues.length, "colleague")}
      </h3>
      <Rows className="rounded-control border border-line" aria-label="Administrators">
        {colleagues.map((account) => {
          const { user_id, email, role } = account;
          const you = user_id === user?.id;
          return (
            <AccountRow key={user_id} account={account} you={you}>
              <RoleSelect
                account={account}
                value={isPending && variables.account.user_id === user_id ? variables.role : role}
                // Nobody could let anybody in again.
                disabled={you && role === "administrator" && administrators.length === 1}
                busy={isPending}
                onChange={(next) => mutate({ account, role: next })}
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
