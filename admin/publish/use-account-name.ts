import { useQuery } from "@tanstack/react-query";
import { accountsQuery } from "../queries/accounts.ts";

/** The email address of an account; null for none, and while the accounts are not known. */
export function useAccountName(): (id: string | null) => string | null {
  const { data: accounts } = useQuery(accountsQuery);
  return (id) => {
    if (id === null || !accounts) return null;
    return accounts.find((account) => account.user_id === id)?.email ?? null;
  };
}
