import { queryOptions } from "@tanstack/react-query";
import { countProductsByCategory } from "#db/products/categories.ts";
import {
  collectOtherCategories,
  countMissing,
  countProducts,
  countProductsSince,
} from "#db/products/product-counts.ts";
import { DAY_MS } from "#domain/text/numbers.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

export const RECENT_DAYS = 7;

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
