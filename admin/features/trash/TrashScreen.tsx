import { useQuery } from "@tanstack/react-query";
import { Trash2, ArchiveRestore } from "lucide-react";
import { listDeletions, type Deletion } from "#db/changes/trash.ts";
import { ALL_KINDS, contentKind } from "#domain/content/content-kinds.ts";
import { counted } from "#domain/text/text.ts";
import { TRASH_DAYS } from "#domain/content/content-messages.ts";
import { panel } from "#styles/variants/basics.ts";
import { client } from "../../environment.ts";
import { useAccountName } from "../../queries/accounts.ts";
import { queryKeys } from "../../query-client.ts";
import { EmptyPanel, QueryState } from "../../ui/panels.tsx";
import { frame } from "#styles/variants/administration.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { Rows, Row, RowActions, RowDetail, RowMain, RowName, RowSymbol } from "../../ui/lists/Row.tsx";
import { Suspense, useState } from "react";
import { Alert, Button } from "../../ui/controls.tsx";
import { KIND_ICONS } from "../../kinds.ts";
import { useRestore } from "../../records/use-restore.ts";
import { useEver } from "../../ui/dialog-state.ts";
import { lazyPart } from "../../update/lazy-part.tsx";
import { moment } from "../../ui/moment.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { daysLeft, deletionContent, deletionName } from "./deletion-text.ts";

const RestoreSomeDialog = lazyPart(() => import("./RestoreSomeDialog.tsx"), "RestoreSomeDialog");

/** 'brands, products and pages' */
const KEPT_KINDS = new Intl.ListFormat("en-GB").format(ALL_KINDS.map((kind) => contentKind(kind).nouns));

/** What was deleted in the last 30 days, each deletion can be undone. */
export function TrashScreen() {
  const trash = useQuery({
    queryKey: queryKeys.trash,
    queryFn: () => listDeletions(client),
    staleTime: 0,
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
        <QueryState list query={trash} loading="Loading trash..." failed="The trash could not be loaded" />
        {trash.data?.length === 0 && (
          <EmptyPanel icon={Trash2} title="The Trash Is Empty" text="What you delete can be brought back from here." />
        )}
        {trash.data && trash.data.length > 0 && (
          <Rows aria-label="Deletions">
            {trash.data.map((deletion) => (
              <DeletionRow key={deletion.change_id} deletion={deletion} />
            ))}
          </Rows>
        )}
      </section>
    </div>
  );
}

/** One deletion. The reason of a refusal stays in the row, because it says what to do first. */
function DeletionRow({ deletion }: { deletion: Deletion }) {
  const { restore } = useRestore();
  const by = useAccountName()(deletion.deleted_by);
  const [choosing, setChoosing] = useState(false);
  const used = useEver(choosing);
  const { busy, run } = useOneAtATime();
  const [refusal, setRefusal] = useState("");
  const [now] = useState(() => Date.now());
  const name = deletionName(deletion);
  const bringBack = () => run(async () => setRefusal(await restore(deletion.change_id, name)));
  return (
    <Row>
      <RowSymbol icon={KIND_ICONS[deletion.kind]} />
      <RowMain>
        <RowName name={name} />
        <RowDetail>{deletionContent(deletion)}</RowDetail>
        <RowDetail>
          Deleted <time dateTime={deletion.deleted_at}>{moment(deletion.deleted_at)}</time>
          {by && ` by ${by}`} · {daysLeft(deletion.deleted_at, now)}
        </RowDetail>
        <Alert className="mbs-1">{refusal}</Alert>
      </RowMain>
      <RowActions>
        {Object.values(deletion.counts).reduce((sum, count) => sum + count, 0) > 1 && (
          <Button
            small
            intent="quiet"
            aria-label={`Choose what to restore of ${name}`}
            onClick={() => setChoosing(true)}
          >
            Choose
          </Button>
        )}
        <Button small busy={busy} aria-label={`Restore ${name}`} onClick={() => void bringBack()}>
          <ArchiveRestore aria-hidden="true" />
          {busy ? "Restoring..." : "Restore"}
        </Button>
      </RowActions>
      <Suspense>
        {used && <RestoreSomeDialog deletion={deletion} open={choosing} onClose={() => setChoosing(false)} />}
      </Suspense>
    </Row>
  );
}
