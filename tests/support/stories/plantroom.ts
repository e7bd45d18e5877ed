import { test as base, expect, type Page, type Response } from "@playwright/test";
import type { Session } from "@supabase/supabase-js";
import { claimSetup, createAccount } from "#db/accounts/accounts.ts";
import { findDeletion, restoreDeletion } from "#db/changes/trash.ts";
import { addressIn, FIRST_LANGUAGE, LANGUAGE, LANGUAGES, type Language } from "#domain/languages/languages.ts";
import { setLanguage } from "#texts/language/page-language.ts";
import { siteUrl, supabaseUrl } from "../../../scripts/stack/stack.ts";
import { waitWithoutDescriptions } from "./cheap-waiting.ts";
import { keepCache } from "./kept-cache.ts";
import { watchContext, watchBrowser } from "./page-faults.ts";
import { supabaseClient, type SupabaseAndClient } from "../database/supabase-client.ts";
import { startTemporaryStack, type TemporaryStack } from "../../../scripts/testing/temporary-stack.ts";

/** The stack of one worker, with the clients a story needs. */
export type Stack = TemporaryStack & {
  site: string;
  /** Not limited by any policy: prepares the data of a story and reads what it left in the database. */
  secret: SupabaseAndClient;
  /** A new client with the public key, which every visitor has. */
  stranger(): SupabaseAndClient;
};

export const ADMINISTRATOR = { email: "office@plantroom.example", password: "chilled-water-6-12" };

/** The pause between two requests for the state of publishing; the default of Playwright grows to a whole second. */
const POLL_INTERVALS_MS = [150];

/** The file of the last story and its option `publishes`. */
let lastKey = "";

type Options = {
  /**
   * `test.use({ publishes: false })` is for stories that look at the administration and the database only: what they
   * save waits in the queue until a later story looks at the site. Each build takes more time than most stories.
   */
  publishes: boolean;
  /**
   * `test.use({ language: "ar" })` is for stories of the site in that language: their texts are those of `#texts/…`, and
   * `open` opens the page in it.
   */
  language: Language;
};

type OfEachStory = Options & {
  textsOfStory: null;
  signedIn: Page;
  administrator: Page;
  live: null;
  /** Opens an address of the site in the language of the story. */
  open: (address: string) => Promise<Response | null>;
  /** What the Content-Security-Policy has forbidden and uncaught errors, so far. A story that provokes one takes it out. */
  pageFaults: string[];
};

