import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  claimDeploy,
  failDeploy,
  finishDeploy,
  getDeploy,
  getOlderRelease,
  getPublishingState,
  publishNewest,
  reportReleases,
  requestDeploy,
  requeueInterruptedDeploys,
  showRelease,
} from "#db/publishing/deploys.ts";
import { CHANGED_MAX } from "#domain/publishing/publish.ts";
import { deployQueue, type Releases } from "../../scripts/pipeline/queue/deploy-queue.ts";
import { startOwnStack } from "../support/database/own-stack.ts";
import { clientOf, publicClient, secretClient, signUp, signUpOwner } from "../support/database/database-stack.ts";

const { stack, stop } = await startOwnStack();
const secret = secretClient(stack);
const stranger = publicClient(stack);
const administrator = clientOf(stack, await signUpOwner(stack, "owner@example.com"));
const plain = clientOf(stack, await signUp(stack, "plain@example.com"));
afterAll(stop);

beforeEach(async () => {
  await secret.from("deploys").delete().gte("id", 0);
});

/** Builds a release, as the builder does; returns its deploy. */
async function build(reason: string): Promise<number> {
  await requestDeploy(administrator, reason);
  return claimAndFinish();
}

async function claimAndFinish(): Promise<number> {
  const deploy = await claimDeploy(secret);
  if (!deploy) throw new Error("There is nothing to claim.");
  await finishDeploy(secret, deploy.id, deploy.revision);
  return deploy.id;
}

/** Two releases, both kept. */
async function twoReleases(): Promise<{ first: number; second: number }> {
  const [first, second] = [await build("First"), await build("Second")];
  await reportReleases(secret, [first, second]);
  return { first, second };
}

/** Two releases, of which the first is shown again. */
async function rolledBack(): Promise<{ first: number; second: number }> {
  const both = await twoReleases();
  await showRelease(administrator, both.first);
  await claimAndFinish();
  return both;
}

const liveDeploy = async () => (await secret.from("deploys").select("id").eq("is_live", true)).data;

describe("an order to show a kept release", () => {
  test("is refused for everyone but publishers and the secret key", async () => {
    const { first } = await twoReleases();
    for (const client of [stranger, plain]) {
      await expect(showRelease(client, first)).rejects.toMatchObject({ code: "42501" });
      await expect(publishNewest(client, "Forged")).rejects.toMatchObject({ code: "42501" });
    }
    await expect(getPublishingState(stranger)).rejects.toMatchObject({ code: "42501" });
    expect((await plain.rpc("publishing_state")).data).toEqual([]);
    expect(await claimDeploy(secret)).toBeNull();
    expect((await showRelease(administrator, first)).release_of).toBe(first);
  });

  test("is taken from the queue before a build, which waits for its end", async () => {
    const { first } = await twoReleases();
    await requestDeploy(administrator, "Saved just before");
    const order = await showRelease(administrator, first);
    expect(order).toMatchObject({ status: "queued", release_of: first, reason: "First" });
    expect((await claimDeploy(secret))?.id).toBe(order.id);
    expect(await claimDeploy(secret)).toBeNull();
    await finishDeploy(secret, order.id, 1);
    expect(await liveDeploy()).toEqual([{ id: first }]);
    expect(await claimDeploy(secret)).toBeNull();
  });

  test("replaces one that still waits", async () => {
    const { first, second } = await twoReleases();
    const order = await showRelease(administrator, first);
    expect(await showRelease(administrator, second)).toMatchObject({ id: order.id, release_of: second });
  });

  test("is refused for a release that is gone, for one that failed and for an order", async () => {
    const { first, second } = await rolledBack();
    await reportReleases(secret, [second]);
    const { data: order } = await secret.from("deploys").select("id").eq("release_of", first).single();
    for (const id of [first, order?.id ?? 0, 0]) {
      await expect(showRelease(administrator, id)).rejects.toMatchObject({
        code: "PT409",
        message: "This release is not kept any more.",
      });
    }
  });

  test("that is interrupted is queued again, beside a queued build", async () => {
    const { first } = await twoReleases();
    const order = await showRelease(administrator, first);
    await claimDeploy(secret);
    await requestDeploy(administrator, "Meanwhile");
    await requeueInterruptedDeploys(secret);
    expect((await claimDeploy(secret))?.id).toBe(order.id);
    await showRelease(administrator, first);
    await requeueInterruptedDeploys(secret);
    expect(await getDeploy(secret, order.id)).toMatchObject({ status: "failed" });
  });
});

