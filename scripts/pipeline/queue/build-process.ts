import type { BuildResult } from "../build/last-build.ts";
import type { BuildRequest } from "../build/site-builder.ts";
import { startScript, type Child } from "../../stack/processes.ts";
import type { DeployOutcome } from "./deploy-queue.ts";

/** What the builder sends to the build process (build/process.ts), and what that answers. */
export type BuildMessage = { build: BuildRequest };
export type BuildOutcome = { built: BuildResult } | Extract<DeployOutcome, { failed: unknown }>;
export type BuildReport = { progress: { done: number; total: number; file: string | null } } | BuildOutcome;

/** Its builder has ten. A process that is stuck in its own code does not hear that it is to end, and would go on without a builder. */
const ENDING_SECONDS = 5;

/** Starts a build process, which waits for requests. */
export function startBuildProcess(env: Record<string, string>, onLine?: (line: string) => void): Child {
  return startScript("pipeline/build/process.ts", {
    env,
    endingSeconds: ENDING_SECONDS,
    ...(onLine ? { onLine } : {}),
  });
}

type Options = {
  /** Builds may hang: the process is killed after this time. */
  limitMinutes: number;
  onProgress: (done: number, total: number) => void;
};

/**
 * Asks a waiting build process for a build and waits for the outcome. A process that takes longer than the limit is killed,
 * and the outcome says what it was working on. After a failure the process ends.
 */
export async function requestBuild(
  child: Child,
  request: BuildRequest,
  { limitMinutes, onProgress }: Options,
): Promise<BuildOutcome> {
  let file: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let listener: (report: BuildReport) => void = () => undefined;
  const outcome = new Promise<BuildOutcome>((resolve) => {
    const fail = (message: string): void => resolve({ failed: { message, code: null } });
    listener = (report) => {
      if (!("progress" in report)) return resolve(report);
      ({ file } = report.progress);
      onProgress(report.progress.done, report.progress.total);
    };
    child.process.on("message", listener);
    timer = setTimeout(() => {
      // SIGTERM would not end a process that is stuck in its own code.
      child.process.kill("SIGKILL");
      const at = file === null ? "" : ` It was last working on /${file.replace(/\.html$/, "")}.`;
      fail(`The build took longer than ${limitMinutes} minutes and was stopped.${at}`);
    }, limitMinutes * 60_000);
    void child.ended.then((code) => fail(`The build process ended unexpectedly (code ${String(code)}).`));
  });
  // If the request cannot be delivered the process has ended, which is handled above.
  child.process.send?.({ build: request } satisfies BuildMessage, () => undefined);
  const result = await outcome;
  clearTimeout(timer);
  child.process.off("message", listener);
  if ("failed" in result) await child.stop();
  return result;
}
