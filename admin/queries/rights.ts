import { queryOptions } from "@tanstack/react-query";
import { isAdmin } from "#db/accounts.ts";
import { client } from "../environment.ts";
import { queryKeys } from "./keys.ts";
import { RETRY_ONCE } from "../query-client.ts";

/** Whether that user is an administrator. */
export const rightsQuery = (userId: string | undefined) =>
  queryOptions({ queryKey: queryKeys.rights(userId), queryFn: () => isAdmin(client), retry: RETRY_ONCE });
