import { storeChange, type ProductChange } from "#db/changes/store-change.ts";
import { routes } from "#domain/addresses/routes.ts";
import { counted } from "#domain/text/text.ts";
import { toast } from "../../ui/toast.ts";
import { useUndoFromToast } from "../../changes/use-undo-change.tsx";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { refreshLists } from "../../query-client.ts";

const PRODUCTS = { label: "Products", href: routes.products() };

/** Stores a change of specifications across the catalogue as one change, and offers Undo. */
export function useStoreChange() {
  const { publish } = usePublishing();

  const undo = useUndoFromToast();

  /** Returns how many products others have changed meanwhile; unless it is 0, nothing was stored. */
  return async (
    title: string,
    changes: readonly ProductChange[],
    onProgress: (sent: number) => void,
  ): Promise<number> => {
    const stored = await storeChange(client, { kind: "specifications", title: title.slice(0, 300) }, changes, {
      onProgress,
    });
    if (stored.conflicts.length > 0) return stored.conflicts.length;
    toast.success(`${title}: ${counted(stored.changed, "product")} changed`, {
      label: "Undo",
      onClick: () => void undo({ id: stored.id, title }),
    });
    publish(PRODUCTS, title);
    await refreshLists("product");
    return 0;
  };
}
