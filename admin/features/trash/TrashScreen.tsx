import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { listDeletions } from "#db/content/trash.ts";
import { ALL_KINDS, contentKind } from "#domain/content/content-kinds.ts";
import { counted } from "#domain/text/text.ts";
import { TRASH_DAYS } from "#domain/content/content-messages.ts";
import { panel } from "#styles/variants/basics.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../queries/keys.ts";
import { RETRY_ONCE } from "../../query-client.ts";
import { EmptyPanel, ErrorPanel, Loading } from "../../ui/panels.tsx";
import { frame } from "#styles/variants/administration.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { useTitle } from "../../ui/use-title.ts";
import { DeletionRow } from "./DeletionRow.tsx";

/** 'brands, products and pages' */
const KEPT_KINDS = new Intl.ListFormat("en-GB").format(ALL_KINDS.map((kind) => contentKind(kind).nouns));

/** What was deleted in the last 30 days, each deletion can be undone. */
export function TrashScreen() {
  useTitle("Trash");
  const trash = useQuery({
    queryKey: queryKeys.trash,
    queryFn: () => listDeletions(client),
    staleTime: 0,
    retry: RETRY_ONCE,
  });
  return (
    <div className={frame()}>
      <PageHead
        title="Trash"
        note={
          trash.data && (
            <span role="status" className="text-ink-soft">
              {counted(trash.data.length, "deletion")}
            </span>
          )
        }
      />
      <p className="text-ink-soft max-inline-[65ch]">
        Deleted {KEPT_KINDS} stay here for {TRASH_DAYS} days. Restoring brings back everything that went along, at its
        old address.
      </p>
      <section aria-label="Deletions" className={panel()} aria-busy={trash.isFetching}>
        {trash.isPending && <Loading place="list" label="Loading trash..." />}
        {trash.isError && !trash.data && (
          <ErrorPanel title="The trash could not be loaded" onRetry={() => void trash.refetch()} />
        )}
        {trash.data?.length === 0 && (
          <EmptyPanel icon={Trash2} title="The Trash Is Empty" text="What you delete can be brought back from here." />
        )}
        {trash.data && trash.data.length > 0 && (
          <Rows aria-label="Deletions">
            {trash.data.map((deletion) => (
              <DeletionRow key={deletion.batch} deletion={deletion} />
            ))}
          </Rows>
        )}
      </section>
    </div>
  );
}
