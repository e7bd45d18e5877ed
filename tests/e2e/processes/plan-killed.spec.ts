import { listChanges, listVersions } from "#db/changes/changes.ts";
import { getDraft, saveDraft } from "#db/changes/drafts.ts";
import { getPlan, planParts, publishDuePlan, putInPlan, savePlan, versionsOf } from "#db/changes/plans.ts";
import type { Client } from "#db/client.ts";
import { unwrap } from "#db/errors.ts";
import { scheduleSoon } from "../../support/database/plans.ts";
import { asAdministrator, expect, settled, test, type Stack } from "../../support/stories/plantroom.ts";
import {
  killAll,
  killAt,
  makeStops,
  removeStops,
  restartStoppable,
  stopBefore,
} from "../../support/processes/stops.ts";

type Scheduled = { plan: string; title: string; record: string; address: string; text: string };

/** Schedules a plan that gives the product another description, in a moment. */
async function schedule(stack: Stack, office: Client): Promise<Scheduled> {
  const { secret, site } = stack;
  const product = unwrap(await secret.from("products").select("*").eq("slug", "air-handling-unit").single());
  const text = `Planned ${crypto.randomUUID()}.`;
  const title = `While things fail ${crypto.randomUUID()}`;
  const plan = await savePlan(office, title);
  const draft = await saveDraft(office, {
    ...{ kind: "product", record: product.id, name: product.name, replaces: null },
    typed: { seen: product, values: { description: text } },
    change: { before: { description: product.description }, after: { description: text } },
  });
  await putInPlan(office, [draft], plan);
  await scheduleSoon(office, plan, versionsOf(await planParts(office, plan)));
  return { plan, title, record: product.id, address: `${site}/products/${product.slug}`, text };
}
const shows = async ({ address, text }: Scheduled) => (await (await fetch(address)).text()).includes(text);

/** The site shows the plan, the database says since when, and there is one change of it, whatever happened on the way. */
async function wentLiveOnce(stack: Stack, office: Client, scheduled: Scheduled): Promise<void> {
  await expect.poll(() => shows(scheduled)).toBe(true);
  await expect.poll(async () => (await getPlan(office, scheduled.plan))?.live_at).not.toBeNull();
  const versions = await listVersions(office, "products", scheduled.record, { limit: 50 });
  expect(versions.filter(({ change }) => change.id === scheduled.plan)).toHaveLength(1);
  expect(await getPlan(office, scheduled.plan)).toMatchObject({ state: "applied", failure: null, build_error: null });
  expect(await getDraft(office, "product", scheduled.record)).toBeNull();
  const { data } = await listChanges(office, { kinds: ["plan"] }, { limit: 50, offset: 0 });
  expect(data.filter(({ id }) => id === scheduled.plan)).toHaveLength(1);
  // Nothing is left to do: neither a plan that is due nor a second build.
  await settled(stack);
  expect(await publishDuePlan(stack.secret)).not.toHaveProperty("plan");
  const live = unwrap(await stack.secret.from("deploys").select("reason").eq("status", "live").order("id"));
  expect(live.filter(({ reason }) => reason === `Plan: ${scheduled.title}`)).toHaveLength(1);
}
const newestDeploy = async ({ secret }: Stack) =>
  unwrap(await secret.from("deploys").select("id, status").order("id", { ascending: false }).limit(1).single());

/** What is stored of a plan when the database is there again, and what visitors see. */
async function stateOf(stack: Stack, office: Client, scheduled: Scheduled) {
  const plan = await getPlan(office, scheduled.plan);
  const { description } = unwrap(
    await stack.secret.from("products").select("description").eq("id", scheduled.record).single(),
  );
  const draft = await getDraft(office, "product", scheduled.record);
  return {
    plan: plan?.state,
    isStored: description === scheduled.text,
    hasDraft: draft !== null,
    deploy: (await newestDeploy(stack)).status,
    saidToBeLive: plan?.live_at !== null,
    isShown: await shows(scheduled),
  };
}

const WAITS = { plan: "planned", isStored: false, hasDraft: true, deploy: "live", saidToBeLive: false, isShown: false };
const STORED = { ...WAITS, plan: "applied", isStored: true, hasDraft: false };
/**
 * The steps of publishing a plan, and what there is after a power failure at each. Publishing it and asking for its build are
 * one transaction, so there is no step between the two.
 */
const STEPS = [
  ["after its rows were taken, within the transaction", "taken", WAITS],
  ["after they were applied, before the transaction ends", "applied", WAITS],
  ["after the transaction, before the builder has taken the build", "queued", { ...STORED, deploy: "queued" }],
  ["while it is being built", "building", { ...STORED, deploy: "building" }],
  ["when it is built, before it goes live", "built", { ...STORED, deploy: "building" }],
  ["when it is live, before that is reported", "live", { ...STORED, deploy: "building", isShown: true }],
] as const;

test.beforeAll(({ stack }) => makeStops(stack));
test.afterAll(({ stack }) => removeStops(stack));
// Not before all: by then nothing holds the builds of stories that publish nothing any more.
test.beforeEach(({ stack }) => settled(stack));

test("every process is killed before the plan is claimed, and is away at its hour: it goes live afterwards, once", async ({
  stack,
}) => {
  const office = await asAdministrator(stack);
  await stack.killBuilder();
  const scheduled = await schedule(stack, office);
  await expect
    .poll(async () => Date.parse((await getPlan(office, scheduled.plan))?.due_at ?? "") < Date.now())
    .toBe(true);
  await killAll(stack);
  await stack.restartDatabase();
  expect(await stateOf(stack, office, scheduled)).toEqual(WAITS);
  await stack.restartBuilder();
  await wentLiveOnce(stack, office, scheduled);
});

for (const [when, step, expected] of STEPS)
  test(`every process is killed ${when}: all of it or nothing is there, and it goes live once`, async ({ stack }) => {
    const office = await asAdministrator(stack);
    await stack.killBuilder();
    await restartStoppable(stack);
    await settled(stack);
    stopBefore(stack, step);
    const scheduled = await schedule(stack, office);
    await killAt(stack, step);
    await stack.restartDatabase();
    expect(await stateOf(stack, office, scheduled)).toEqual(expected);
    await stack.restartBuilder();
    await wentLiveOnce(stack, office, scheduled);
  });
