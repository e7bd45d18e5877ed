import { queryOptions } from "@tanstack/react-query";
import { listBrands } from "#db/products/brands.ts";
import { client } from "../environment.ts";
import { FRESH, queryKeys } from "../query-client.ts";

export const brandsQuery = queryOptions({
  queryKey: queryKeys.lists("brand"),
  queryFn: () => listBrands(client),
  staleTime: FRESH.brands,
});
