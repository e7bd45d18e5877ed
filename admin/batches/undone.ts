import { routes } from "#domain/addresses/routes.ts";
import { counted } from "#domain/text/text.ts";
import { toast } from "../ui/toast.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { queryKeys } from "../queries/keys.ts";
import { refreshLists, queryClient } from "../query-client.ts";

export type BatchToUndo = { id: string; title: string };

/** Refetches everything that a change of many products affects. */
export const refreshAfterBatch = (): Promise<unknown> =>
  Promise.all([
    refreshLists("product"),
    refreshLists("brand"),
    refreshLists("category"),
    queryClient.invalidateQueries({ queryKey: queryKeys.trash }),
    queryClient.invalidateQueries({ queryKey: queryKeys.productBatches() }),
  ]);

/** After a change of many products was undone: shows a message, publishes, and refetches the lists. */
export function useUndone(): (batch: BatchToUndo, products: number) => void {
  const { publish } = usePublishing();
  return ({ title }, products) => {
    toast.success(`"${title}" undone: ${counted(products, "product")}`);
    publish({ label: "Products", href: routes.products() }, `Undid "${title}"`);
    void refreshAfterBatch();
  };
}
