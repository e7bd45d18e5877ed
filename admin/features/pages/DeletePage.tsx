import { useState } from "react";
import { deletePage, type Page } from "#db/pages.ts";
import { keptInTrash } from "#domain/trash.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { queryClient } from "../../query-client.ts";
import { useRestore } from "../../trash/use-restore.ts";

/** Asks before a page goes, and says whether visitors can see it now. */
export function DeletePage({ page, onClose }: { page: Page | null; onClose: () => void }) {
  const { publish } = usePublishing();
  const { sayDeleted } = useRestore();
  // Keeps its words while the dialog closes.
  const [lately, setLately] = useState(page);
  if (page && page !== lately) setLately(page);

  const remove = async () => {
    if (!page) return;
    try {
      await deletePage(client, page.id);
      sayDeleted(page.title, page.id);
      publish({ label: page.title, href: null }, `Deleted page ${page.title}`);
      onClose();
    } catch (error) {
      console.error("Deleting the page failed", error);
      toast.error("Error deleting page. Please try again.");
    }
    await queryClient.invalidateQueries({ queryKey: ["pages"] });
  };
  return (
    <ConfirmDialog
      open={page !== null}
      title="Delete page"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>Are you sure you want to delete this page?</p>
      <p className="dialog-facts">
        <strong>{lately?.title}</strong>
        <span>
          {lately?.published
            ? `/${lately.slug} will not be found on the website any more.`
            : "It is a draft; visitors do not see it."}
        </span>
      </p>
      <p>{keptInTrash(1)}</p>
    </ConfirmDialog>
  );
}
