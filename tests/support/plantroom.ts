import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { connect, type Client } from "#db/client.ts";
import { temporaryEnvironment, type Environment } from "../../scripts/lib/environment.ts";
import { freePort, type Child } from "../../scripts/lib/processes.ts";
import { localHookUrl, siteUrl, startBuilder, startDatabase, startEdge, supabaseUrl } from "../../scripts/lib/stack.ts";
import { bringUpToDate } from "../../scripts/lib/up-to-date.ts";

/** A whole Plantroom of one worker: its own data folder, ports and keys. */
export type Stack = {
  env: Environment;
  site: string;
  supabase: string;
  /** Past every policy: for preparing a story and for looking at the database afterwards. */
  secret: Client;
  /** A new client with the public key, as any visitor has it. */
  stranger(): Client;
  killBuilder(): Promise<void>;
  startBuilder(): Promise<void>;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
};

export const ADMINISTRATOR = { email: "office@plantroom.example", password: "chilled-water-6-12" };

export const test = base.extend<{ administrator: Page }, { stack: Stack }>({
  stack: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the wanted fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "plantroom-e2e-"));
      const ports = { site: await freePort(14_321), supabase: await freePort(15_321) };
      const env = temporaryEnvironment(folder, ports);
      const builderPort = await freePort(16_321);
      let database: Child = await startDatabase(env);
      let builder: Child = await startBuilder(env, builderPort, () => undefined);
      await bringUpToDate(env, builderPort);
      const edge = await startEdge(env, localHookUrl(env, builderPort), () => undefined);
      await use({
        env,
        site: siteUrl(env),
        supabase: supabaseUrl(env),
        secret: connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY),
        stranger: () => connect(supabaseUrl(env), env.PUBLIC_SUPABASE_PUBLISHABLE_KEY),
        async killBuilder() {
          builder.process.kill("SIGKILL");
          await builder.ended;
        },
        async startBuilder() {
          builder = await startBuilder(env, builderPort, () => undefined);
        },
        async stopDatabase() {
          await database.stop();
        },
        async startDatabase() {
          database = await startDatabase(env);
        },
      });
      await edge.stop();
      await builder.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.site),
  /** A page on which the administrator is signed in; the account is made when there is none yet. */
  administrator: async ({ stack, page }, use) => {
    await ensureAdministrator(stack);
    await page.goto("/admin/login");
    await page.getByLabel("E-mail").fill(ADMINISTRATOR.email);
    await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
    await page.getByRole("button", { name: "Sign In" }).click();
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

/** What the live site says about itself. */
export async function liveRevision(stack: Stack): Promise<number> {
  const answer = await fetch(`${stack.site}/build.json`, { cache: "no-store" });
  return ((await answer.json()) as { revision: number }).revision;
}
