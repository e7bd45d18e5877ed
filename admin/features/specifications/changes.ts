import type { ProductSpecifications } from "#db/specifications/specification-names.ts";
import { converting, renaming, type ChangedSpecifications } from "#domain/specifications/specification-changes.ts";

/** A planned change of the specifications with some names. */
export type Task =
  | { kind: "rename"; names: readonly string[]; to: string }
  | { kind: "convert"; names: readonly string[]; unit: string; decimals: number | null };

export type PlannedProduct = ProductSpecifications & { change: ChangedSpecifications };

/** The result of a task for each product, changed ones first. Products without such a specification are left out. */
export function planned(task: Task, products: readonly ProductSpecifications[]): PlannedProduct[] {
  const names = new Set(task.names);
  const change = task.kind === "rename" ? renaming(names, task.to) : converting(names, task.unit, task.decimals);
  return products
    .map((product) => ({ ...product, change: change(product.specifications) }))
    .filter(({ change: { lines, left } }) => lines.length + left.length > 0)
    .sort((a, b) => Number(b.change.lines.length > 0) - Number(a.change.lines.length > 0));
}

/** The title of a task in the list of changes. */
export function titleOf(task: Task): string {
  const names = task.names.filter((name) => task.kind !== "rename" || name !== task.to);
  const which = names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
  return task.kind === "rename" ? `${which} renamed to ${task.to}` : `${which} converted to ${task.unit}`;
}
