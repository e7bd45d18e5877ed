/**
 * One build in a process of its own: repeated builds in one process would serve stale data. Started by the builder it
 * waits, with everything loaded, for the message that says which deploy to build; by hand (`npm run build`) it builds at
 * once and leaves the site in dist/ for a host that takes it from there.
 */
import { join } from "node:path";
import { buildSite, type BuildResult } from "./build/site.ts";
import { CheckFailed } from "./build/checks.ts";
import { exportRelease } from "./build/release.ts";
import { loadEnvironment, PROJECT_ROOT } from "./lib/environment.ts";
import { childEnvironment, supabaseUrl } from "./lib/stack.ts";

export type BuildOrder = { build: { deploy: number | null; acceptPageDrop: boolean } };
export type BuildOutcome = { built: BuildResult } | { failed: { message: string; code: string | null } };
export type BuildReport = { progress: { done: number; total: number } } | { warning: string } | BuildOutcome;

const env = loadEnvironment();
Object.assign(process.env, childEnvironment(env));

async function run(order: BuildOrder["build"], report: (report: BuildReport) => void): Promise<BuildResult> {
  return buildSite({
    dataDir: env.PLANTROOM_DATA,
    supabaseUrl: supabaseUrl(env),
    publishableKey: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    deploy: order.deploy,
    acceptPageDrop: order.acceptPageDrop,
    onProgress: (done, total) => report({ progress: { done, total } }),
    warn: (warning) => report({ warning }),
  });
}

if (process.send) {
  const send = (report: BuildReport): Promise<void> =>
    new Promise((resolve) => (process.connected ? process.send?.(report, () => resolve()) : resolve()));
  process.on("disconnect", () => process.exit(0));
  process.once("message", (order: BuildOrder) => {
    void run(order.build, (report) => void send(report))
      .then((built) => send({ built }))
      .catch((error: unknown) => {
        console.error(error);
        const message = error instanceof Error ? error.message : String(error);
        return send({ failed: { message, code: error instanceof CheckFailed ? error.code : null } });
      })
      .then(() => process.exit(0));
  });
} else {
  const result = await run({ deploy: null, acceptPageDrop: process.argv.includes("--accept-page-drop") }, (report) => {
    if ("warning" in report) console.warn(report.warning);
  });
  exportRelease(result.release, join(PROJECT_ROOT, "dist"));
  console.log(`Built ${result.pages} pages at content revision ${result.revision} (${result.rendered} rendered) into dist/.`);
  // Idle connections and workers would keep a host's build waiting for minutes.
  process.exit(0);
}
