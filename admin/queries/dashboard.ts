import type { QueryExecuteOptions } from "@tanstack/react-query";
import type { Permission } from "#domain/accounts/roles.ts";
import { client } from "../environment.ts";
import { queryClient } from "../query-client.ts";
import { rightsQuery } from "./accounts.ts";
import { brandsQuery } from "./brands.ts";
import { categoriesQuery } from "./categories.ts";
import { unreadEnquiriesQuery } from "./enquiries.ts";
import { productStatsQuery } from "./products.ts";
import { pagesQuery } from "./site.ts";

/** Fetches what is not cached yet. The screen itself decides when to refetch, and shows failures. */
function fetchMissing<Data, Key extends readonly unknown[]>(
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): void {
  queryClient.query({ ...query, staleTime: "static" }).catch(() => undefined);
}

/**
 * Starts to read what the dashboard shows, at first while the rights of the account are still being read: the database refuses none
 * of it, but leaves out what a role does not see, and the screen shows only what the rights allow. Once they are known, nothing
 * else is read.
 */
export async function beginDashboard(): Promise<void> {
  const { data } = await client.auth.getSession();
  if (!data.session) return;
  const rights = rightsQuery(data.session.user.id);
  const known = queryClient.getQueryData(rights.queryKey);
  const may = (permission: Permission) => known === undefined || known?.permissions.includes(permission);
  fetchMissing(rights);
  if (may("content.read")) {
    fetchMissing(brandsQuery);
    fetchMissing(categoriesQuery);
    fetchMissing(productStatsQuery);
    fetchMissing(pagesQuery);
  }
  if (may("enquiries.work")) fetchMissing(unreadEnquiriesQuery);
}
