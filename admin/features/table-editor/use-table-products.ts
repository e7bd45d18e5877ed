import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listTableProducts } from "#db/products/edited-products.ts";
import type { ProductFilter } from "#db/products/product-filters.ts";
import type { TableProduct } from "#domain/products/editor-columns.ts";
import { client } from "../../environment.ts";
import { queryKeys, queryClient } from "../../query-client.ts";

/** All products of a filter. They are read in pages, and again only when the filter changes or `reload` is called. */
export function useTableProducts(filter: ProductFilter) {
  const [progress, setProgress] = useState<{ read: number; all: number } | null>(null);
  const queryKey = queryKeys.productTable(filter);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      listTableProducts(client, filter, { signal, onProgress: (read, all) => setProgress({ read, all }) }),
    // Comparing 10,000 products with those before takes longer than showing them.
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  /** Shows these products as they are now; null: the product is gone. */
  const update = (changed: ReadonlyMap<string, TableProduct | null>) =>
    queryClient.setQueryData<TableProduct[]>(queryKey, (products) =>
      products?.flatMap((product) => {
        const now = changed.get(product.id);
        return now === undefined ? [product] : now === null ? [] : [now];
      }),
    );
  return { query, progress, update };
}
