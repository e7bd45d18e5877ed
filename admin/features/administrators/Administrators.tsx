import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { badge } from "#styles/variants/product-lists.ts";
import { accountsQuery } from "../../queries/accounts.ts";
import { queryClient } from "../../query-client.ts";
import { Card } from "../../ui/Card.tsx";
import { Alert } from "../../ui/controls.tsx";
import { QueryState } from "../../ui/panels.tsx";
import { Colleagues, type Colleague } from "./Colleagues.tsx";
import { WaitingAccounts } from "./WaitingAccounts.tsx";

/** Who may work here, and in which role: grants access to accounts that wait for approval, and takes it away. */
export function Administrators() {
  const accounts = useQuery({ ...accountsQuery, staleTime: 0, refetchOnWindowFocus: true });
  const [refusal, setRefusal] = useState("");
  const reload = () => queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
  const colleagues = accounts.data?.filter((account): account is Colleague => account.role !== null) ?? [];
  const waiting = accounts.data?.filter(({ role }) => role === null) ?? [];

  return (
    <Card
      title="Administrators"
      anchor="administrators"
      note={
        waiting.length > 0 && <span className={badge({ tone: "copper" })}>{waiting.length} waiting for approval</span>
      }
    >
      <Alert boxed>{refusal}</Alert>
      <QueryState query={accounts} loading="Loading accounts..." failed="The accounts could not be loaded" />
      {accounts.data && (
        <>
          <WaitingAccounts accounts={waiting} onRefused={setRefusal} reload={reload} />
          <Colleagues colleagues={colleagues} onRefused={setRefusal} reload={reload} />
        </>
      )}
    </Card>
  );
}
