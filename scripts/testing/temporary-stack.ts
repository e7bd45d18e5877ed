import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { temporaryEnvironment, type Environment } from "../stack/environment.ts";
import { freePort, type Child } from "../stack/processes.ts";
import { localHookUrl, startBuilder, startDatabase, startEdge } from "../stack/stack.ts";
import { copyCachedDatabase } from "./database-cache.ts";
import { CACHE_FOLDER, withStackCache } from "./stack-cache.ts";
import { bringUpToDate } from "../pipeline/queue/up-to-date.ts";

export type TemporaryStack = {
  env: Environment;
  database: Child;
  builder: Child;
  edge: Child;
  hookUrl: string;
  /** Ends the builder as a crash would, with SIGKILL. */
  killBuilder(): Promise<void>;
  /** Starts another builder at the same address after the first was killed. */
  restartBuilder(): Promise<void>;
  restartDatabase(): Promise<void>;
  restartEdge(): Promise<void>;
  stop(): Promise<void>;
};

const quiet = (): void => undefined;

/** Starts the builder of a stack and runs its first build. */
const startFirstBuild = (env: Environment, builderPort: number): Promise<Child> =>
  withStackCache(env, async () => {
    const builder = await startBuilder(env, builderPort, quiet);
    await bringUpToDate(env, localHookUrl(env, builderPort));
    return builder;
  });

/** The first port that temporary stacks try. With different ones two checkouts can run their tests at the same time. */
export const FIRST_PORT = Number(process.env["TEST_PORT"] ?? 14_321);

/**
 * Starts a complete Plantroom in a temporary folder with its own ports and keys: seeded, built and served. Stacks that start
 * at the same time need different lanes (0, 1, 2 …), or two of them could find the same port free. With "nothing" it is an
 * installation in which nothing has been entered yet.
 */
export async function startTemporaryStack(lane = 0, content: "seed" | "nothing" = "seed"): Promise<TemporaryStack> {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-stack-"));
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const env = temporaryEnvironment(folder, {
    site: await freePort(FIRST_PORT + lane * 100),
    supabase: await freePort(FIRST_PORT + 30 + lane * 100),
  });
  const builderPort = await freePort(FIRST_PORT + 60 + lane * 100);
  await copyCachedDatabase(folder, env.SUPABASE_PORT, content);
  const database = await startDatabase(env);
  const builder = await startFirstBuild(env, builderPort);
  const startWebServer = (): Promise<Child> => startEdge(env, localHookUrl(env, builderPort), quiet);
  const edge = await startWebServer();
  const stack: TemporaryStack = {
    env,
    database,
    builder,
    edge,
    hookUrl: localHookUrl(env, builderPort),
    async killBuilder() {
      stack.builder.process.kill("SIGKILL");
      await stack.builder.ended;
    },
    async restartBuilder() {
      stack.builder = await startBuilder(env, builderPort, quiet);
    },
    async restartDatabase() {
      stack.database = await startDatabase(env);
    },
    async restartEdge() {
      stack.edge = await startWebServer();
    },
    async stop() {
      for (const child of [stack.edge, stack.builder, stack.database]) await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return stack;
}
