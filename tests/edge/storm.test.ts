import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "#db/client.ts";
import { getContentRevision } from "#db/publishing/content-revision.ts";
import { listDeploys, type Deploy } from "#db/publishing/deploys.ts";
import { unwrap } from "#db/errors.ts";
import { deployQueue, type DeployQueue } from "../../scripts/pipeline/queue/deploy-queue.ts";
import { secretClient, signUp, signUpOwner, type Account, type Stack } from "../support/database/database-stack.ts";
import { startOwnStack } from "../support/database/own-stack.ts";
import { startWebServer } from "../support/processes/web-server.ts";

/** From three accounts at once. On a slow machine a thousand take half a minute. */
const REQUESTS = 200;
const BUILD_MS = 100;

let stack: Stack;
let secret: Client;
let editors: Account[];
let hook: Server;
let queue: DeployQueue;
let site: Awaited<ReturnType<typeof startWebServer>>;
let stopStack: () => Promise<void>;
/** How many builds run now, and the revision that each has read. */
let running = 0;
const built: { deploy: number; revision: number }[] = [];

/** Reads the content as a build does, saves a brand while it "renders", and asks for a build of that. */
async function build(deploy: Deploy) {
  running += 1;
  expect(running).toBe(1);
  const revision = await getContentRevision(secret);
  const slug = `saved-during-${deploy.id}`;
  if (built.length < 2) {
    await secret.from("brands").insert({ name: slug, slug }).throwOnError();
    expect((await publish(editors[0])).status).toBe(202);
  }
  await new Promise((resolve) => setTimeout(resolve, BUILD_MS));
  built.push({ deploy: deploy.id, revision });
  running -= 1;
  return { built: { revision, rendered: 1, pages: 1, problems: [], changed: [] } };
}

const publish = (account: Account | undefined): Promise<Response> =>
  fetch(`${site.url}/api/rebuild`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${account?.token ?? ""}` },
    body: JSON.stringify({ reason: "Changed a brand" }),
  });

beforeAll(async () => {
  ({ stack, stop: stopStack } = await startOwnStack());
  secret = secretClient(stack);
  editors = [await signUpOwner(stack, "first@example.com")];
  for (const name of ["second", "third"]) {
    const account = await signUp(stack, `${name}@example.com`);
    await secret.from("admins").insert({ user_id: account.id }).throwOnError();
    editors.push(account);
  }
  queue = deployQueue(secret, build, () => undefined);
  hook = createServer((_request, response) => {
    response.writeHead(202).end();
    void queue.process();
  });
  await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve));
  site = await startWebServer(
    { "404.html": "Nothing here" },
    {
      PUBLIC_SUPABASE_URL: stack.url,
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
      DEPLOY_HOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}`,
    },
  );
}, 120_000);
afterAll(async () => {
  queue.close();
  hook.close();
  await site.stop();
  await stopStack();
});

test("of many requests at once none is refused or lost, and one build runs while at most one waits", async () => {
  const counts: Promise<Record<string, number>>[] = [];
  const watch = setInterval(() => counts.push(byStatus()), 500);
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, n) => {
      const answer = await publish(editors[n % editors.length]);
      return { status: answer.status, deploy: ((await answer.json()) as { deploy: Deploy }).deploy };
    }),
  );
  clearInterval(watch);
  expect(answers.filter(({ status }) => status !== 202)).toEqual([]);
  await expect.poll(async () => Object.keys(await byStatus())).toEqual(["live"]);

  for (const { queued = 0, building = 0 } of await Promise.all(counts)) {
    expect(building).toBeLessThanOrEqual(1);
    expect(queued).toBeLessThanOrEqual(1);
  }
  const deploys = new Map((await listDeploys(secret, REQUESTS)).map((deploy) => [deploy.id, deploy]));
  for (const { deploy } of answers)
    expect(deploys.get(deploy.id)?.built_revision).toBeGreaterThanOrEqual(deploy.revision);
  expect([...deploys.values()].reduce((sum, { requests }) => sum + requests, 0)).toBe(REQUESTS + 2);
  // What was saved during a build is in the one after it.
  for (const [index, { revision }] of built.slice(0, 2).entries())
    expect(built[index + 1]?.revision).toBeGreaterThan(revision);
}, 120_000);

async function byStatus(): Promise<Record<string, number>> {
  const rows = unwrap(await secret.from("deploys").select("status"));
  return Object.fromEntries(
    Map.groupBy(rows, ({ status }) => status)
      .entries()
      .map(([status, all]) => [status, all.length]),
  );
}
