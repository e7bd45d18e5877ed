import { queryOptions } from "@tanstack/react-query";
import { listAccounts } from "#db/accounts.ts";
import { client } from "../environment.ts";
import { RETRY_ONCE } from "../query-client.ts";
import { queryKeys } from "./keys.ts";

/** All accounts, oldest first; empty for anyone but administrators. */
export const accountsQuery = queryOptions({
  queryKey: queryKeys.accounts,
  queryFn: () => listAccounts(client),
  retry: RETRY_ONCE,
});
