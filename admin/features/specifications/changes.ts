import type { ProductSpecifications } from "#db/specification-names.ts";
import { converting, renaming, type ChangedSpecifications } from "#domain/specifications/specification-changes.ts";

/** What is about to be done to the specifications with some names. */
export type Task =
  | { kind: "rename"; names: readonly string[]; to: string }
  | { kind: "convert"; names: readonly string[]; unit: string; decimals: number | null };

export type PlannedProduct = ProductSpecifications & { change: ChangedSpecifications };

/** What a task makes of each product, first those that change; products it does not concern are left out. */
export function planned(task: Task, products: readonly ProductSpecifications[]): PlannedProduct[] {
  const names = new Set(task.names);
  const change = task.kind === "rename" ? renaming(names, task.to) : converting(names, task.unit, task.decimals);
  return products
    .map((product) => ({ ...product, change: change(product.specifications) }))
    .filter(({ change: { lines, left } }) => lines.length + left.length > 0)
    .sort((a, b) => Number(b.change.lines.length > 0) - Number(a.change.lines.length > 0));
}

/** What the list of changes calls a task. */
export function titleOf(task: Task): string {
  const names = task.names.filter((name) => task.kind !== "rename" || name !== task.to);
  const which = names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
  return task.kind === "rename" ? `${which} renamed to ${task.to}` : `${which} converted to ${task.unit}`;
}
