/*
 * The only module that uses a part of Wrangler that it calls unstable. tests/unit/edge/wrangler.test.ts fails if an update changes
 * it. Wrangler replaces globals of the process that loads it and takes a second of processor time for that, so it is loaded when
 * it is first needed.
 */
import type { Request, Response } from "miniflare";
import type { unstable_generateASSETSBinding } from "wrangler";

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
