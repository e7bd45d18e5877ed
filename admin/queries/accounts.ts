import { queryOptions, useQuery } from "@tanstack/react-query";
import { hasAdmin, listAccounts, ownRights, type Account } from "#db/accounts/accounts.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

/** How an account is called: by the name of its person, or its email address. */
export const accountName = ({ name, email }: Pick<Account, "name" | "email">): string => name || email;

/** The colleagues, oldest account first; for administrators also the accounts that wait for approval. */
export const accountsQuery = queryOptions({
  queryKey: queryKeys.accounts,
  queryFn: () => listAccounts(client),
});

/** What an account is called; null for none, and while the accounts are not known. */
export function useAccountName(): (id: string | null) => string | null {
  const { data: accounts } = useQuery(accountsQuery);
  return (id) => {
    if (id === null || !accounts) return null;
    const account = accounts.find(({ user_id }) => user_id === id);
    return account ? accountName(account) : null;
  };
}

/** What that user may do; null while nobody has approved the account. Read again whenever somebody comes back to the tab. */
export const rightsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.rights(userId),
    queryFn: () => ownRights(client),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Whether anybody is an administrator yet. */
export const hasAdminQuery = queryOptions({
  queryKey: queryKeys.hasAdmin,
  queryFn: () => hasAdmin(client),
  retry: false,
});
