import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { CalendarOff } from "lucide-react";
import { useState } from "react";
import { removePlan, savePlan, type Plan, type PlanParts } from "#db/changes/plans.ts";
import { RefusedError } from "#db/errors.ts";
import { planFailure } from "#domain/publishing/plans.ts";
import { planSubject } from "#domain/publishing/preview.ts";
import { planTime } from "#domain/publishing/plan-time.ts";
import { buttonClass, frame } from "#styles/variants/administration.ts";
import { notice } from "#styles/variants/basics.ts";
import { client } from "../environment.ts";
import { useMay } from "../session/rights.ts";
import { Button, Spinner } from "../ui/controls.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Centre, EmptyPanel, ErrorPanel, Loading } from "../ui/panels.tsx";
import { toast } from "../ui/toast.ts";
import { NameDialog, planRefusal } from "./NameDialog.tsx";
import { SharePreviewButton } from "../preview/SharePreviewButton.tsx";
import { PlanConflicts } from "./PlanConflicts.tsx";
import { PlanContents } from "./PlanContents.tsx";
import { PublishBar } from "./PublishBar.tsx";
import { planCheckQuery, planQuery, refreshPlans } from "./plan-queries.ts";

const route = getRouteApi("/protected/admin/plans/$id");

/** One plan: what is in it, what others have changed meanwhile, and when it goes live. */
export function PlanScreen() {
  const { id } = route.useParams();
  const query = useQuery(planQuery(id));
  if (query.isPending) return <Loading label="Loading plan..." />;
  if (query.data === undefined)
    return (
      <Centre>
        <ErrorPanel screen title="The plan could not be loaded" onRetry={() => void query.refetch()} />
      </Centre>
    );
  const plan = query.data?.plan;
  if (!query.data || plan?.state !== "planned")
    return (
      <Centre>
        <EmptyPanel
          icon={CalendarOff}
          title={plan ? `"${plan.title}" is published` : "This plan does not exist any more"}
          text={plan ? "The list of plans says when it went live, and can undo it." : "It was removed."}
        >
          <Link to="/admin/plans" className={buttonClass()}>
            All plans
          </Link>
        </EmptyPanel>
      </Centre>
    );
  return <WaitingPlan key={id} plan={query.data.plan} parts={query.data.parts} />;
}

function WaitingPlan({ plan, parts }: { plan: Plan; parts: PlanParts }) {
  const { id, title, due_at } = plan;
  const navigate = useNavigate();
  const may = useMay();
  const publishes = may("content.publish");
  // What has a date goes live without another look: then only publishers change it.
  const changes = publishes || (may("content.draft") && due_at === null);
  const isEmpty = parts.drafts.length + parts.lists.length === 0;
  const check = useQuery({
    ...planCheckQuery(id),
    enabled: publishes && !isEmpty && plan.incomplete === 0,
  });
  const [asked, setAsked] = useState<"name" | "remove" | null>(null);
  const failure = planFailure(plan.failure);
  const remove = async () => {
    try {
      await removePlan(client, id);
      toast.success(`Plan ${title} removed`);
      void navigate({ to: "/admin/plans" });
    } catch (error) {
      console.error("The plan was not removed", error);
      toast.error(planRefusal(error));
    }
    setAsked(null);
    await refreshPlans();
  };
  return (
    <div className={frame()}>
      <PageHead
        title={title}
        tabTitle={`Plan: ${title}`}
        note={
          <Link to="/admin/plans" className="text-sm text-ink-soft hover:text-petrol">
            All plans
          </Link>
        }
        actions={
          <>
            {!isEmpty && <SharePreviewButton subject={planSubject(id)} noun="plan" />}
            {changes && (
              <>
                <Button small onClick={() => setAsked("name")}>
                  Rename
                </Button>
                <Button small intent="danger" onClick={() => setAsked("remove")}>
                  Remove plan
                </Button>
              </>
            )}
          </>
        }
      />
      {failure && (
        <p role="alert" className={notice({ tone: "bad", class: "wrap-anywhere" })}>
          {failure}
        </p>
      )}
      {due_at && (
        <p role="status" className={notice({ tone: "good" })}>
          Goes live on <strong>{planTime(new Date(due_at))}</strong>, also if nobody is here then.
          {!publishes && " Only publishers change it from now on."}
        </p>
      )}
      {check.data && <PlanConflicts check={check.data} drafts={parts.drafts} />}
      {check.isPending && check.fetchStatus !== "idle" && <Spinner label="Comparing it with the site..." />}
      {check.isError &&
        (check.error instanceof RefusedError ? (
          <p role="alert" className={notice({ tone: "warn", class: "wrap-anywhere" })}>
            Published now, it would be refused: {check.error.message}
          </p>
        ) : (
          <ErrorPanel title="The plan could not be compared with the site" onRetry={() => void check.refetch()} />
        ))}
      <PlanContents plan={plan} parts={parts} changes={changes} />
      <PublishBar plan={plan} parts={parts} edited={check.data?.outcome.edited ?? []} isChecking={check.isFetching} />
      <NameDialog
        open={asked === "name"}
        title="Rename the plan"
        confirmLabel="Rename"
        name={title}
        onClose={() => setAsked(null)}
        onName={async (name) => {
          await savePlan(client, name, id);
          await refreshPlans();
        }}
      />
      <ConfirmDialog
        open={asked === "remove"}
        title={`Remove the plan "${title}"?`}
        confirmLabel="Remove plan"
        cancelLabel="Keep it"
        danger
        onConfirm={remove}
        onCancel={() => setAsked(null)}
      >
        <p>
          Its drafts stay in the list of drafts.
          {parts.lists.length > 0 && " The imports in it are discarded, and have to be made again."}
        </p>
      </ConfirmDialog>
    </div>
  );
}
