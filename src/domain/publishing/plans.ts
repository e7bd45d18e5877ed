import { sameValue } from "../content/changed-fields.ts";
import { asRefusal, refusalMessage } from "../content/refusals.ts";
import { counted } from "../text/text.ts";
import { exactTime, momentsOf, officeClock, planTime } from "./plan-time.ts";

/** As long as a name of a plan can be. */
export const PLAN_NAME_MAX = 100;

/** Why a plan did not go live at its time, and what to do; null if nothing failed. The database keeps it with the time. */
export function planFailure(failure: unknown): string | null {
  if (failure === null || failure === undefined) return null;
  const refusal = asRefusal(failure);
  if (!refusal) return "It was not published at its time.";
  const { due_at } = failure as { due_at: string };
  return `It was not published at ${planTime(new Date(due_at))}. ${refusalMessage(refusal)}`;
}

/** '3 drafts and 1 import, 42 records' */
export function planContent({ drafts, lists, records }: { drafts: number; lists: number; records: number }): string {
  const parts = [...(drafts > 0 ? [counted(drafts, "draft")] : []), ...(lists > 0 ? [counted(lists, "import")] : [])];
  return parts.length === 0 ? "nothing in it yet" : `${parts.join(" and ")}, ${counted(records, "record")}`;
}

type Fields = Readonly<Record<string, unknown>>;

/** Of a record that others have changed since a plan was begun: the fields in which it is neither as it was nor as the plan says. */
export function changedMeanwhile({
  before,
  after,
  now,
}: {
  before: Fields | null;
  after: Fields;
  now: Fields | null;
}): {
  now: Fields;
  planned: Fields;
} {
  const keys = Object.keys(after).filter(
    (key) => now && key in now && !sameValue(now[key], before?.[key]) && !sameValue(now[key], after[key]),
  );
  const only = (values: Fields | null): Fields => Object.fromEntries(keys.map((key) => [key, values?.[key]]));
  return { now: only(now), planned: only(after) };
}

/** A published plan that visitors do not see yet is in doubt after this time. */
const DOUBT_MS = 5 * 60_000;

type Published = { made_at: string; revision: number | null; live_at: string | null; build_error: string | null };

/**
 * What is known of a published plan. `shown` is the content revision that the public site reports, null if it cannot be asked:
 * nothing is called live that the site does not show.
 */
export function publishedState(
  { made_at, revision, live_at, build_error }: Published,
  now: Date,
  shown: number | null,
): { text: string; bad: boolean } {
  if (live_at !== null) {
    const live = new Date(live_at);
    const sameDay = officeClock(live).slice(0, 10) === officeClock(new Date(made_at)).slice(0, 10);
    const time = sameDay ? exactTime(live) : planTime(live);
    if (shown === null) return { text: `Built at ${time}; the public site could not be asked`, bad: false };
    return revision !== null && shown >= revision
      ? { text: `Went live at ${time}, verified`, bad: false }
      : { text: `Built at ${time}; the public site does not show it now`, bad: false };
  }
  if (build_error !== null) return { text: `Published, but not live: ${build_error}`, bad: true };
  return now.getTime() - Date.parse(made_at) > DOUBT_MS
    ? { text: "Published, but the site does not show it yet. See Releases.", bad: true }
    : { text: "Published, on its way to the site", bad: false };
}

/** Whether nothing more is to be expected of a published plan soon: it is live, taken back, or in doubt. */
export const isSettled = (plan: Published & { undone: boolean }, now: Date): boolean =>
  plan.live_at !== null || plan.undone || publishedState(plan, now, null).bad;

/** The moments that a typed time can mean, or what is wrong with it. */
export function dueTimes(clock: string, now: Date): { times: Date[] } | { problem: string } {
  if (clock === "") return { problem: "Enter a day and a time" };
  const times = momentsOf(clock);
  const [first] = times;
  if (!first) return { problem: "The clocks go forward in that night, and this hour is left out. Choose another time" };
  if ((times.at(-1) ?? first) <= now) return { problem: "This time is over. Choose one to come" };
  return { times: times.filter((time) => time > now) };
}

type Told = Published & { id: string; title: string; state: string; failure: unknown };

/** Why a plan is not live that was to be by now, and what to do. */
export const planTrouble = (plan: Told, now: Date): string =>
  plan.state === "planned" ? (planFailure(plan.failure) ?? "") : publishedState(plan, now, null).text;

/** The mail to the office about plans that did not go live at their time. */
export function planMail(plans: readonly Told[], site: string, now: Date): { subject: string; text: string } {
  const [only] = plans;
  const subject =
    only && plans.length === 1
      ? `Not live: the plan "${only.title}"`
      : `${plans.length} plans did not go live at their time`;
  const blocks = plans.map((plan) =>
    [plan.title, planTrouble(plan, now), new URL(`/admin/plans/${plan.id}`, site).href].join("\n"),
  );
  return { subject, text: `${blocks.join("\n\n")}\n` };
}
