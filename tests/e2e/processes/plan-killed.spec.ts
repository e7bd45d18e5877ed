import { listVersions } from "#db/changes/changes.ts";
import { saveDraft } from "#db/changes/drafts.ts";
import { getPlan, planParts, publishDuePlan, putInPlan, savePlan, versionsOf } from "#db/changes/plans.ts";
import type { Client } from "#db/client.ts";
import { unwrap } from "#db/errors.ts";
import { scheduleSoon } from "../../support/plans.ts";
import { asAdministrator, expect, settled, test, type Stack } from "../../support/plantroom.ts";

type Scheduled = { plan: string; record: string; address: string; text: string };

/** Schedules a plan that gives the product another description, in a moment. */
async function schedule(stack: Stack, office: Client): Promise<Scheduled> {
  const { secret, site } = stack;
  const product = unwrap(await secret.from("products").select("*").eq("slug", "air-handling-unit").single());
  const text = `Planned ${crypto.randomUUID()}.`;
  const plan = await savePlan(office, "While things fail");
  const draft = await saveDraft(office, {
    ...{ kind: "product", record: product.id, name: product.name, replaces: null },
    typed: { seen: product, values: { description: text } },
    change: { before: { description: product.description }, after: { description: text } },
  });
  await putInPlan(office, [draft], plan);
  await scheduleSoon(office, plan, versionsOf(await planParts(office, plan)));
  return { plan, record: product.id, address: `${site}/products/${product.slug}`, text };
}
const shows = async ({ address, text }: Scheduled) => (await (await fetch(address)).text()).includes(text);

/** The site shows the plan, the database says since when, and there is one change of it, whatever happened on the way. */
async function wentLiveOnce(office: Client, scheduled: Scheduled): Promise<void> {
  await expect.poll(() => shows(scheduled)).toBe(true);
  await expect.poll(async () => (await getPlan(office, scheduled.plan))?.live_at).not.toBeNull();
  const versions = await listVersions(office, "products", scheduled.record, { limit: 50 });
  expect(versions.filter(({ change }) => change.id === scheduled.plan)).toHaveLength(1);
  expect(await getPlan(office, scheduled.plan)).toMatchObject({ state: "applied", failure: null, build_error: null });
}
const newestDeploy = async ({ secret }: Stack) =>
  unwrap(await secret.from("deploys").select("id, status").order("id", { ascending: false }).limit(1).single());

// Not before all: by then nothing holds the builds of stories that publish nothing any more.
test.beforeEach(({ stack }) => settled(stack));

test("a plan whose hour comes while no builder runs goes live when one is there again, once", async ({ stack }) => {
  const office = await asAdministrator(stack);
  await stack.killBuilder();
  const scheduled = await schedule(stack, office);
  await expect
    .poll(async () => Date.parse((await getPlan(office, scheduled.plan))?.due_at ?? "") < Date.now())
    .toBe(true);
  expect(await shows(scheduled)).toBe(false);
  await stack.restartBuilder();
  await wentLiveOnce(office, scheduled);
});

test("killed while the plan is being published: all of it or nothing is stored, and it goes live once", async ({
  stack,
}) => {
  const office = await asAdministrator(stack);
  await stack.killBuilder();
  const scheduled = await schedule(stack, office);
  // The database dies with the transaction under way, after another number of requests in each round.
  for (const requests of [0, 1, 3, 8, 20]) {
    const asked = expect
      .poll(async () => "plan" in (await publishDuePlan(stack.secret).catch(() => ({ plan: "lost" }))))
      .toBe(true);
    for (let request = 0; request < requests; request += 1) await fetch(`${stack.site}/robots.txt`);
    stack.database.process.kill("SIGKILL");
    await stack.database.ended;
    await asked;
    await stack.restartDatabase();
    const [{ data: stored }, plan] = [
      await stack.secret.from("products").select("description").eq("id", scheduled.record).single(),
      await getPlan(office, scheduled.plan),
    ];
    expect([plan?.state, stored?.description === scheduled.text]).toEqual(
      plan?.state === "applied" ? ["applied", true] : ["planned", false],
    );
  }
  await stack.restartBuilder();
  await wentLiveOnce(office, scheduled);
});

test("killed after it was published and before it is built: the next builder builds it", async ({ stack }) => {
  const office = await asAdministrator(stack);
  await stack.killBuilder();
  const scheduled = await schedule(stack, office);
  await expect.poll(() => publishDuePlan(stack.secret)).toMatchObject({ plan: scheduled.plan });
  expect((await newestDeploy(stack)).status).toBe("queued");
  expect(await shows(scheduled)).toBe(false);
  await stack.restartBuilder();
  await wentLiveOnce(office, scheduled);
});

test("killed while it is being built, and after it went live without being noted: it is live once, and said to be", async ({
  stack,
}) => {
  const office = await asAdministrator(stack);
  const scheduled = await schedule(stack, office);
  await expect.poll(async () => (await getPlan(office, scheduled.plan))?.state, { intervals: [10] }).toBe("applied");
  await stack.killBuilder();
  await stack.restartBuilder();
  await wentLiveOnce(office, scheduled);

  // What is left if it dies between going live and saying so.
  await stack.killBuilder();
  const { id } = await newestDeploy(stack);
  const state = { status: "building", finished_at: null, built_revision: null, is_live: false } as const;
  unwrap(await stack.secret.from("deploys").update(state).eq("id", id).select("id"));
  expect(await getPlan(office, scheduled.plan)).toMatchObject({ live_at: null });
  await stack.restartBuilder();
  await wentLiveOnce(office, scheduled);
});
