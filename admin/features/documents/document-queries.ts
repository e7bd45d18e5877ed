import { queryOptions } from "@tanstack/react-query";
import { listDocuments } from "#db/content/documents.ts";
import { listNamedProducts } from "#db/products/products.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../query-client.ts";

export const documentsQuery = queryOptions({
  queryKey: queryKeys.lists("document"),
  queryFn: () => listDocuments(client),
});

/** Of all products what a document may name. */
export const namedProductsQuery = queryOptions({
  queryKey: queryKeys.namedProducts,
  queryFn: () => listNamedProducts(client),
});
