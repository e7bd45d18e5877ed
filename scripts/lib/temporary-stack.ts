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

/** A whole Plantroom in a throw-away folder with ports and keys of its own, seeded, built and served. */
export async function startTemporaryStack(log: (line: string) => void = () => undefined): Promise<TemporaryStack> {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-stack-"));
  const env = temporaryEnvironment(folder, { site: await freePort(14_321), supabase: await freePort(15_321) });
  const builderPort = await freePort(16_321);
  const database = await startDatabase(env);
  const builder = await startBuilder(env, builderPort, log);
  await bringUpToDate(env, builderPort);
  const edge = await startEdge(env, localHookUrl(env, builderPort), () => undefined);
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
      stack.builder = await startBuilder(env, builderPort, log);
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
