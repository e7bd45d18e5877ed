import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ProductFilter } from "#db/products/product-filters.ts";
import { countProductsByCategory } from "#db/products/categories.ts";
import { countMissing, countProducts, countProductsSince } from "#db/products/product-counts.ts";
import { collectOtherCategories, listProducts } from "#db/products/products.ts";
import { PAGE_SIZE } from "#domain/listing/pagination.ts";
import { DAY_MS } from "#domain/text/numbers.ts";
import { client } from "../environment.ts";
import { queryKeys, RETRY_TWICE } from "../query-client.ts";

export const RECENT_DAYS = 7;

export const productsQuery = (filter: ProductFilter, page: number) =>
  queryOptions({
    queryKey: queryKeys.productList(filter, page),
    queryFn: () => listProducts(client, { ...filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    retry: RETRY_TWICE,
    placeholderData: keepPreviousData,
  });

export const missingQuery = queryOptions({
  queryKey: queryKeys.missingCounts,
  queryFn: () => countMissing(client),
});

export const productStatsQuery = queryOptions({
  queryKey: queryKeys.productStats,
  queryFn: async () => {
    const since = new Date(Date.now() - RECENT_DAYS * DAY_MS);
    const [total, recent, byCategory, otherCategories] = await Promise.all([
      countProducts(client),
      countProductsSince(client, since),
      countProductsByCategory(client),
      collectOtherCategories(client),
    ]);
    return { total, recent, categories: byCategory.size + otherCategories.length, otherCategories };
  },
});
