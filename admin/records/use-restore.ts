import { RefusedError } from "#db/errors.ts";
import { findDeletion, restoreDeletion } from "#db/changes/trash.ts";
import { ALL_KINDS } from "#domain/content/content-kinds.ts";
import { refusalMessage } from "#domain/content/refusals.ts";
import { routes } from "#domain/addresses/routes.ts";
import { toast } from "../ui/toast.ts";
import { client } from "../environment.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { queryKeys, queryClient } from "../query-client.ts";

const FAILED = "Error restoring. Please try again.";
const GONE = refusalMessage({ refusal: "not-in-trash" });

/** Refetches everything that a deletion may contain. */
const reload = () =>
  Promise.all(
    [...ALL_KINDS.map((kind) => queryKeys.lists(kind)), queryKeys.trash].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Restores deletions, from the trash and by Undo. */
export function useRestore() {
  const { publish } = usePublishing();

  /** Restores a deletion, or only some of its records. Returns an empty text, or the reason why it could not be restored. */
  const restore = async (change: string, label: string, records?: readonly string[]): Promise<string> => {
    try {
      await restoreDeletion(client, change, records);
    } catch (error) {
      console.error("Restoring failed", error);
      return error instanceof RefusedError ? error.message : FAILED;
    }
    toast.success(`${label} restored`);
    publish({ label: "Products", href: routes.products() }, `Restored ${label}`);
    await reload();
    return "";
  };

  const undo = async (recordId: string, label: string) => {
    const change = await findDeletion(client, recordId).catch((error: unknown) => {
      console.error("The deletion was not found", error);
      return undefined;
    });
    const refusal = change === undefined ? FAILED : change === null ? GONE : await restore(change, label);
    if (refusal) toast.error(refusal);
  };

  return {
    restore,
    /** Shows that something was deleted, with Undo. `recordId` is one of the deleted records. */
    showDeleted: (label: string, recordId: string, words = `${label} deleted`) =>
      toast.success(words, { label: "Undo", onClick: () => void undo(recordId, label) }),
  };
}