describe("while an older release is shown", () => {
  test("a save is stored but not built, and every editor learns that it waits", async () => {
    const { first } = await rolledBack();
    expect((await getPublishingState(administrator)).older).toEqual({ deploy: first, waits: false });
    const request = await requestDeploy(administrator, "Saved later");
    expect(request.status).toBe("queued");
    expect(await claimDeploy(secret)).toBeNull();
    expect(await getOlderRelease(secret)).toBe(first);
    const state = await getPublishingState(administrator);
    expect(state.older).toEqual({ deploy: first, waits: true });
    expect(state.deploy).toMatchObject({ release_of: first, status: "live" });
  });

  test("the newest content is built when a publisher says so, with what was stored meanwhile", async () => {
    await rolledBack();
    const stored = await requestDeploy(administrator, "Saved later");
    const asked = await publishNewest(administrator, "Publish the newest content");
    expect(asked).toMatchObject({ id: stored.id, requests: 2, ends_roll_back: true });
    expect((await getPublishingState(administrator)).deploy).toMatchObject({ id: stored.id, status: "queued" });
    expect(await claimAndFinish()).toBe(stored.id);
    expect(await liveDeploy()).toEqual([{ id: stored.id }]);
    expect((await getPublishingState(administrator)).older).toBeNull();
    expect(await build("As ever")).toBeGreaterThan(stored.id);
  });

  test("a build that was queued before the order, and is wanted after it, ends it, too", async () => {
    const { first } = await twoReleases();
    const before = await requestDeploy(administrator, "Saved before");
    await showRelease(administrator, first);
    await claimAndFinish();
    await publishNewest(administrator, "Publish the newest content");
    await claimDeploy(secret);
    await failDeploy(secret, before.id, "The disk is full.");
    expect((await getPublishingState(administrator)).deploy).toMatchObject({ id: before.id, status: "failed" });
    await publishNewest(administrator, "Again");
    await claimAndFinish();
    expect(await getOlderRelease(secret)).toBeNull();
  });

  test("a later order to roll back holds a build that was to end it", async () => {
    const { first } = await rolledBack();
    await publishNewest(administrator, "Publish the newest content");
    await showRelease(administrator, first);
    await claimAndFinish();
    expect(await claimDeploy(secret)).toBeNull();
  });

  test("going forward to the newest release lets the stored save be built", async () => {
    const { second } = await rolledBack();
    const stored = await requestDeploy(administrator, "Saved later");
    await showRelease(administrator, second);
    await claimAndFinish();
    expect(await liveDeploy()).toEqual([{ id: second }]);
    expect((await claimDeploy(secret))?.id).toBe(stored.id);
  });

  test("a failed attempt to publish leaves it as it was, and is the last thing that is reported", async () => {
    const { first } = await rolledBack();
    const attempt = await publishNewest(administrator, "Publish the newest content");
    await claimDeploy(secret);
    await failDeploy(secret, attempt.id, "The disk is full.");
    const state = await getPublishingState(administrator);
    expect(state).toMatchObject({ older: { deploy: first, waits: false }, deploy: { error: "The disk is full." } });
    await requestDeploy(administrator, "Saved later");
    expect(await claimDeploy(secret)).toBeNull();
  });
});

test("a queued build is reported rather than the running one, which lacks the newest change", async () => {
  await requestDeploy(administrator, "First");
  await claimDeploy(secret);
  const { id } = await requestDeploy(administrator, "Second");
  expect((await getPublishingState(administrator)).deploy).toMatchObject({ id, status: "queued" });
});

test("a deploy names the first hundred of its changed pages and how many there are", async () => {
  const { id } = await requestDeploy(administrator, "A new footer");
  await claimDeploy(secret);
  const changed = Array.from({ length: 250 }, (_, index) => `/products/${index}`);
  await finishDeploy(secret, id, 1, [], changed);
  expect(await getDeploy(administrator, id)).toMatchObject({
    changed_pages: changed.slice(0, CHANGED_MAX),
    changed_count: 250,
    is_live: true,
  });
});

test("the builder of an earlier version, which names no pages, still finishes its deploys", async () => {
  const { id } = await requestDeploy(administrator, "As before");
  await claimDeploy(secret);
  await secret.rpc("finish_deploy", { deploy_id: id, revision_built: 3 }).throwOnError();
  expect(await getDeploy(administrator, id)).toMatchObject({ status: "live", is_live: true, changed_count: 0 });
});

test("the queue makes kept releases live, reports which are kept, and reports why one is not available", async () => {
  const { first, second } = await twoReleases();
  const shown: number[] = [];
  const releases: Releases = {
    kept: () => [second],
    show: async (deploy) => {
      shown.push(deploy);
      return deploy === second
        ? { shown: { revision: 5 } }
        : { failed: { message: "This release is not kept any more.", code: null } };
    },
  };
  const queue = deployQueue(
    secret,
    () => Promise.reject(new Error("Nothing is to be built.")),
    () => undefined,
    { releases },
  );
  const gone = await showRelease(administrator, first);
  await queue.process();
  expect(await getDeploy(administrator, gone.id)).toMatchObject({
    status: "failed",
    error: "This release is not kept any more.",
  });
  await expect(showRelease(administrator, first)).rejects.toMatchObject({ code: "PT409" });
  await showRelease(administrator, second);
  await queue.process();
  expect(shown).toEqual([first, second]);
  expect(await liveDeploy()).toEqual([{ id: second }]);
});
