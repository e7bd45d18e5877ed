import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claimSetup } from "#db/accounts/accounts.ts";
import { temporaryEnvironment } from "../../scripts/stack/environment.ts";
import { freePort } from "../../scripts/stack/processes.ts";
import { startDatabase, supabaseUrl } from "../../scripts/stack/stack.ts";
import { copyCachedDatabase } from "../../scripts/testing/database-cache.ts";
import { supabaseClient, type SupabaseAndClient } from "./supabase-client.ts";

export type Stack = { url: string; publishableKey: string; secretKey: string; jwtSecret: string; setupToken: string };
export type Account = { id: string; email: string; password: string; token: string };

/**
 * An empty, migrated stack in a temporary folder, with its own port: on the PostgreSQL database at `databaseUrl`, else on an
 * embedded one.
 */
export async function startStack(databaseUrl?: string): Promise<{ stack: Stack; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-tests-"));
  // Several stacks may look for a free port at the same time: each starts at a random one.
  const port = await freePort(20_000 + Math.floor(Math.random() * 10_000));
  const env = { ...temporaryEnvironment(folder, { site: port + 1, supabase: port }), DATABASE_URL: databaseUrl };
  if (!databaseUrl) await copyCachedDatabase(folder, port, "nothing");
  const child = await startDatabase(env, { seed: "off" });
  return {
    stack: {
      url: supabaseUrl(env),
      publishableKey: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
      secretKey: env.SUPABASE_SECRET_KEY,
      jwtSecret: env.SUPABASE_JWT_SECRET,
      setupToken: env.SETUP_TOKEN,
    },
    async stop() {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an account as the setup page does. */
export async function signUp({ url, publishableKey }: Stack, email: string): Promise<Account> {
  // Never refused as a common password: it has seven letters besides the random part.
  const password = `Chiller-${crypto.randomUUID()}`;
  const { data, error } = await supabaseClient(url, publishableKey).auth.signUp({ email, password });
  if (error) throw error;
  if (!data.user || !data.session) throw new Error(`Signing up ${email} gave no session.`);
  return { id: data.user.id, email, password, token: data.session.access_token };
}

/** Creates the account that becomes the first administrator by the set-up link. */
export async function signUpOwner(stack: Stack, email: string): Promise<Account> {
  const account = await signUp(stack, email);
  if (!(await claimSetup(clientOf(stack, account), stack.setupToken)))
    throw new Error("There is an administrator already.");
  return account;
}

export const publicClient = (stack: Stack): SupabaseAndClient => supabaseClient(stack.url, stack.publishableKey);
export const secretClient = (stack: Stack): SupabaseAndClient => supabaseClient(stack.url, stack.secretKey);
export const clientOf = (stack: Stack, account: Account): SupabaseAndClient =>
  supabaseClient(stack.url, stack.publishableKey, { accessToken: account.token });
