import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { CalendarClock, Plus, Undo2 } from "lucide-react";
import { useState } from "react";
import { savePlan, type Plan } from "#db/changes/plans.ts";
import { drafterText, authorText } from "#domain/content/change-text.ts";
import { planFailure, planContent, publishedState } from "#domain/publishing/plans.ts";
import { planTime } from "#domain/publishing/plan-time.ts";
import { counted } from "#domain/text/text.ts";
import { buttonClass, frame, heading } from "#styles/variants/administration.ts";
import { panel } from "#styles/variants/basics.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { useUndoChange } from "../changes/use-undo-change.tsx";
import { client } from "../environment.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { useAccountName } from "../queries/accounts.ts";
import { Permitted, useMay } from "../session/rights.ts";
import { Alert, Button } from "../ui/controls.tsx";
import { PagedList } from "../ui/lists/PagedList.tsx";
import { Row, RowActions, RowDetail, RowMain, RowName, rowLink, Rows, RowSymbol } from "../ui/lists/Row.tsx";
import { moment } from "../ui/moment.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { EmptyPanel, QueryState } from "../ui/panels.tsx";
import { NameDialog } from "./NameDialog.tsx";
import { publishedPlansQuery, refreshPlans, waitingPlansQuery } from "./plan-queries.ts";

const route = getRouteApi("/protected/admin/plans");

/** The plans that wait, and what became of those that were published. */
export function PlansScreen() {
  const { page = 1 } = route.useSearch();
  const navigate = useNavigate();
  const may = useMay();
  const waiting = useQuery(waitingPlansQuery);
  const published = useQuery({ ...publishedPlansQuery(page), placeholderData: keepPreviousData });
  const [naming, setNaming] = useState(false);
  const create = async (title: string) => {
    const id = await savePlan(client, title);
    await refreshPlans();
    void navigate({ to: "/admin/plans/$id", params: { id } });
  };
  return (
    <div className={frame()}>
      <PageHead
        title="Plans"
        actions={
          may("content.draft") && (
            <Button intent="primary" onClick={() => setNaming(true)}>
              <Plus aria-hidden="true" />
              New plan
            </Button>
          )
        }
      />
      <p className="text-ink-soft max-inline-[65ch]">
        A plan holds drafts and imports that go live together: now, or at a day and time. Afterwards it can be undone as
        one.
      </p>
      <section aria-label="Waiting plans" className={panel()} aria-busy={waiting.isFetching}>
        <QueryState list query={waiting} loading="Loading plans..." failed="The plans could not be loaded" />
        {waiting.data?.length === 0 && (
          <EmptyPanel
            icon={CalendarClock}
            title="No Plans"
            text="Begin one, then put drafts into it: a price list and new texts that are to appear on the same day, for example."
          />
        )}
        {waiting.data && waiting.data.length > 0 && (
          <Rows aria-label="Waiting plans">
            {waiting.data.map((plan) => (
              <WaitingRow key={plan.id} plan={plan} />
            ))}
          </Rows>
        )}
      </section>
      {(published.isError || (published.data?.count ?? 0) > 0) && (
        <section aria-labelledby="published-plans" className="grid gap-3">
          <h2 id="published-plans" className={heading({ level: "card" })}>
            Published
          </h2>
          <PagedList
            query={published}
            page={page}
            onPage={(next, replace) =>
              void navigate({ to: "/admin/plans", search: next > 1 ? { page: next } : {}, replace })
            }
            label="Published plans"
            noun="plans"
            empty={null}
          >
            {(plan) => <PublishedRow key={plan.id} plan={plan} />}
          </PagedList>
        </section>
      )}
      <NameDialog
        open={naming}
        title="New plan"
        confirmLabel="Begin the plan"
        onClose={() => setNaming(false)}
        onName={create}
      />
    </div>
  );
}

function WaitingRow({ plan }: { plan: Plan }) {
  const nameOf = useAccountName();
  const { id, title, due_at, incomplete, made_by, failure } = plan;
  return (
    <Row>
      <RowSymbol icon={CalendarClock} />
      <RowMain>
        <RowName
          name={
            <Link to="/admin/plans/$id" params={{ id }} className={rowLink}>
              {title}
            </Link>
          }
        >
          {due_at ? (
            <span className={badge({ tone: "good" })}>Scheduled</span>
          ) : (
            <span className={badge()}>No date</span>
          )}
          {incomplete > 0 && (
            <span className={badge({ tone: "copper" })}>{counted(incomplete, "incomplete draft")}</span>
          )}
        </RowName>
        <RowDetail>
          {due_at ? (
            <>
              Goes live on <time dateTime={due_at}>{planTime(new Date(due_at))}</time> · scheduled by{" "}
            </>
          ) : (
            "By "
          )}
          {authorText(nameOf(made_by), made_by)} · {planContent(plan)}
        </RowDetail>
        <Alert className="mbs-1">{planFailure(failure) ?? ""}</Alert>
      </RowMain>
      <RowActions>
        <Link
          to="/admin/plans/$id"
          params={{ id }}
          className={buttonClass({ small: true })}
          aria-label={`Open the plan ${title}`}
        >
          Open
        </Link>
      </RowActions>
    </Row>
  );
}

function PublishedRow({ plan }: { plan: Plan }) {
  const nameOf = useAccountName();
  const { ask, busy, dialog } = useUndoChange(() => void refreshPlans());
  const { id, title, made_by, made_at, drafted_by, undone, records } = plan;
  const { shown } = usePublishing();
  const { text, bad } = publishedState(plan, new Date(), shown);
  return (
    <Row>
      <RowMain>
        <RowName name={title}>{undone && <span className={badge()}>Undone</span>}</RowName>
        {bad ? <Alert>{text}</Alert> : <RowDetail role="status">{text}</RowDetail>}
        <RowDetail>
          Published <time dateTime={made_at}>{moment(made_at)}</time> by {authorText(nameOf(made_by), made_by)}
          {drafterText(nameOf(drafted_by), drafted_by, made_by)} · {counted(records, "record")}
        </RowDetail>
      </RowMain>
      {!undone && records > 0 && (
        <Permitted permission="content.publish">
          <RowActions>
            <Button small busy={busy} aria-label={`Undo ${title}`} onClick={() => ask({ id, title })}>
              <Undo2 aria-hidden="true" />
              {busy ? "Undoing..." : "Undo"}
            </Button>
          </RowActions>
        </Permitted>
      )}
      {dialog}
    </Row>
  );
}
