import { queryOptions } from "@tanstack/react-query";
import { getBrand, listBrands } from "#db/brands.ts";
import { client } from "../environment.ts";
import { FRESH, RETRY_ONCE } from "../query-client.ts";

/** One brand to edit: never from the cache, since saving an old version is a conflict. */
export const brandQuery = (id: string) =>
  queryOptions({
    queryKey: ["brand", id],
    queryFn: () => getBrand(client, id),
    staleTime: 0,
    gcTime: 0,
    retry: RETRY_ONCE,
  });

export const brandsQuery = queryOptions({
  queryKey: ["brands"],
  queryFn: () => listBrands(client),
  staleTime: FRESH.brands,
  retry: RETRY_ONCE,
});
