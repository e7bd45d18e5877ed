import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { temporaryEnvironment, type Environment } from "./environment.ts";
import { freePort, type Child } from "./processes.ts";
import { localHookUrl, startBuilder, startDatabase, startEdge } from "./stack.ts";
import { bringUpToDate } from "./up-to-date.ts";

export type TemporaryStack = {
  env: Environment;
  database: Child;
  builder: Child;
  edge: Child;
  hookUrl: string;
  /** Ends the builder as a crash would, without a word. */
  killBuilder(): Promise<void>;
  /** Starts a new builder at the address of the first; for after it was killed. */
  restartBuilder(): Promise<void>;
  restartDatabase(): Promise<void>;
  stop(): Promise<void>;
};

const quiet = (): void => undefined;

/**
 * A whole Plantroom in a throw-away folder with ports and keys of its own, seeded, built and served. Stacks that start at
 * the same time take different lanes (0, 1, 2 …), so that they do not find the same port free.
 */
export async function startTemporaryStack(lane = 0): Promise<TemporaryStack> {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-stack-"));
  const env = temporaryEnvironment(folder, {
    site: await freePort(14_321 + lane * 200),
    supabase: await freePort(15_321 + lane * 200),
  });
  const builderPort = await freePort(16_321 + lane * 200);
  const database = await startDatabase(env);
  const builder = await startBuilder(env, builderPort, quiet);
  await bringUpToDate(env, builderPort);
  const edge = await startEdge(env, localHookUrl(env, builderPort), quiet);
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
    async stop() {
      for (const child of [stack.edge, stack.builder, stack.database]) await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return stack;
}
