import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT, temporaryEnvironment, type Environment } from "../../../scripts/stack/environment.ts";
import { freePort, type Child } from "../../../scripts/stack/processes.ts";
import { startDatabase, supabaseUrl } from "../../../scripts/stack/stack.ts";
import { copyCachedDatabase, copyEmptyDatabase } from "../../../scripts/testing/database-cache.ts";
import { supabaseClient, type SupabaseAndClient } from "./supabase-client.ts";

export type LoneDatabase = {
  env: Environment;
  folder: string;
  /** The process of the database, after `start`. */
  child: Child;
  /** A client with the secret key, with the public key, or with the token of an account. */
  secret: SupabaseAndClient;
  visitor: SupabaseAndClient;
  signedIn(token: string): SupabaseAndClient;
  /** Starts the process; `preload` is a module of tests/support/processes that is loaded into it first, with these variables. */
  start(
    preload?: string,
    variables?: Record<string, string>,
    options?: Parameters<typeof startDatabase>[1],
  ): Promise<void>;
  /** Stops the process and deletes the folder. */
  remove(): Promise<void>;
};

/** Only the backend process of a stack, in a temporary folder with the seeded database unless `empty`. */
export async function loneDatabase({ empty = false } = {}): Promise<LoneDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-lone-"));
  const supabase = await freePort(20_000 + Math.floor(Math.random() * 10_000));
  const env = temporaryEnvironment(folder, { site: supabase + 1, supabase });
  await (empty ? copyEmptyDatabase(folder) : copyCachedDatabase(folder, supabase));
  const url = supabaseUrl(env);
  const lone: LoneDatabase = {
    env,
    folder,
    child: undefined as unknown as Child,
    secret: supabaseClient(url, env.SUPABASE_SECRET_KEY),
    visitor: supabaseClient(url, env.PUBLIC_SUPABASE_PUBLISHABLE_KEY),
    signedIn: (token) => supabaseClient(url, env.PUBLIC_SUPABASE_PUBLISHABLE_KEY, { accessToken: token }),
    async start(preload, variables = {}, options = {}) {
      const before = { ...process.env };
      // The process inherits the environment of this one.
      if (preload) process.env["NODE_OPTIONS"] = `--import=${join(PROJECT_ROOT, "tests/support/processes", preload)}`;
      Object.assign(process.env, variables);
      const starting = startDatabase(env, options);
      process.env = before;
      lone.child = await starting;
    },
    async remove() {
      await lone.child?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return lone;
}
