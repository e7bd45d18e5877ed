import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sourceVersion } from "../build/workspace.ts";
import { lockWhenFree } from "./data-lock.ts";
import { PROJECT_ROOT, temporaryEnvironment, type Environment } from "./environment.ts";
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

/** What the first temporary stack of this code has made of the seed's pictures, for those after it. */
const STOCK = join(PROJECT_ROOT, "node_modules", ".cache", "plantroom");
/** Folders of a build whose files are named by what they are made of. */
const STOCKED = ["media", "pictures", "downloads", "worker"];

const stockOfThisCode = (): string => join(STOCK, "stocks", sourceVersion());

/** Copies what is in stock to where the builds of a new data folder find it; false where there is nothing in stock. */
export function takeStock(dataDir: string): boolean {
  const stock = stockOfThisCode();
  if (!existsSync(stock)) return false;
  cpSync(stock, join(dataDir, "build"), { recursive: true });
  return true;
}

/**
 * Runs the first build of a stack with what an earlier stack of this code has in stock, or lays that in: pictures in their
 * sizes and the downloads take most of a first build's time. One stack at a time while there is nothing in stock.
 */
async function withStock(dataDir: string, build: () => Promise<void>): Promise<void> {
  mkdirSync(STOCK, { recursive: true });
  const unlock = await lockWhenFree(STOCK);
  try {
    if (!takeStock(dataDir)) {
      const stock = stockOfThisCode();
      const stocks = dirname(stock);
      await build();
      rmSync(stocks, { recursive: true, force: true });
      const part = join(stocks, "part");
      for (const name of STOCKED) cpSync(join(dataDir, "build", name), join(part, name), { recursive: true });
      renameSync(part, stock);
      return;
    }
  } finally {
    unlock();
  }
  await build();
}

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
  await withStock(folder, () => bringUpToDate(env, builderPort));
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
