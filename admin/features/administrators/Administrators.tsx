import { useQuery, useMutation } from "@tanstack/react-query";
import { UserCheck, UserMinus, UserX } from "lucide-react";
import { useState, type ReactNode } from "react";
import { grantAdministrator, rejectAccount, type Account, isSignUpOpen, setSignUpOpen } from "#db/accounts/accounts.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { Alert, Button, Switch } from "../../ui/controls.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { YourName } from "./YourName.tsx";
import { accountName, accountsQuery } from "../../queries/accounts.ts";
import { queryClient, queryKeys } from "../../query-client.ts";
import { useAuth } from "../../session/auth-context.ts";
import { Card } from "../../ui/Card.tsx";
import { heading } from "#styles/variants/administration.ts";
import { moment } from "../../ui/moment.ts";
import { Row, RowDetail, RowMain, RowName, Rows } from "../../ui/lists/Row.tsx";
import { PasswordLink } from "./PasswordLink.tsx";
import { RejectAccount, RemoveAdministrator } from "./AccountDialogs.tsx";
import { QueryState } from "../../ui/panels.tsx";

/** Who may work here: grants access to accounts that wait for approval, and removes administrators. */
export function Administrators() {
  const { user } = useAuth();
  const accounts = useQuery({ ...accountsQuery, staleTime: 0, refetchOnWindowFocus: true });
  const [leaving, setLeaving] = useState<Account | null>(null);
  const [granting, setGranting] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState<Account | null>(null);
  const [refusal, setRefusal] = useState("");
  const reload = () => queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });

  const grant = async (account: Account) => {
    setRefusal("");
    setGranting(account.user_id);
    try {
      await grantAdministrator(client, account.user_id);
      toast.success(`${account.email} is an administrator now`);
    } catch (error) {
      console.error("Granting access failed", error);
      setRefusal("Error granting access. Please try again.");
    }
    await reload();
    setGranting(null);
  };
  const reject = async (account: Account) => {
    setRefusal("");
    try {
      await rejectAccount(client, account.user_id);
      setRejecting(null);
      toast.success(`The account of ${account.email} is deleted`);
    } catch (error) {
      console.error("Rejecting an account failed", error);
      setRefusal("Error rejecting the account. Please try again.");
    }
    await reload();
  };
  const administrators = accounts.data?.filter((account) => account.is_admin) ?? [];
  const pending = accounts.data?.filter((account) => !account.is_admin) ?? [];

  const own = administrators.find(({ user_id }) => user_id === user?.id);

  return (
    <Card
      title="Administrators"
      anchor="administrators"
      note={
        pending.length > 0 && <span className={badge({ tone: "copper" })}>{pending.length} waiting for approval</span>
      }
    >
      <Alert boxed>{refusal}</Alert>
      <QueryState query={accounts} loading="Loading accounts..." failed="The accounts could not be loaded" />
      {accounts.data && (
        <>
          {own && <YourName account={own} />}
          <section aria-labelledby="pending-accounts" className="grid gap-2">
            <h3 id="pending-accounts" className={heading({ level: "section" })}>
              Waiting for approval
            </h3>
            {pending.length === 0 ? (
              <p className="text-ink-soft">No account is waiting. Whoever creates one at /admin/setup appears here.</p>
            ) : (
              <Rows className="rounded-control border border-line" aria-label="Accounts waiting for approval">
                {pending.map((account) => (
                  <Row key={account.user_id}>
                    <Who account={account} />
                    <AccountActions>
                      <PasswordLink account={account} onRefused={setRefusal} />
                      <Button
                        small
                        intent="primary"
                        aria-label={`Grant access to ${account.email}`}
                        disabled={granting === account.user_id}
                        onClick={() => void grant(account)}
                      >
                        <UserCheck aria-hidden="true" />
                        {granting === account.user_id ? "Saving..." : "Grant access"}
                      </Button>
                      <Button
                        small
                        intent="danger"
                        aria-label={`Reject ${account.email}`}
                        onClick={() => setRejecting(account)}
                      >
                        <UserX aria-hidden="true" />
                        Reject
                      </Button>
                    </AccountActions>
                  </Row>
                ))}
              </Rows>
            )}
            <SignUpSwitch />
          </section>
          <section aria-labelledby="administrator-accounts" className="grid gap-2">
            <h3 id="administrator-accounts" className={heading({ level: "section" })}>
              {counted(administrators.length, "administrator")}
            </h3>
            <Rows className="rounded-control border border-line" aria-label="Administrators">
              {administrators.map((account) => (
                <Row key={account.user_id}>
                  <Who account={account} you={account.user_id === user?.id} />
                  <AccountActions>
                    {account.user_id !== user?.id && <PasswordLink account={account} onRefused={setRefusal} />}
                    <Button
                      small
                      intent="danger"
                      aria-label={`Remove ${account.email}`}
                      onClick={() => {
                        setRefusal("");
                        setLeaving(account);
                      }}
                    >
                      <UserMinus aria-hidden="true" />
                      Remove
                    </Button>
                  </AccountActions>
                </Row>
              ))}
            </Rows>
          </section>
        </>
      )}
      <RejectAccount account={rejecting} onClose={() => setRejecting(null)} onConfirm={reject} />
      <RemoveAdministrator
        account={leaving}
        isSelf={leaving?.user_id === user?.id}
        onClose={() => setLeaving(null)}
        onRefused={setRefusal}
        onDone={reload}
      />
    </Card>
  );
}

/** The buttons of an account. On a phone they wrap below its name, as wide as the row. */
function AccountActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 max-md:inline-full max-md:*:flex-auto">{children}</div>;
}

function Who({ account, you = false }: { account: Account; you?: boolean }) {
  return (
    <RowMain>
      <RowName name={accountName(account)}>{you && <span className={badge()}>You</span>}</RowName>
      <RowDetail className="wrap-anywhere">
        {account.name && `${account.email} · `}Account created {moment(account.created_at)}
      </RowDetail>
    </RowMain>
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
