import { queryOptions } from "@tanstack/react-query";
import { listAttributes, listCategoryAttributes } from "#db/specifications/attributes.ts";
import {
  countUnreadProducts,
  listSpecificationMedians,
  listSpecificationNames,
} from "#db/specifications/specification-names.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

export const attributesQuery = queryOptions({
  queryKey: queryKeys.allAttributes,
  queryFn: () => listAttributes(client),
});

export const categoryAttributesQuery = queryOptions({
  queryKey: queryKeys.expectedAttributes,
  queryFn: () => listCategoryAttributes(client),
});

/** The names that products use. The key is one of the lists of products, so that a save of a product refetches them. */
export const specificationNamesQuery = queryOptions({
  queryKey: queryKeys.specificationNames,
  queryFn: async () => {
    const [names, unread] = await Promise.all([listSpecificationNames(client), countUnreadProducts(client)]);
    return { names, unread };
  },
  staleTime: 0,
});

/** What the other products of a category state. */
export const mediansQuery = (categoryId: string, productId: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.specificationMedians(categoryId, productId),
    queryFn: () => listSpecificationMedians(client, categoryId, productId),
    enabled: categoryId !== "",
  });
