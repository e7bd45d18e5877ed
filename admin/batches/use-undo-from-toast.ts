import { undoProductBatch } from "#db/products/product-batches.ts";
import { toast } from "../ui/toast.ts";
import { client } from "../environment.ts";
import { useUndone, type BatchToUndo } from "./undone.ts";

const SHOWN_NAMES = 3;

/**
 * Undoes a change of many products from its toast, perhaps long after the user left the screen. If products were edited since,
 * nothing is undone and they are named; the list of changes offers to undo the others. Resolves to whether it was undone.
 */
export function useUndoFromToast(): (batch: BatchToUndo) => Promise<boolean> {
  const undone = useUndone();
  return async (batch) => {
    try {
      const { undone: products, edited } = await undoProductBatch(client, batch.id);
      if (edited.length === 0) {
        undone(batch, products);
        return true;
      }
      const names = edited.slice(0, SHOWN_NAMES).map(({ name }) => name);
      const more = edited.length > names.length ? ` and ${edited.length - names.length} more` : "";
      toast.error(
        `Nothing was undone: ${names.join(", ")}${more} changed since. "Changes" above the products can undo the others.`,
      );
    } catch (error) {
      console.error("Undoing a change of many products failed", error);
      toast.error('The change could not be undone. Please try again from "Changes" above the products.');
    }
    return false;
  };
}
