import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claimSetup, grantRole } from "#db/accounts/accounts.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { temporaryEnvironment } from "../../../scripts/stack/environment.ts";
import { freePort } from "../../../scripts/stack/processes.ts";
import { startDatabase, supabaseUrl } from "../../../scripts/stack/stack.ts";
import { copyCachedDatabase } from "../../../scripts/testing/database-cache.ts";
import { supabaseClient, type SupabaseAndClient } from "./supabase-client.ts";

export type Stack = { url: string; publishableKey: string; secretKey: string; jwtSecret: string; setupToken: string };
export type Account = { id: string; email: string; password: string; token: string; refreshToken: string };

/**
 * An empty, migrated stack in a temporary folder, with its own port: on the PostgreSQL database at `databaseUrl`, else on an
 * embedded one.
 */
export async function startStack(databaseUrl?: string): Promise<{ stack: Stack; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-tests-"));
  // Several stacks may look for a free port at the same time: each starts at a random one.
  const port = await freePort(20_000 + Math.floor(Math.random() * 10_000));
  const env = {
    ...temporaryEnvironment(folder, { site: port + 1, supabase: port }),
    // As behind a reverse proxy, so that tests can come from several addresses.
    SITE_URL: `http://plantroom.test:${port + 1}`,
    DATABASE_URL: databaseUrl,
  };
  if (!databaseUrl) await copyCachedDatabase(folder, port, "nothing");
  const child = await startDatabase(env, { seed: "off" });
  let isStopping = false;
  void child.ended.then((code) => {
    if (!isStopping) console.error(`The database of the tests ended by itself, with code ${String(code)}.`);
  });
  return {
    stack: {
      url: supabaseUrl(env),
      publishableKey: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
      secretKey: env.SUPABASE_SECRET_KEY,
      jwtSecret: env.SUPABASE_JWT_SECRET,
      setupToken: env.SETUP_TOKEN,
    },
    async stop() {
      isStopping = true;
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A fetch whose requests come from a network address, as a reverse proxy would pass them on. */
const fetchFrom =
  (address: string): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("x-forwarded-for", address);
    return fetch(input, { ...init, headers });
  };

/** Creates an account as the setup page does, and signs in: everybody from an address of their own. */
export async function signUp(stack: Stack, email: string): Promise<Account> {
  // Never refused as a common password: it has seven letters besides the random part.
  const password = `Chiller-${crypto.randomUUID()}`;
  const own = fetchFrom(`2001:db8:${crypto.randomUUID().slice(9, 13)}:${crypto.randomUUID().slice(0, 4)}::1`);
  const { error } = await supabaseClient(stack.url, stack.publishableKey, { fetch: own }).auth.signUp({
    email,
    password,
  });
  if (error) throw error;
  return signIn(stack, { email, password });
}

/** Signs in, as on another device. */
export async function signIn(
  { url, publishableKey }: Stack,
  { email, password }: Pick<Account, "email" | "password">,
): Promise<Account> {
  const { data, error } = await supabaseClient(url, publishableKey).auth.signInWithPassword({ email, password });
  if (error) throw error;
  const { user, session } = data;
  return { id: user.id, email, password, token: session.access_token, refreshToken: session.refresh_token };
}

/** Creates the account that becomes the first administrator by the set-up link. */
export async function signUpOwner(stack: Stack, email: string): Promise<Account> {
  const account = await signUp(stack, email);
  if (!(await claimSetup(clientOf(stack, account), stack.setupToken)))
    throw new Error("There is an administrator already.");
  return account;
}

/** Creates an account that an administrator has given a role. */
export async function signUpColleague(stack: Stack, role: Role, email: string): Promise<Account> {
  const account = await signUp(stack, email);
  await grantRole(secretClient(stack), account.id, role);
  return account;
}

export const publicClient = (stack: Stack): SupabaseAndClient => supabaseClient(stack.url, stack.publishableKey);
export const secretClient = (stack: Stack): SupabaseAndClient => supabaseClient(stack.url, stack.secretKey);
export const clientOf = (stack: Stack, account: Account): SupabaseAndClient =>
  supabaseClient(stack.url, stack.publishableKey, { accessToken: account.token });
