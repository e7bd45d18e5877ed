import { queryOptions } from "@tanstack/react-query";
import { listBrands } from "#db/brands.ts";
import { client } from "../environment.ts";
import { FRESH, RETRY_ONCE } from "../query-client.ts";

export const brandsQuery = queryOptions({
  queryKey: ["brands"],
  queryFn: () => listBrands(client),
  staleTime: FRESH.brands,
  retry: RETRY_ONCE,
});
