import type { BuildOrder } from "../build/site-builder.ts";
import type { BuildMessage, BuildOutcome, BuildReport } from "./build-messages.ts";
import type { Child } from "../../stack/processes.ts";

type Options = {
  /** Builds may hang: the process is killed after this time. */
  limitMinutes: number;
  onProgress: (done: number, total: number) => void;
};

/**
 * Gives a waiting build process (scripts/build.ts) an order and waits for the outcome. A process that takes longer than the
 * limit is killed, and the outcome says what it was working on. After a failure the process ends.
 */
export async function orderedBuild(
  child: Child,
  order: BuildOrder,
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
  // If the order cannot be delivered the process has ended, which is handled above.
  child.process.send?.({ build: order } satisfies BuildMessage, () => undefined);
  const result = await outcome;
  clearTimeout(timer);
  child.process.off("message", listener);
  if ("failed" in result) await child.stop();
  return result;
}
