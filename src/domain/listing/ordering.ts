/** The list with the entry at `from` moved to position `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** One row of a tree that is shown as a list; `hidden` is the number of its children while it is collapsed. */
export type TreeRow = { id: string; parent_id: string | null; depth: number; hidden: number };
/** The place of an entry in a tree: its parent (null: at the top level) and its index among the `count` children there. */
export type TreePlace = { parentId: string | null; index: number; count: number; depth: number };

/** The rows without the descendants of `id`, which move together with it. */
export function withoutDescendants<T extends TreeRow>(rows: readonly T[], id: string): T[] {
  const at = rows.findIndex((row) => row.id === id);
  const depth = rows[at]?.depth ?? 0;
  const end = rows.findIndex((row, index) => index > at && row.depth <= depth);
  return at === -1 ? [...rows] : [...rows.slice(0, at + 1), ...(end === -1 ? [] : rows.slice(end))];
}

/**
 * The new place of `id` when it is dragged to the row of `overId` and `levels` deeper. It can be at most one level below the
 * row above, and not above the level of the row below, which would get another parent. In a collapsed parent it becomes the last
 * child.
 */
export function placeInTree(rows: readonly TreeRow[], id: string, overId: string, levels: number): TreePlace | null {
  const from = rows.findIndex((row) => row.id === id);
  const to = rows.findIndex((row) => row.id === overId);
  const active = rows[from];
  if (!active || to === -1) return null;
  const order = moved(rows, from, to);
  const above = order.slice(0, to);
  const deepest = (above.at(-1)?.depth ?? -1) + 1;
  const depth = Math.min(deepest, Math.max(order[to + 1]?.depth ?? 0, active.depth + levels));
  const parentAt = above.findLastIndex((row) => row.depth < depth);
  const parent = above[parentAt];
  const hidden = parentAt === above.length - 1 ? (parent?.hidden ?? 0) : 0;
  const parentId = parent?.id ?? null;
  return {
    parentId,
    index: hidden + above.filter((row, index) => index > parentAt && row.depth === depth).length,
    count: hidden + 1 + rows.filter((row) => row.id !== id && row.parent_id === parentId).length,
    depth,
  };
}

/** The place one step up or down among the entries of the same parent; null at either end. */
export function stepInTree(rows: readonly TreeRow[], id: string, step: -1 | 1): TreePlace | null {
  const active = rows.find((row) => row.id === id);
  if (!active) return null;
  const siblings = rows.filter((row) => row.parent_id === active.parent_id);
  const index = siblings.indexOf(active) + step;
  if (index < 0 || index >= siblings.length) return null;
  return { parentId: active.parent_id, index, count: siblings.length, depth: active.depth };
}
