import { compareNames } from "../text/names.ts";

type InTree = { id: string; parent_id: string | null; sort_order: number; name: string };
export type CategoryNode<T extends InTree> = T & { children: CategoryNode<T>[]; depth: number };

/** Nested list by sort order, then name. A row whose parent is missing from the list goes to the top level, so none is lost. */
export function categoryTree<T extends InTree>(rows: readonly T[]): CategoryNode<T>[] {
  const ids = new Set(rows.map((row) => row.id));
  const childrenOf = Map.groupBy(rows, (row) =>
    row.parent_id !== null && ids.has(row.parent_id) ? row.parent_id : null,
  );
  const branch = (parent: string | null, depth: number): CategoryNode<T>[] =>
    [...(childrenOf.get(parent) ?? [])]
      .sort((a, b) => a.sort_order - b.sort_order || compareNames(a.name, b.name))
      .map((row) => ({ ...row, depth, children: branch(row.id, depth + 1) }));
  return branch(null, 0);
}

/** The tree as a list from top to bottom, each entry with its depth, for indented selects. */
export function flattenTree<T extends InTree>(nodes: readonly CategoryNode<T>[]): CategoryNode<T>[] {
  return nodes.flatMap((node) => [node, ...flattenTree(node.children)]);
}

/** How many products a category has, those of all categories below it included. */
export const countWithBelow = <T extends InTree & { product_count: number }>(node: CategoryNode<T>): number =>
  node.children.reduce((sum, child) => sum + countWithBelow(child), node.product_count);

/** The ids of a category and of all below it. */
export function categoryWithDescendants(
  rows: readonly { id: string; parent_id: string | null }[],
  id: string,
): Set<string> {
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

/** The visible rows of a tree: the children of a collapsed category are only counted. */
export function visibleRows<T extends InTree>(
  nodes: readonly CategoryNode<T>[],
  isOpen: (node: CategoryNode<T>) => boolean,
): (CategoryNode<T> & { hidden: number })[] {
  return nodes.flatMap((node) =>
    isOpen(node)
      ? [{ ...node, hidden: 0 }, ...visibleRows(node.children, isOpen)]
      : [{ ...node, hidden: node.children.length }],
  );
}

/** The branches in which a name, slug or description contains the text, ignoring case. Everything below a match is kept. */
export function matchingBranches<T extends InTree & { slug: string; description: string | null }>(
  nodes: readonly CategoryNode<T>[],
  search: string,
): CategoryNode<T>[] {
  const text = search.trim().toLowerCase();
  return nodes.flatMap((node) => {
    const texts = [node.name, node.slug, node.description ?? ""];
    if (texts.some((one) => one.toLowerCase().includes(text))) return [node];
    const children = matchingBranches(node.children, search);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The ids of a parent's children, in order, once `id` has been moved there to the given position. */
export function idsAfterPlacing(rows: readonly InTree[], id: string, parentId: string | null, index: number): string[] {
  const others = flattenTree(categoryTree(rows.filter((row) => row.id !== id && row.parent_id === parentId))).map(
    (row) => row.id,
  );
  return others.toSpliced(index, 0, id);
}

/** The sort order that puts a category last among a parent's children; `id` is that category, if it is one of them already. */
export function lastSortOrder(rows: readonly InTree[], parentId: string | null, id?: string): number {
  const others = rows.filter((row) => row.parent_id === parentId && row.id !== id);
  return others.reduce((last, row) => Math.max(last, row.sort_order + 1), 0);
}

/** The ids of a category's parent, grandparent and so on. */
export function categoriesAbove(rows: readonly { id: string; parent_id: string | null }[], id: string): string[] {
  const parent = rows.find((row) => row.id === id)?.parent_id;
  return parent ? [parent, ...categoriesAbove(rows, parent)] : [];
}
