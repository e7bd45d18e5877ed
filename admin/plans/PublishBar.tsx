import { useNavigate } from "@tanstack/react-router";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { publishPlan, schedulePlan, versionsOf, type Plan, type PlanParts } from "#db/changes/plans.ts";
import { recordsText } from "#domain/content/change-text.ts";
import { counted } from "#domain/text/text.ts";
import { refreshContent } from "../changes/use-undo-change.tsx";
import { client } from "../environment.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { useMay } from "../session/rights.ts";
import { Alert, Button } from "../ui/controls.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { StickyBar } from "../ui/StickyBar.tsx";
import { toast } from "../ui/toast.ts";
import { useOneAtATime } from "../ui/use-one-at-a-time.ts";
import { planRefusal } from "./NameDialog.tsx";
import { refreshPlans } from "./plan-queries.ts";
import { ScheduleDialog } from "./ScheduleDialog.tsx";

type Props = {
  plan: Plan;
  parts: PlanParts;
  /** How many of its records were changed on the site meanwhile. */ edited: number;
};

/** Publishes a plan now, or says when; at the end of its screen, always in view. */
export function PublishBar({ plan, parts, edited }: Props) {
  const { id, title, due_at, incomplete } = plan;
  const navigate = useNavigate();
  const { publish } = usePublishing();
  const { busy, run } = useOneAtATime();
  const [refusal, setRefusal] = useState("");
  const [asked, setAsked] = useState<"publish" | "time" | null>(null);
  // What is on the screen, and nothing else, goes live.
  const seen = versionsOf(parts);
  const publishes = useMay()("content.publish");
  const ready = seen.length > 0 && incomplete === 0;

  const attempt = (what: () => Promise<void>) =>
    run(async () => {
      setRefusal("");
      try {
        await what();
      } catch (error) {
        console.error("The plan was refused", error);
        setRefusal(planRefusal(error));
      }
      setAsked(null);
      await refreshPlans();
    });
  const publishNow = () =>
    attempt(async () => {
      const leaveEdited = edited > 0;
      const { counts, edited: left, slugs_used } = await publishPlan(client, id, { seen, leaveEdited });
      if (slugs_used.length > 0 || (left.length > 0 && !leaveEdited))
        return setRefusal("Nothing was published: what is on the site has changed meanwhile. See above.");
      toast.success(`${title} published: ${recordsText(counts) || "nothing had to be changed"}`);
      publish({ label: title, href: "/" }, `Plan: ${title}`);
      void refreshContent();
      void navigate({ to: "/admin/plans" });
    });

  if (!publishes)
    return (
      <StickyBar>
        <p className="me-auto text-sm text-ink-soft">A publisher gives this plan a date, or publishes it.</p>
      </StickyBar>
    );
  return (
    <StickyBar>
      <Alert className="me-auto">{refusal}</Alert>
      {!refusal && (
        <p className="me-auto text-sm text-ink-soft">
          {seen.length === 0
            ? "Put something into the plan first."
            : incomplete > 0
              ? `${counted(incomplete, "draft")} must be completed first, or taken out.`
              : ""}
        </p>
      )}
      {due_at && (
        <Button busy={busy} onClick={() => void attempt(() => schedulePlan(client, id, null))}>
          Take the date back
        </Button>
      )}
      <Button disabled={!ready} busy={busy} onClick={() => setAsked("time")}>
        <CalendarClock aria-hidden="true" />
        {due_at ? "Change the time" : "Choose a time"}
      </Button>
      <Button intent="primary" disabled={!ready} busy={busy} onClick={() => setAsked("publish")}>
        Publish the plan
      </Button>
      <ConfirmDialog
        open={asked === "publish"}
        title={edited > 0 ? "Publish the others now?" : `Publish "${title}" now?`}
        confirmLabel={edited > 0 ? "Publish the others" : "Publish the plan"}
        busyLabel="Publishing..."
        onConfirm={publishNow}
        onCancel={() => setAsked(null)}
      >
        <p>{counted(plan.records, "record")} of it go live together. The plan can be undone as one afterwards.</p>
        {edited > 0 && (
          <p>
            {counted(edited, "record")} changed on the site meanwhile: {edited === 1 ? "it stays" : "they stay"} as
            {edited === 1 ? " it is" : " they are"} there, and what was drafted stays a draft.
          </p>
        )}
      </ConfirmDialog>
      <ScheduleDialog
        open={asked === "time"}
        due={due_at}
        edited={edited}
        onClose={() => setAsked(null)}
        onTime={(time) => attempt(() => schedulePlan(client, id, time, { seen }))}
      />
    </StickyBar>
  );
}
