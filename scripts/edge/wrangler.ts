/*
 * The only module that uses the parts of Wrangler that it calls unstable. tests/unit/edge/wrangler.test.ts fails if an update
 * changes these parts. Wrangler replaces globals of the process that loads it and takes a second of processor time for that, so
 * it is loaded when it is first needed: a build, which only asks for the settings, never loads it.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Request, Response } from "miniflare";
import type { unstable_generateASSETSBinding, unstable_startWorker } from "wrangler";
import { PROJECT_ROOT } from "../stack/environment.ts";

/** Runs a program in Cloudflare's runtime. */
export async function startWorker(
  options: Parameters<typeof unstable_startWorker>[0],
): ReturnType<typeof unstable_startWorker> {
  const { unstable_startWorker: start } = await import("wrangler");
  return start(options);
}

/** Wrangler's logger is a class that it does not export; these are the methods that it calls here. */
const quiet = (): void => undefined;
const log = {
  debug: quiet,
  log: quiet,
  info: quiet,
  warn: console.warn,
  error: console.error,
} as unknown as Parameters<typeof unstable_generateASSETSBinding>[0]["log"];

/** Answers with the files of a folder as Cloudflare Pages does, with the redirects and headers it has now, until the signal. */
export async function folderAnswers(
  directory: string,
  signal: AbortSignal,
): Promise<(request: Request) => Promise<Response>> {
  const { unstable_generateASSETSBinding: answers } = await import("wrangler");
  return answers({ directory, log, signal });
}

/** The version of Cloudflare's runtime and the options of it that a wrangler.jsonc asks for. */
export async function compatibilityOf(settings: string): Promise<{ date?: string; flags: string[] }> {
  const read = `import { unstable_readConfig } from "wrangler";
    const { compatibility_date: date, compatibility_flags: flags } = unstable_readConfig({ config: process.argv[1] });
    process.stdout.write(JSON.stringify({ date, flags }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", read, settings], {
    cwd: PROJECT_ROOT,
  });
  return JSON.parse(stdout) as { date?: string; flags: string[] };
}
