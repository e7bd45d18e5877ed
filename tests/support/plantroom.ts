import { test as base, expect, type Page } from "@playwright/test";
import type { Session } from "@supabase/supabase-js";
import { connect, type Client } from "#db/client.ts";
import { findDeletion, restoreDeletion } from "#db/trash.ts";
import { siteUrl, supabaseUrl } from "../../scripts/lib/stack.ts";
import { startTemporaryStack, type TemporaryStack } from "../../scripts/lib/temporary-stack.ts";

/** The stack of one worker, with the clients a story needs. */
export type Stack = TemporaryStack & {
  site: string;
  /** Past every policy: for preparing a story and for looking at the database afterwards. */
  secret: Client;
  /** A new client with the public key, as any visitor has it. */
  stranger(): Client;
};

export const ADMINISTRATOR = { email: "office@plantroom.example", password: "chilled-water-6-12" };

/** Between two looks at what is being published; left alone, Playwright waits a whole second. */
const LOOK_AGAIN_MS = [150];

/** The file of the last story, and whether it published. */
let lastBegun = "";

type Options = {
  /**
   * `test.use({ publishes: false })` is for stories that look at the administration and the database only: what they
   * save waits in the queue until a later story looks at the site. Each build takes more time than most stories.
   */
  publishes: boolean;
};

export const test = base.extend<Options & { signedIn: Page; administrator: Page; live: null }, { stack: Stack }>({
  publishes: [true, { option: true }],
  stack: [
    async ({}, use, { parallelIndex }) => {
      const stack = await startTemporaryStack(parallelIndex);
      const { env } = stack;
      await use(
        Object.assign(stack, {
          site: siteUrl(env),
          secret: connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY),
          stranger: () => connect(supabaseUrl(env), env.PUBLIC_SUPABASE_PUBLISHABLE_KEY),
        }),
      );
      await stack.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.site),
  /** What the stories of another file saved is live before a file begins: its stories compare pages with the database. */
  live: [
    async ({ stack, publishes }, use, { file }) => {
      const begun = `${file} ${publishes}`;
      if (lastBegun !== begun) await (publishes ? upToDate(stack) : holdBuilds(stack));
      lastBegun = begun;
      await use(null);
    },
    { auto: true, timeout: 120_000 },
  ],
  /** A page on which the administrator is signed in and no screen is open; the account is made when there is none yet. */
  signedIn: async ({ stack, page }, use) => {
    const { data } = await (await asAdministrator(stack)).auth.getSession();
    // Any page of the site: what is kept for it is kept for the administration too.
    await page.goto("/robots.txt");
    await page.evaluate((session) => localStorage.setItem("sb-127-auth-token", session), JSON.stringify(data.session));
    await use(page);
  },
  /** The same with the dashboard open. */
  administrator: async ({ signedIn: page }, use) => {
    await page.goto("/admin");
    await expect(page.getByRole("tab", { name: "Products" })).toBeVisible();
    await use(page);
  },
});

export { expect };

/** Makes the first account of the stack, which the database makes the administrator; does nothing when it is there. */
export async function ensureAdministrator(stack: Stack): Promise<void> {
  const client = stack.stranger();
  const { error } = await client.auth.signInWithPassword(ADMINISTRATOR);
  if (error) {
    const signUp = await client.auth.signUp(ADMINISTRATOR);
    if (signUp.error) throw signUp.error;
  }
}

/** The administrator's last session of each stack: a password takes long to check, on purpose. */
const sessions = new WeakMap<Stack, Session>();

/** A client with the rights of the administrator. */
export async function asAdministrator(stack: Stack): Promise<Client> {
  const client = stack.stranger();
  const known = sessions.get(stack);
  // A story may have ended the session, which the server tells.
  if (known && !(await client.auth.setSession(known)).error) return client;
  await ensureAdministrator(stack);
  const { data, error } = await client.auth.signInWithPassword(ADMINISTRATOR);
  if (error) throw error;
  sessions.set(stack, data.session);
  return client;
}

/** Brings a deletion back from the trash, for the next story. `recordId` is one of what went. */
export async function restoreDeleted(stack: Stack, recordId: string): Promise<void> {
  const client = await asAdministrator(stack);
  await restoreDeletion(client, (await findDeletion(client, recordId)) ?? "");
}

/** What the live site says about itself. */
export async function liveRevision(stack: Stack): Promise<number> {
  const answer = await fetch(`${stack.site}/build.json`, { cache: "no-store" });
  return ((await answer.json()) as { revision: number }).revision;
}

/** Asks for a rebuild as the administrator's screens do, and waits until the live site shows what the database holds. */
export async function publish(stack: Stack): Promise<void> {
  const { data } = await (await asAdministrator(stack)).auth.getSession();
  const answer = await fetch(`${stack.site}/api/rebuild`, {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token ?? ""}`, "content-type": "application/json" },
    body: "{}",
  });
  expect(answer.status).toBe(202);
  const { data: clock } = await stack.secret.from("content_revision").select("revision").single();
  await expect
    .poll(() => liveRevision(stack), { timeout: 120_000, intervals: LOOK_AGAIN_MS })
    .toBeGreaterThanOrEqual(clock?.revision ?? Infinity);
}

const HELD = "Held by a story";

/** Has nothing built until a file needs it: the queue waits for a build that never ends, as it would for a slow one. */
async function holdBuilds(stack: Stack): Promise<void> {
  const deploys = () => stack.secret.from("deploys");
  if ((await deploys().select("id").eq("status", "building").eq("reason", HELD)).data?.length) return;
  const slow = { status: "building", reason: HELD, revision: 0, started_at: new Date().toISOString() };
  // Refused as long as a real build is under way.
  await expect
    .poll(async () => (await deploys().insert(slow)).error, { timeout: 90_000, intervals: LOOK_AGAIN_MS })
    .toBeNull();
  // The newest row is that of the newest request; one still queued would be older than the held build.
  await deploys().delete().eq("status", "queued");
}

/** Has what the database holds published, where it is not live, without the help of an account. */
async function upToDate(stack: Stack): Promise<void> {
  await stack.secret.from("deploys").delete().eq("status", "building").eq("reason", HELD);
  const { data: clock } = await stack.secret.from("content_revision").select("revision").single();
  const revision = clock?.revision ?? Infinity;
  if ((await liveRevision(stack)) < revision) {
    await stack.secret.rpc("request_deploy", { reason: "A story begins" });
    await fetch(stack.hookUrl, { method: "POST" });
    await expect
      .poll(() => liveRevision(stack), { timeout: 100_000, intervals: LOOK_AGAIN_MS })
      .toBeGreaterThanOrEqual(revision);
  } else {
    // What is still asked for is live already.
    await stack.secret.from("deploys").delete().eq("status", "queued");
  }
  await settled(stack);
}

/** Waits until nothing is being published or waits for it: what the stories before have saved is live then. */
export async function settled(stack: Stack): Promise<void> {
  const underWay = async () =>
    (await stack.secret.from("deploys").select("id").in("status", ["queued", "building"])).data?.length;
  await expect.poll(underWay, { timeout: 90_000, intervals: LOOK_AGAIN_MS }).toBe(0);
}

/** Waits until the islands of the page in view answer: what is pressed before is lost, as a page just loaded is slow to answer. */
export async function awake(page: Page): Promise<void> {
  await expect(
    page.locator(
      'astro-island[ssr][client="load"], astro-island[ssr][client="idle"], astro-island[ssr][client="only"]',
    ),
  ).toHaveCount(0);
}
