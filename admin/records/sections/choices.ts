import { queryOptions } from "@tanstack/react-query";
import { contentTable } from "#db/content/content-table.ts";
import { listProductsById, searchProducts } from "#db/products/products.ts";
import { contentKind } from "#domain/content/content-kinds.ts";
import type { CardKind } from "#domain/pages/section-fields.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../query-client.ts";

/** The kinds of records that a field may choose several of. */
export type ChoiceKind = CardKind | "category";
export type Choice = { id: string; name: string };

/** How many products are offered at once; a search finds the others. */
const OFFERED = 50;

/** All records of a kind by name; there are few of every kind but products. */
async function allOf(kind: Exclude<ChoiceKind, "product">): Promise<Choice[]> {
  const { nameColumn } = contentKind(kind);
  const rows = await contentTable(kind).list(client);
  return rows.map((row) => ({ id: row.id, name: String(row[nameColumn as keyof typeof row]) }));
}

/** What can be chosen of a kind; of products those that the search finds. */
export const offeredQuery = (kind: ChoiceKind, search: string) =>
  queryOptions({
    queryKey: [...queryKeys.lists(kind), "choices", search],
    queryFn: (): Promise<Choice[]> =>
      kind === "product" ? searchProducts(client, { text: search, limit: OFFERED }) : allOf(kind),
  });

/** The names of those chosen already; those that are gone are left out. */
export const chosenQuery = (kind: ChoiceKind, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...queryKeys.lists(kind), "chosen", ids.toSorted()],
    queryFn: (): Promise<Choice[]> => (kind === "product" ? listProductsById(client, ids) : allOf(kind)),
  });
