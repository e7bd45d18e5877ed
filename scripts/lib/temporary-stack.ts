import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** What earlier temporary stacks have made of the seed's pictures and documents, for those after them. */
const STOCK_FOLDER = join(PROJECT_ROOT, "node_modules", ".cache", "plantroom");
const STOCK = join(STOCK_FOLDER, "stock");
/** Folders of a build whose files are named by what they were made of and how, so that no version of the code finds a stale one. */
const STOCKED = ["media", "pictures", "downloads", "worker"];

/** Copies what is in stock to where the builds of a new data folder find it; false where there is nothing in stock. */
export function takeStock(dataDir: string): boolean {
  if (!existsSync(STOCK)) return false;
  cpSync(STOCK, join(dataDir, "build"), { recursive: true });
  return true;
}

/** Replaces the stock with what a build of this data folder has made. */
function layInStock(dataDir: string): void {
  const part = join(STOCK_FOLDER, `stock-${process.pid}`);
  for (const name of STOCKED) cpSync(join(dataDir, "build", name), join(part, name), { recursive: true });
  rmSync(STOCK, { recursive: true, force: true });
  renameSync(part, STOCK);
}

const madeIn = (build: string): number =>
  STOCKED.reduce((count, name) => count + readdirSync(join(build, name), { recursive: true }).length, 0);

/**
 * Runs the first build of a stack with what earlier stacks have in stock: pictures in their sizes and the downloads take
 * most of a first build's time. One stack at a time while there is nothing in stock; what a build adds to it is kept.
 */
async function withStock(dataDir: string, build: () => Promise<void>): Promise<void> {
  mkdirSync(STOCK_FOLDER, { recursive: true });
  let unlock = await lockWhenFree(STOCK_FOLDER);
  try {
    if (!takeStock(dataDir)) {
      await build();
      layInStock(dataDir);
      return;
    }
  } finally {
    unlock();
  }
  await build();
  unlock = await lockWhenFree(STOCK_FOLDER);
  try {
    if (madeIn(join(dataDir, "build")) > madeIn(STOCK)) layInStock(dataDir);
  } finally {
    unlock();
  }
}

/** The first port that temporary stacks try; another one lets two checkouts run their tests beside each other. */
const FIRST_PORT = Number(process.env["TEST_PORT"] ?? 14_321);

/**
 * A whole Plantroom in a throw-away folder with ports and keys of its own, seeded, built and served. Stacks that start at
 * the same time take different lanes (0, 1, 2 …), so that they do not find the same port free.
 */
export async function startTemporaryStack(lane = 0): Promise<TemporaryStack> {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-stack-"));
  const env = temporaryEnvironment(folder, {
    site: await freePort(FIRST_PORT + lane * 100),
    supabase: await freePort(FIRST_PORT + 30 + lane * 100),
  });
  const builderPort = await freePort(FIRST_PORT + 60 + lane * 100);
  const database = await startDatabase(env);
  const builder = await startBuilder(env, builderPort, quiet);
  await withStock(folder, () => bringUpToDate(env, localHookUrl(env, builderPort)));
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
