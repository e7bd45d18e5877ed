import type { Page } from "#db/content/pages.ts";
import { dialogFacts } from "#styles/variants/administration.ts";
import { DeleteRecords } from "../../records/DeleteRecords.tsx";

/** Asks before a page is deleted, and says whether visitors can see it now. */
export function DeletePage({ page, onClose }: { page: Page | null; onClose: () => void }) {
  return (
    <DeleteRecords kind="page" records={page ? [page] : []} onClose={onClose}>
      {([shown]) => (
        <p className={dialogFacts}>
          <strong>{shown?.title}</strong>
          <span>
            {shown?.published
              ? `/${shown.slug} will not be found on the website any more.`
              : "It is a draft; visitors do not see it."}
          </span>
        </p>
      )}
    </DeleteRecords>
  );
}
