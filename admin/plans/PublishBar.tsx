import { useNavigate } from "@tanstack/react-router";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { publishPlan, schedulePlan, versionsOf, type Plan, type PlanParts } from "#db/changes/plans.ts";
import type { EditedRecord } from "#db/changes/undo.ts";
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
  /** Its records that were changed on the site meanwhile. */
  edited: readonly EditedRecord[];
  /** Whether that is being read just now: what to ask is not known then. */
  isChecking: boolean;
};

/** What is asked, about what the screen showed then: that, and nothing else, goes live. */
type Question = { what: "publish" | "time"; seen: readonly string[]; edited: readonly EditedRecord[] };

/** Publishes a plan now, or says when; at the end of its screen, always in view. */
export function PublishBar({ plan, parts, edited, isChecking }: Props) {
  const { id, title, due_at, incomplete } = plan;
  const navigate = useNavigate();
  const { publish } = usePublishing();
  const { busy, run } = useOneAtATime();
  const [refusal, setRefusal] = useState("");
  const [asked, setAsked] = useState<Question | null>(null);
  const publishes = useMay()("content.publish");
  const isEmpty = parts.drafts.length + parts.lists.length === 0;
  const ready = !isEmpty && incomplete === 0;
  const ask = (what: Question["what"]) => setAsked({ what, seen: versionsOf(parts), edited });
  const left = asked?.edited.length ?? 0;

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
  const publishNow = ({ seen, edited: leaveOut }: Question) =>
    attempt(async () => {
      const { counts, edited: others, slugs_used } = await publishPlan(client, id, { seen, leaveOut });
      const known = new Set(leaveOut.map(({ record }) => record));
      if (slugs_used.length > 0 || others.some(({ record }) => !known.has(record)))
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
          {isEmpty
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
      <Button disabled={!ready} busy={busy || isChecking} onClick={() => ask("time")}>
        <CalendarClock aria-hidden="true" />
        {due_at ? "Change the time" : "Choose a time"}
      </Button>
      <Button intent="primary" disabled={!ready} busy={busy || isChecking} onClick={() => ask("publish")}>
        Publish the plan
      </Button>
      <ConfirmDialog
        open={asked?.what === "publish"}
        title={left > 0 ? "Publish the others now?" : `Publish "${title}" now?`}
        confirmLabel={left > 0 ? "Publish the others" : "Publish the plan"}
        busyLabel="Publishing..."
        onConfirm={() => (asked ? publishNow(asked) : undefined)}
        onCancel={() => setAsked(null)}
      >
        <p>{counted(plan.records, "record")} of it go live together. The plan can be undone as one afterwards.</p>
        {left > 0 && (
          <p>
            {counted(left, "record")} changed on the site meanwhile: {left === 1 ? "it stays" : "they stay"} as
            {left === 1 ? " it is" : " they are"} there, and what was drafted stays a draft.
          </p>
        )}
      </ConfirmDialog>
      <ScheduleDialog
        open={asked?.what === "time"}
        due={due_at}
        edited={left}
        onClose={() => setAsked(null)}
        onTime={(time) => attempt(() => schedulePlan(client, id, time, { seen: asked?.seen ?? [] }))}
      />
    </StickyBar>
  );
}
