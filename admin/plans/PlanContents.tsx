import { FileSpreadsheet, Layers, Plus, X } from "lucide-react";
import { useState } from "react";
import type { ListedDraft } from "#db/changes/draft-lists.ts";
import { putInPlan, type Plan, type PlannedList, type PlanParts } from "#db/changes/plans.ts";
import { authorText } from "#domain/content/change-text.ts";
import { CHANGE_KINDS } from "#domain/content/change.ts";
import { pageCount } from "#domain/listing/pagination.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { DraftMain } from "../changes/DraftMain.tsx";
import { draftName } from "../changes/draft-links.ts";
import { client } from "../environment.ts";
import { useAccountName } from "../queries/accounts.ts";
import { Card } from "../ui/Card.tsx";
import { Button, IconButton } from "../ui/controls.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { Pager } from "../ui/lists/Pager.tsx";
import { Row, RowActions, RowDetail, RowMain, RowName, Rows, RowSymbol } from "../ui/lists/Row.tsx";
import { moment } from "../ui/moment.ts";
import { EmptyPanel } from "../ui/panels.tsx";
import { toast } from "../ui/toast.ts";
import { AddDraftsDialog } from "./AddDraftsDialog.tsx";
import { planRefusal } from "./NameDialog.tsx";
import { refreshPlans } from "./plan-queries.ts";

const PER_PAGE = 50;

type Props = { plan: Plan; parts: PlanParts; /** Whether the reader may change what is in it. */ changes: boolean };

/** The drafts and imports of a plan, which can be taken out again. */
export function PlanContents({ plan, parts: { drafts, lists }, changes }: Props) {
  const [adding, setAdding] = useState(false);
  const [page, setPage] = useState(1);
  const [toDrop, setToDrop] = useState<PlannedList | null>(null);
  const parts = [...lists.map((list) => ({ list })), ...drafts.map((draft) => ({ draft }))];
  const pages = pageCount(parts.length, PER_PAGE);
  const first = (Math.min(page, pages) - 1) * PER_PAGE;
  const takeOut = async (id: string, name: string) => {
    try {
      await putInPlan(client, [id], null);
      toast.success(`${name} taken out of the plan`);
    } catch (error) {
      console.error("A part was not taken out of the plan", error);
      toast.error(planRefusal(error));
    }
    setToDrop(null);
    await refreshPlans();
  };
  return (
    <Card
      title="In this plan"
      note={
        changes && (
          <Button small onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            Add drafts
          </Button>
        )
      }
    >
      {parts.length === 0 ? (
        <EmptyPanel
          icon={Layers}
          title="Nothing in This Plan Yet"
          text="Add drafts here, or from their editors. An import is put into a plan at its last step."
        />
      ) : (
        <>
          <Rows aria-label="In this plan" className="-mx-5 -mbe-3 *:px-5 max-md:-mx-4 max-md:*:px-4">
            {parts
              .slice(first, first + PER_PAGE)
              .map((part) =>
                "list" in part ? (
                  <ListRow key={part.list.id} list={part.list} onDrop={changes ? setToDrop : null} />
                ) : (
                  <DraftRow
                    key={part.draft.id}
                    draft={part.draft}
                    onTakeOut={changes ? () => void takeOut(part.draft.id, draftName(part.draft)) : null}
                  />
                ),
              )}
          </Rows>
          {pages > 1 && (
            <Pager
              page={Math.min(page, pages)}
              pages={pages}
              total={parts.length}
              perPage={PER_PAGE}
              noun="parts"
              onPage={setPage}
            />
          )}
        </>
      )}
      <AddDraftsDialog plan={plan} open={adding} onClose={() => setAdding(false)} />
      <ConfirmDialog
        open={toDrop !== null}
        title={`Discard "${toDrop?.title ?? ""}"?`}
        confirmLabel="Discard"
        cancelLabel="Keep it"
        danger
        onConfirm={async () => {
          if (toDrop) await takeOut(toDrop.id, toDrop.title ?? "");
        }}
        onCancel={() => setToDrop(null)}
      >
        <p>{counted(toDrop?.records ?? 0, "record")} would not be changed. The import has to be made again.</p>
      </ConfirmDialog>
    </Card>
  );
}

type DraftRowProps = { draft: ListedDraft; onTakeOut: (() => void) | null };

function DraftRow({ draft, onTakeOut }: DraftRowProps) {
  return (
    <Row>
      <DraftMain draft={draft} />
      {onTakeOut && (
        <RowActions>
          <IconButton icon={X} label={`Take ${draftName(draft)} out of the plan`} onClick={onTakeOut} />
        </RowActions>
      )}
    </Row>
  );
}

function ListRow({ list, onDrop }: { list: PlannedList; onDrop: ((list: PlannedList) => void) | null }) {
  const nameOf = useAccountName();
  const { kind, title, records, made_by, made_at } = list;
  return (
    <Row>
      <RowSymbol icon={FileSpreadsheet} />
      <RowMain>
        <RowName name={title}>
          <span className={badge()}>{CHANGE_KINDS[kind]}</span>
        </RowName>
        <RowDetail>
          {counted(records, "record")} · prepared <time dateTime={made_at}>{moment(made_at)}</time> by{" "}
          {authorText(nameOf(made_by), made_by)}
        </RowDetail>
      </RowMain>
      {onDrop && (
        <RowActions>
          <IconButton icon={X} label={`Discard ${title ?? ""}`} onClick={() => onDrop(list)} />
        </RowActions>
      )}
    </Row>
  );
}
