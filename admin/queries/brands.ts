import { queryOptions } from "@tanstack/react-query";
import { listBrands } from "#db/products/brands.ts";
import { client } from "../environment.ts";
import { FRESH, RETRY_ONCE } from "../query-client.ts";
import { queryKeys } from "./keys.ts";

export const brandsQuery = queryOptions({
  queryKey: queryKeys.lists("brand"),
  queryFn: () => listBrands(client),
  staleTime: FRESH.brands,
  retry: RETRY_ONCE,
});
