/**
 * One build per process, because modules keep the content that they have read. Started by the builder, it loads everything
 * and waits for a message that says which deploy to build. `npm run build` builds at once and leaves the site in dist/ for a
 * host; with --queued it builds the queued deploy and reports the result.
 */
import { join } from "node:path";
import { connect } from "#db/client.ts";
import { claimDeploy, requeueInterruptedDeploys, type Deploy } from "#db/deploys.ts";
import { presentBundle } from "./build/bundle.ts";
import { CheckFailed } from "./build/checks.ts";
import { exportRelease } from "./build/release.ts";
import { loadRenderer } from "./build/render.ts";
import { buildSite, type BuildResult } from "./build/site.ts";
import { codeVersion, openWorkspace } from "./build/workspace.ts";
import { settleDeploy, type DeployOutcome } from "./lib/deploy-queue.ts";
import { DISK_FULL, saysDiskFull } from "./lib/disk-full.ts";
import { loadEnvironment, PROJECT_ROOT } from "./lib/environment.ts";
import { childEnvironment, supabaseUrl } from "./lib/stack.ts";

export type BuildOrder = { build: { deploy: number | null; acceptPageDrop: boolean } };
export type BuildOutcome = { built: BuildResult } | Extract<DeployOutcome, { failed: unknown }>;
export type BuildReport = { progress: { done: number; total: number } } | { warning: string } | BuildOutcome;

const env = loadEnvironment();
Object.assign(process.env, childEnvironment(env));

async function run(order: BuildOrder["build"], report: (report: BuildReport) => void): Promise<BuildOutcome> {
  try {
    const built = await buildSite({
      dataDir: env.PLANTROOM_DATA,
      supabaseUrl: supabaseUrl(env),
      publishableKey: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
      deploy: order.deploy,
      acceptPageDrop: order.acceptPageDrop,
      onProgress: (done, total) => report({ progress: { done, total } }),
      warn: (warning) => report({ warning }),
    });
    return { built };
  } catch (error) {
    console.error(error);
    const reason = error instanceof Error ? error.message : String(error);
    const message = saysDiskFull(reason) ? DISK_FULL : reason;
    return { failed: { message, code: error instanceof CheckFailed ? error.code : null } };
  }
}

async function runByHand(deploy: Deploy | null): Promise<BuildOutcome> {
  const acceptPageDrop = deploy?.accept_page_drop ?? process.argv.includes("--accept-page-drop");
  const outcome = await run({ deploy: deploy?.id ?? null, acceptPageDrop }, (report) => {
    if ("warning" in report) console.warn(report.warning);
  });
  if ("built" in outcome) {
    const { release, pages, revision, rendered } = outcome.built;
    exportRelease(release, join(PROJECT_ROOT, "dist"));
    console.log(`Built ${pages} pages at content revision ${revision} (${rendered} files rendered) into dist/.`);
  }
  return outcome;
}

/** For a host that builds when its deploy hook is called: takes the queued deploy and reports the result to it. */
async function runQueued(): Promise<BuildOutcome> {
  const database = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
  // Such a host runs one build at a time: a deploy that is still 'building' was interrupted.
  await requeueInterruptedDeploys(database);
  const deploy = await claimDeploy(database);
  const outcome = await runByHand(deploy);
  if (deploy) await settleDeploy(database, deploy, outcome, console.log);
  return outcome;
}

/** Loads the page renderer before the order comes, if an earlier build has made it from the same code. */
async function warmUp(): Promise<void> {
  const bundle = presentBundle(openWorkspace(env.PLANTROOM_DATA), codeVersion());
  if (bundle) await loadRenderer(bundle);
}

if (process.send) {
  const send = (report: BuildReport): Promise<void> =>
    new Promise((resolve) => (process.connected ? process.send?.(report, () => resolve()) : resolve()));
  process.on("disconnect", () => process.exit(0));
  process.once("message", (order: BuildOrder) => {
    void run(order.build, (report) => void send(report))
      .then(send)
      .then(() => process.exit(0));
  });
  // The build will report what cannot be loaded.
  await warmUp().catch(() => undefined);
} else {
  const outcome = await (process.argv.includes("--queued") ? runQueued() : runByHand(null));
  // Idle connections and workers would keep this process alive for minutes.
  process.exit("built" in outcome ? 0 : 1);
}
