import { useQuery } from "@tanstack/react-query";
import { UserCheck, UserMinus, UserX } from "lucide-react";
import { useState, type ReactNode } from "react";
import { grantAdministrator, rejectAccount, type Account } from "#db/accounts/accounts.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { accountsQuery } from "../../queries/accounts.ts";
import { queryClient } from "../../query-client.ts";
import { useAuth } from "../../session/auth-context.ts";
import { Card } from "../../ui/Card.tsx";
import { ErrorPanel } from "../../ui/panels.tsx";
import { heading } from "#styles/variants/administration.ts";
import { moment } from "../../ui/moment.ts";
import { Row, RowDetail, RowMain, RowName, Rows } from "../../ui/lists/Row.tsx";
import { PasswordLink } from "./PasswordLink.tsx";
import { RejectAccount } from "./RejectAccount.tsx";
import { RemoveAdministrator } from "./RemoveAdministrator.tsx";
import { SignUpSwitch } from "./SignUpSwitch.tsx";

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

  return (
    <Card
      title="Administrators"
      anchor="administrators"
      note={
        pending.length > 0 && <span className={badge({ tone: "copper" })}>{pending.length} waiting for approval</span>
      }
    >
      <Alert boxed>{refusal}</Alert>
      {accounts.isPending && <Spinner label="Loading accounts..." />}
      {accounts.isError && !accounts.data && (
        <ErrorPanel title="The accounts could not be loaded" onRetry={() => void accounts.refetch()} />
      )}
      {accounts.data && (
        <>
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
        own={leaving?.user_id === user?.id}
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
      <RowName name={account.email}>{you && <span className={badge()}>You</span>}</RowName>
      <RowDetail>Account created {moment(account.created_at)}</RowDetail>
    </RowMain>
  );
}
