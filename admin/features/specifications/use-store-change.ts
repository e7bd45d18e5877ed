import { storeProductBatch, undoProductBatch, type ProductChange } from "#db/product-batches.ts";
import { routes } from "#domain/routes.ts";
import { counted } from "#domain/text.ts";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { refreshLists } from "../../queries/refresh.ts";

const PRODUCTS = { label: "Products", href: routes.products() };

/** Stores a change of specifications across the catalogue as one batch, and offers Undo. */
export function useStoreChange() {
  const { publish } = usePublishing();

  const undo = async (id: string, title: string) => {
    try {
      const { undone, edited } = await undoProductBatch(client, id);
      if (edited.length > 0) {
        const names = edited.slice(0, 3).map(({ name }) => name);
        const more = edited.length > names.length ? ` and ${edited.length - names.length} more` : "";
        toast.error(`Nothing was undone: ${names.join(", ")}${more} were edited since.`);
        return;
      }
      toast.success(`${counted(undone, "product has", "products have")} the former specifications again`);
      publish(PRODUCTS, `Undone: ${title}`);
      await refreshLists("product");
    } catch (error) {
      console.error("Undoing failed", error);
      toast.error("Error undoing the change. Please try again.");
    }
  };

  /** Returns how many products others have changed meanwhile: if there are any, nothing was stored. */
  return async (
    title: string,
    changes: readonly ProductChange[],
    onProgress: (sent: number) => void,
  ): Promise<number> => {
    const stored = await storeProductBatch(client, { kind: "specifications", title: title.slice(0, 300) }, changes, {
      onProgress,
    });
    if (stored.conflicts.length > 0) return stored.conflicts.length;
    toast.success(`${title}: ${counted(stored.changed, "product")} changed`, {
      label: "Undo",
      onClick: () => void undo(stored.id, title),
    });
    publish(PRODUCTS, title);
    await refreshLists("product");
    return 0;
  };
}
