import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ArchiveRestore, CalendarClock, FilePenLine } from "lucide-react";
import { useState } from "react";
import { listDrafts, type ListedDraft } from "#db/changes/draft-lists.ts";
import { discardDraft } from "#db/changes/drafts.ts";
import { putInPlan } from "#db/changes/plans.ts";
import { PAGE_SIZE } from "#domain/listing/pagination.ts";
import { buttonClass, frame } from "#styles/variants/administration.ts";
import { client } from "../environment.ts";
import { queryClient, queryKeys } from "../query-client.ts";
import { DraftMain } from "./DraftMain.tsx";
import { draftAddress, draftName } from "./draft-links.ts";
import { PutInPlanDialog } from "../plans/PutInPlanDialog.tsx";
import { IconButton } from "../ui/controls.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { useLastShown } from "../ui/dialog-state.ts";
import { discardFailure } from "../records/drafts/use-saved-draft.ts";
import { Permitted } from "../session/rights.ts";
import { PagedList } from "../ui/lists/PagedList.tsx";
import { DeleteButton, Row, RowActions } from "../ui/lists/Row.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { EmptyPanel } from "../ui/panels.tsx";
import { toast } from "../ui/toast.ts";

const route = getRouteApi("/protected/admin/drafts");

/** What anybody has prepared and nobody has published yet. */
export function DraftsScreen() {
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const [toDiscard, setToDiscard] = useState<ListedDraft | null>(null);
  const shown = useLastShown(toDiscard, toDiscard !== null);
  const [toPlan, setToPlan] = useState<ListedDraft | null>(null);
  const [planning, setPlanning] = useState(false);
  const query = useQuery({
    queryKey: queryKeys.draftList(page),
    queryFn: () => listDrafts(client, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const discard = async (draft: ListedDraft) => {
    try {
      await discardDraft(client, draft.id);
      toast.success(`Draft of ${draftName(draft)} discarded`);
    } catch (error) {
      console.error("The draft was not discarded", error);
      toast.error(discardFailure(error));
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.drafts });
    setToDiscard(null);
  };
  return (
    <div className={frame()}>
      <PageHead title="Drafts" />
      <p className="text-ink-soft max-inline-[65ch]">
        What was saved as a draft and is not published yet. Visitors see nothing of it. Everybody who works on content
        can open a draft and change it; publishers put it on the site, one by one or together as a plan.
      </p>
      <div>
        <PagedList
          query={query}
          page={page}
          onPage={(next, replace) => void navigate({ search: next > 1 ? { page: next } : {}, replace })}
          label="Drafts"
          noun="drafts"
          empty={
            <EmptyPanel
              icon={FilePenLine}
              title="No Drafts"
              text="Save draft, at the end of every editor, keeps a change for later without publishing it."
            />
          }
        >
          {(draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              onDiscard={() => setToDiscard(draft)}
              onPlan={() => {
                setToPlan(draft);
                setPlanning(true);
              }}
            />
          )}
        </PagedList>
      </div>
      <ConfirmDialog
        open={toDiscard !== null}
        title={shown ? `Discard the draft of ${draftName(shown)}?` : ""}
        confirmLabel="Discard draft"
        cancelLabel="Keep it"
        danger
        onConfirm={async () => {
          if (toDiscard) await discard(toDiscard);
        }}
        onCancel={() => setToDiscard(null)}
      >
        <p>It is deleted for everybody and cannot be brought back.</p>
      </ConfirmDialog>
      {toPlan && (
        <PutInPlanDialog
          open={planning}
          what={`the draft of ${draftName(toPlan)}`}
          onClose={() => setPlanning(false)}
          onPlan={async (plan, title) => {
            await putInPlan(client, [toPlan.id], plan);
            toast.success(`Put into ${title}`);
          }}
        />
      )}
    </div>
  );
}

type RowProps = { draft: ListedDraft; onDiscard: () => void; onPlan: () => void };

function DraftRow({ draft, onDiscard, onPlan }: RowProps) {
  const { is_gone, plan_id } = draft;
  const name = draftName(draft);
  const address = draftAddress(draft);
  return (
    <Row>
      <DraftMain draft={draft} showsPlan />
      <RowActions>
        {is_gone ? (
          <Permitted permission="content.publish">
            <Link to="/admin/trash" className={buttonClass({ small: true })}>
              <ArchiveRestore aria-hidden="true" />
              Open the trash
            </Link>
          </Permitted>
        ) : (
          <Link {...address} className={buttonClass({ small: true })} aria-label={`Open the draft of ${name}`}>
            Open
          </Link>
        )}
        {!is_gone && !plan_id && (
          <IconButton icon={CalendarClock} label={`Put the draft of ${name} into a plan`} onClick={onPlan} />
        )}
        <DeleteButton name={`the draft of ${name}`} onDelete={onDiscard} />
      </RowActions>
    </Row>
  );
}
