import { routes } from "#domain/routes.ts";
import { counted } from "#domain/text.ts";
import { toast } from "#ui/toast.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { queryKeys } from "../queries/keys.ts";
import { refreshLists } from "../queries/refresh.ts";
import { queryClient } from "../query-client.ts";

export type BatchToUndo = { id: string; title: string };

/** Reads everything again that shows a change of many products. */
export const refreshAfterBatch = (): Promise<unknown> =>
  Promise.all([
    refreshLists("product"),
    refreshLists("brand"),
    refreshLists("category"),
    queryClient.invalidateQueries({ queryKey: queryKeys.trash }),
    queryClient.invalidateQueries({ queryKey: queryKeys.productBatches() }),
  ]);

/** What follows when a change of many products has been undone: it is said and published, and lists are read again. */
export function useUndone(): (batch: BatchToUndo, products: number) => void {
  const { publish } = usePublishing();
  return ({ title }, products) => {
    toast.success(`"${title}" undone: ${counted(products, "product")}`);
    publish({ label: "Products", href: routes.products() }, `Undid "${title}"`);
    void refreshAfterBatch();
  };
}
