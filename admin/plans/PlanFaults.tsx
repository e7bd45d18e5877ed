import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { planTrouble, publishedState } from "#domain/publishing/plans.ts";
import { link, notice } from "#styles/variants/basics.ts";
import { publishedPlansQuery, waitingPlansQuery } from "./plan-queries.ts";

/** On the dashboard: the plans that should be live by now and are not, with the reason. */
export function PlanFaults() {
  const { data: waiting = [] } = useQuery(waitingPlansQuery);
  const { data: published } = useQuery(publishedPlansQuery(1));
  const now = new Date();
  const stuck = (published?.data ?? []).filter((plan) => !plan.undone && publishedState(plan, now).bad);
  return [...waiting.filter(({ failure }) => failure !== null), ...stuck].map((plan) => (
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
