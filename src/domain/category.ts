import { z } from "zod";
import { optionalText } from "./brand.ts";
import { slugSchema } from "./slug-form.ts";

export const categorySchema = z.object({
  name: z.string().trim().min(1, "Category name is required").max(200, "Use at most 200 characters"),
  slug: slugSchema,
  description: optionalText(5000),
  parent_id: z.uuid().nullable(),
  sort_order: z.coerce.number().int().default(0),
  is_active: z.boolean().default(true),
});
export type CategoryFormValues = z.input<typeof categorySchema>;
export type CategoryInput = z.output<typeof categorySchema>;

type InTree = { id: string; parent_id: string | null; sort_order: number; name: string };
export type CategoryNode<T extends InTree> = T & { children: CategoryNode<T>[]; depth: number };

/** Nested list in sort order (then name). A row whose parent is not in the list stands at the root, so none is lost. */
export function categoryTree<T extends InTree>(rows: readonly T[]): CategoryNode<T>[] {
  const ids = new Set(rows.map((row) => row.id));
  const childrenOf = Map.groupBy(rows, (row) => (row.parent_id !== null && ids.has(row.parent_id) ? row.parent_id : null));
  const branch = (parent: string | null, depth: number): CategoryNode<T>[] =>
    [...(childrenOf.get(parent) ?? [])]
      .sort((a, b) => a.sort_order - b.sort_order || a.name.localeCompare(b.name))
      .map((row) => ({ ...row, depth, children: branch(row.id, depth + 1) }));
  return branch(null, 0);
}

/** The tree as a list from top to bottom, each entry with its depth, for indented selects. */
export function flattenTree<T extends InTree>(nodes: readonly CategoryNode<T>[]): CategoryNode<T>[] {
  return nodes.flatMap((node) => [node, ...flattenTree(node.children)]);
}

/** The ids of a category and of all below it. */
export function categoryWithDescendants(rows: readonly { id: string; parent_id: string | null }[], id: string): Set<string> {
  const childrenOf = Map.groupBy(rows, (row) => row.parent_id);
  const found = new Set<string>();
  const visit = (current: string): void => {
    if (found.has(current)) return;
    found.add(current);
    for (const child of childrenOf.get(current) ?? []) visit(child.id);
  };
  visit(id);
  return found;
}
