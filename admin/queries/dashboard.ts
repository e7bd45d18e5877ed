import type { QueryExecuteOptions } from "@tanstack/react-query";
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

/** Starts to read what the dashboard shows, while the rights of the account are still being read. */
export async function beginDashboard(): Promise<void> {
  const { data } = await client.auth.getSession();
  if (!data.session) return;
  fetchMissing(rightsQuery(data.session.user.id));
  fetchMissing(brandsQuery);
  fetchMissing(categoriesQuery);
  fetchMissing(productStatsQuery);
  fetchMissing(pagesQuery);
  fetchMissing(unreadEnquiriesQuery);
}
