import { queryOptions } from "@tanstack/react-query";
import { listSeries } from "#db/products/products.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

/** The series that products can be sizes of: those of one brand, or all. */
export const seriesQuery = (brand?: string) =>
  queryOptions({ queryKey: queryKeys.series(brand ?? ""), queryFn: () => listSeries(client, brand) });