export const test = base.extend<OfEachStory, { stack: Stack; watchedFaults: string[]; cheapBrowser: null }>({
  publishes: [true, { option: true }],
  language: [FIRST_LANGUAGE, { option: true }],
  /** Texts are read in one language in the whole process, so each story sets its own. */
  textsOfStory: [
    async ({ language }, use) => {
      setLanguage(language);
      await use(null);
      setLanguage(FIRST_LANGUAGE);
    },
    { auto: true },
  ],
  /** A visitor whose browser asks for the language, so that no other one is offered. */
  locale: async ({ language }, use) => use(LANGUAGE[language].locale.slice(0, 5)),
  open: async ({ page, language }, use) => use((address) => page.goto(addressIn(language, address))),
  cheapBrowser: [
    async ({ browser }, use) => {
      await waitWithoutDescriptions(browser);
      await keepCache(browser);
      await use(null);
    },
    { scope: "worker", auto: true },
  ],
  watchedFaults: [async ({ browser }, use) => use(watchBrowser(browser)), { scope: "worker", auto: true }],
  /** A story fails if a page attempts something that its Content-Security-Policy forbids, or has an uncaught error. */
  pageFaults: [
    async ({ watchedFaults }, use) => {
      watchedFaults.length = 0;
      await use(watchedFaults);
      expect(watchedFaults, "reports of the Content-Security-Policy, and uncaught errors").toEqual([]);
    },
    { auto: true },
  ],
  /** The context of the story before, cleared: see reuseContext in playwright.config.ts. */
  context: async ({ context, watchedFaults }, use) => {
    await watchContext(context, watchedFaults);
    await use(context);
  },
  stack: [
    async ({}, use, { parallelIndex }) => {
      const stack = await startTemporaryStack(parallelIndex);
      const { env } = stack;
      await use(
        Object.assign(stack, {
          site: siteUrl(env),
          secret: supabaseClient(supabaseUrl(env), env.SUPABASE_SECRET_KEY),
          stranger: () => supabaseClient(supabaseUrl(env), env.PUBLIC_SUPABASE_PUBLISHABLE_KEY),
        }),
      );
      await stack.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ stack }, use) => use(stack.site),
  /** Publishes what earlier files saved, once before a file starts: its stories compare pages with the database. */
  live: [
    async ({ stack, publishes }, use, { file }) => {
      const key = `${file} ${publishes}`;
      if (lastKey !== key) await (publishes ? upToDate(stack) : holdBuilds(stack));
      lastKey = key;
      await use(null);
    },
    { auto: true },
  ],
  /** A page on which the administrator is signed in and no screen is open; the account is made when there is none yet. */
  signedIn: async ({ stack, page }, use) => {
    const { data } = await (await asAdministrator(stack)).auth.getSession();
    // Any page of the site will do: local storage is shared by the whole origin.
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

/** Stories of the site in each language: their texts are those of `#texts/…`, and `open` opens its pages. */
export function inEachLanguage(stories: (language: Language) => void): void {
  for (const language of LANGUAGES)
    test.describe(`in ${LANGUAGE[language].english}`, () => {
      test.use({ language });
      stories(language);
    });
}

/** The request that saves a record in its editor. */
export const SAVE = "**/rest/v1/rpc/save_record";
/** The answer of a database that cannot do what it is asked for; an aborted request would be a lost connection. */
export const FAILURE = { status: 500, json: { code: "XX000", message: "internal error", details: null, hint: null } };

/** Makes the first administrator of the stack; does nothing when it is there. */
export async function ensureAdministrator(stack: Stack): Promise<void> {
  const client = stack.stranger();
  const { error } = await client.auth.signInWithPassword(ADMINISTRATOR);
  if (error) {
    const made = await createAccount(client, ADMINISTRATOR);
    if (made.error) throw made.error;
    await claimSetup(client, stack.env.SETUP_TOKEN);
  }
}

/** The administrator's session of each stack. Signing in with the password again would be slow, because hashing is slow on purpose. */
const sessions = new WeakMap<Stack, Session>();

/** A client that is signed in as the administrator. */
export async function asAdministrator(stack: Stack): Promise<SupabaseAndClient> {
  const client = stack.stranger();
  const known = sessions.get(stack);
  // An earlier story may have ended this session; then the server refuses it.
  if (known && !(await client.auth.setSession(known)).error) return client;
  await ensureAdministrator(stack);
  const { data, error } = await client.auth.signInWithPassword(ADMINISTRATOR);
  if (error) throw error;
  sessions.set(stack, data.session);
  return client;
}

/** Restores a deletion from the trash. `recordId` is one of the deleted records. */
export async function restoreDeleted(stack: Stack, recordId: string): Promise<void> {
  const client = await asAdministrator(stack);
  await restoreDeletion(client, (await findDeletion(client, recordId)) ?? "");
}

/** The content revision that the live site was built from. */
export async function liveRevision(stack: Stack): Promise<number> {
  const answer = await fetch(`${stack.site}/build.json`, { cache: "no-store" });
  return ((await answer.json()) as { revision: number }).revision;
}

/** Asks for a build as the administration does, and waits until the live site has the newest content. */
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
    .poll(() => liveRevision(stack), { intervals: POLL_INTERVALS_MS })
    .toBeGreaterThanOrEqual(clock?.revision ?? Infinity);
}

const HELD = "Held by a story";

/** Keeps the queue waiting by a row that looks like a slow build, so that nothing is built until a story needs it. */
async function holdBuilds(stack: Stack): Promise<void> {
  const deploys = () => stack.secret.from("deploys");
  if ((await deploys().select("id").eq("status", "building").eq("reason", HELD)).data?.length) return;
  const slow = { status: "building" as const, reason: HELD, revision: 0, started_at: new Date().toISOString() };
  // The database refuses a second row of this status while a real build runs.
  await expect.poll(async () => (await deploys().insert(slow)).error, { intervals: POLL_INTERVALS_MS }).toBeNull();
  // The newest row must be that of the newest request, and a row that is queued already would be older than this one.
  await deploys().delete().eq("status", "queued");
}

/** Publishes the newest content unless it is live already. Needs no account. */
async function upToDate(stack: Stack): Promise<void> {
  await stack.secret.from("deploys").delete().eq("status", "building").eq("reason", HELD);
  const { data: clock } = await stack.secret.from("content_revision").select("revision").single();
  const revision = clock?.revision ?? Infinity;
  if ((await liveRevision(stack)) < revision) {
    // An earlier story may have left an older release live, which holds other builds.
    await stack.secret.rpc("publish_newest", { reason: "A story begins" });
    await fetch(stack.hookUrl, { method: "POST" });
    await expect.poll(() => liveRevision(stack), { intervals: POLL_INTERVALS_MS }).toBeGreaterThanOrEqual(revision);
  } else {
    // What these rows ask for is live already.
    await stack.secret.from("deploys").delete().eq("status", "queued");
  }
  await settled(stack);
}

/** Waits until no build runs or is queued. What earlier stories saved is live then. */
export async function settled(stack: Stack): Promise<void> {
  const underWay = async () =>
    (await stack.secret.from("deploys").select("id").in("status", ["queued", "building"])).data?.length;
  await expect.poll(underWay, { intervals: POLL_INTERVALS_MS }).toBe(0);
}

/** Waits until the scripts of a public page have run and its islands react, also those that wait to be used. */
export async function scriptsReady(page: Page): Promise<void> {
  await expect(page.locator("html[data-scripts-ready]")).toHaveCount(1);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island="static"]'))
      island.dispatchEvent(new FocusEvent("focusin"));
  });
  await expect(page.locator('[data-island="static"]')).toHaveCount(0);
}
