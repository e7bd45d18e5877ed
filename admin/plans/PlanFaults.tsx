import { Link } from "@tanstack/react-router";
import type { Plan } from "#db/changes/plans.ts";
import { planTrouble } from "#domain/publishing/plans.ts";
import { link, notice } from "#styles/variants/basics.ts";

/** On the dashboard: the plans that should be live by now and are not, with the reason. */
export function PlanFaults({ plans }: { plans: readonly Plan[] }) {
  const now = new Date();
  return plans.map((plan) => (
    <p key={plan.id} role="alert" className={notice({ tone: "bad", class: "mbe-6 wrap-anywhere" })}>
      {plan.state === "planned" ? (
        <Link to="/admin/plans/$id" params={{ id: plan.id }} className={link()}>
          {plan.title}
        </Link>
      ) : (
        <Link to="/admin/plans" className={link()}>
          {plan.title}
        </Link>
      )}
      : {planTrouble(plan, now)}
    </p>
  ));
}
