/**
 * The build process. The builder starts it (queue/build-process.ts) and sends it one build request after another. It keeps
 * what it has read and rendered, so that each build costs what has changed since the one before; after a failure it ends, and
 * the next process trusts only files.
 */
import { loadEnvironment } from "../../stack/environment.ts";
import type { BuildMessage, BuildReport } from "../queue/build-process.ts";
import { builderOf } from "./build-from-environment.ts";

/** Wait before tidying: builds follow one another while an office is busy, and tidying takes as long as one of them. */
const TIDY_AFTER_MS = 2000;

const builder = builderOf(loadEnvironment());
const send = (report: BuildReport): Promise<void> =>
  new Promise((resolve) => (process.connected ? process.send?.(report, () => resolve()) : resolve()));

let requests = 0;
let tidying: NodeJS.Timeout | null = null;

async function tidy(): Promise<void> {
  tidying = null;
  await builder.tidy();
}

/** A build must end at once; only finished ones are still tidied up after. */
function end(): void {
  if (tidying) clearTimeout(tidying);
  void (tidying ? tidy() : Promise.resolve()).finally(() => process.exit(0));
}
process.on("disconnect", end);
process.on("SIGTERM", end);

/** The builder sends the next request after the outcome of the last. */
process.on("message", ({ build }: BuildMessage) => {
  const request = (requests += 1);
  if (tidying) clearTimeout(tidying);
  tidying = null;
  void builder
    .run(build, (report) => void send(report))
    .then(async (outcome) => {
      await send(outcome);
      if ("failed" in outcome) process.exit(0);
      await builder.prepareNext();
      // Another request may have arrived in the meantime.
      if (request === requests) tidying = setTimeout(() => void tidy(), TIDY_AFTER_MS);
    });
});

// The build will report what cannot be loaded.
await builder.warmUp().catch(() => undefined);
