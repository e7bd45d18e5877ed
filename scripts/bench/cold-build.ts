import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openWorkspace } from "../pipeline/content/workspace.ts";
import { PROJECT_ROOT } from "../stack/environment.ts";
import { linkFiles } from "../files/link-files.ts";
import { childEnvironment } from "../stack/stack.ts";
import { CACHE_FOLDER } from "../testing/stack-cache.ts";
import type { TemporaryStack } from "../testing/temporary-stack.ts";
import { peakMemory } from "./processes.ts";

/** What the data folder of a cold build has: the pictures and documents, which earlier builds made. */
export const KEPT = ["media", "originals", "pictures", "downloads", "documents"] as const;

/** Milliseconds of a whole `npm run build`, and the memory of its process at its peak in MB. */
type Build = { time: number; memory: number | null };
export type ColdBuilds = { cold: Build; withBundle: Build };

/**
 * Runs `npm run build` twice for the content of a stack: in a data folder that has only pictures and documents, and in one that
 * has the bundle of the code besides.
 */
export async function measureColdBuilds({ env }: TemporaryStack): Promise<ColdBuilds> {
  const folder = mkdtempSync(join(env.PLANTROOM_DATA, "cold-"));
  const workspace = openWorkspace(env.PLANTROOM_DATA);
  const build = join(folder, "build");
  for (const name of KEPT) linkFiles(workspace[name], join(build, name));
  const run = () => buildOnce(childEnvironment(env, { PLANTROOM_DATA: folder, BACKUP_FOLDER: "" }));
  const dist = join(PROJECT_ROOT, "dist");
  const distBefore = join(CACHE_FOLDER, "dist-before-bench");
  if (existsSync(dist) && !existsSync(distBefore)) renameSync(dist, distBefore);
  try {
    const cold = await run();
    const kept: readonly string[] = [...KEPT, "bundles"];
    for (const name of readdirSync(build)) if (!kept.includes(name)) rmSync(join(build, name), { recursive: true });
    for (const name of ["live", "releases"]) rmSync(join(folder, name), { recursive: true });
    return { cold, withBundle: await run() };
  } finally {
    rmSync(dist, { recursive: true, force: true });
    if (existsSync(distBefore)) renameSync(distBefore, dist);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the script of `npm run build`, without an IPC channel: with one it would wait for orders. */
async function buildOnce(env: Record<string, string>): Promise<Build> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(PROJECT_ROOT, "scripts/build.ts")], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-4000)));
  let memory: number | null = null;
  const timer = setInterval(() => (memory = peakMemory(child.pid) ?? memory), 100);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  const time = performance.now() - started;
  clearInterval(timer);
  if (code !== 0) throw new Error(`The cold build failed: ${said}`);
  return { time, memory };
}
