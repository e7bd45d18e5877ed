import type { ProductBatch } from "#db/products/product-batches.ts";
import { counted } from "#domain/text/text.ts";
import { DAY_MS } from "#domain/text/numbers.ts";

/** '12 products created, 3 changed, 2 rows refused' */
export function batchCounts(
  batch: Pick<ProductBatch, "created_count" | "changed_count" | "undone_count" | "undone_at" | "details">,
): string {
  const { created_count: created, changed_count: changed, undone_count: undone, details } = batch;
  const refused =
    typeof details === "object" && details !== null && "refused" in details ? Number(details["refused"]) : 0;
  const parts = [
    ...(created > 0 ? [`${counted(created, "product")} created`] : []),
    ...(changed > 0 ? [`${created > 0 ? changed : counted(changed, "product")} changed`] : []),
    ...(refused > 0 ? [`${counted(refused, "row")} refused`] : []),
    ...(batch.undone_at && undone < created + changed ? [`${undone} of them undone`] : []),
  ];
  return parts.length > 0 ? parts.join(", ") : "Nothing changed";
}

/** A batch can be undone for this many days; then forget_product_batches deletes the old values. */
export const KEPT_DAYS = 90;

/** Whether a batch can still be undone. */
export function isUndoable(
  { stored_at, undone_at }: Pick<ProductBatch, "stored_at" | "undone_at">,
  now = Date.now(),
): boolean {
  return stored_at !== null && undone_at === null && now - Date.parse(stored_at) < KEPT_DAYS * DAY_MS;
}
