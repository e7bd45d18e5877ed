import { undoProductBatch } from "#db/product-batches.ts";
import { routes } from "#domain/routes.ts";
import { counted } from "#domain/text.ts";
import { toast } from "#ui/toast.ts";
import { client } from "../environment.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { refreshLists } from "../queries/refresh.ts";

/** Undoes a change of many products, from the message that it was made. What was edited since stays, and is named. */
export function useUndoBatch() {
  const { publish } = usePublishing();
  return async (batch: string, title: string): Promise<void> => {
    try {
      const { undone, edited } = await undoProductBatch(client, batch, { onlyUntouched: true });
      const kept = edited.map(({ name }) => name).slice(0, 3);
      const others = edited.length > kept.length ? ` and ${edited.length - kept.length} more` : "";
      toast.success(
        `${counted(undone, "product")} as before${edited.length > 0 ? `; edited since and left: ${kept.join(", ")}${others}` : ""}`,
      );
      publish({ label: "Products", href: routes.products() }, `Undone: ${title}`);
    } catch (error) {
      console.error("Undoing a change of many products failed", error);
      toast.error("The change could not be undone. Please try again from the list of changes.");
    }
    await refreshLists("product");
  };
}
