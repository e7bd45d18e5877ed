/**
 * Builds the site. Started by the builder, it loads everything and takes one order after another, each of which costs what
 * has changed since the one before; after a failure it ends, and the next process trusts only files. `npm run build` builds
 * once and leaves the site in dist/ for a host; with --queued it builds the queued deploy and reports the result.
 */
import { join } from "node:path";
import { connect } from "#db/client.ts";
import {
  claimDeploy,
  getOlderRelease,
  reportReleases,
  requeueInterruptedDeploys,
  type Deploy,
} from "#db/publishing/deploys.ts";
import { failureReason } from "#db/errors.ts";
import { problemText } from "#domain/publishing/deploy-problems.ts";
import { presentBundle } from "./pipeline/code/bundle.ts";
import { CheckFailed } from "./pipeline/release/checks.ts";
import { codeVersion } from "./pipeline/code/code-version.ts";
import { releasesIn } from "./pipeline/queue/kept-releases.ts";
import type { BuildResult } from "./pipeline/build/last-build.ts";
import { exportRelease, makeLive } from "./pipeline/release/release.ts";
import { loadRenderer } from "./pipeline/render/render.ts";
import { siteBuilder, type BuildOrder } from "./pipeline/build/site-builder.ts";
import { openWorkspace } from "./pipeline/content/workspace.ts";
import { prepareHostFunctions, ROUTES } from "./edge/functions-worker.ts";
import { goingLive } from "./pipeline/hosting/going-live.ts";
import { writeAtomically } from "./files/atomic-write.ts";
import type { BuildMessage, BuildOutcome, BuildReport } from "./pipeline/queue/build-messages.ts";
import { carryOut, settleDeploy, type DeployOutcome } from "./pipeline/queue/deploy-queue.ts";
import { DISK_FULL, isDiskFull } from "./files/disk-full.ts";
import { loadEnvironment, PROJECT_ROOT } from "./stack/environment.ts";
import { orderedBuild } from "./pipeline/queue/ordered-build.ts";
import { startScript } from "./stack/processes.ts";
import { childEnvironment, isHosted, supabaseUrl } from "./stack/stack.ts";
import { removeUnusedMedia } from "./files/unused-media.ts";

const env = loadEnvironment();
Object.assign(process.env, childEnvironment(env));

const builder = siteBuilder({
  dataDir: env.PLANTROOM_DATA,
  supabaseUrl: supabaseUrl(env),
  publishableKey: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  secretKey: env.SUPABASE_SECRET_KEY || null,
  serviceWorker: env.SERVICE_WORKER === "on",
  drawDatasheets: env.DATASHEETS === "files",
  indexNowKey: env.INDEXNOW_KEY ?? null,
  goLive: goingLive(env),
  // A host takes as long for a few pages as for all that has changed.
  pagesFirst: !isHosted(env),
});

async function run(order: BuildOrder, report: (report: BuildReport) => void): Promise<BuildOutcome> {
  try {
    return { built: await builder.build(order, (done, total, file) => report({ progress: { done, total, file } })) };
  } catch (error) {
    console.error(error);
    const message = isDiskFull(error) ? DISK_FULL : failureReason(error);
    return { failed: { message, code: error instanceof CheckFailed ? error.code : null } };
  }
}

/** Puts a release into the folder from which a host takes it, with the list of addresses that functions answer. */
async function exportForHost(release: string): Promise<void> {
  const folder = join(PROJECT_ROOT, "dist");
  exportRelease(release, folder);
  const { files } = await prepareHostFunctions(env.PLANTROOM_DATA, release);
  writeAtomically(join(folder, ROUTES), files[ROUTES] ?? "");
}

async function leaveForHost({ release, pages, revision, rendered }: BuildResult): Promise<void> {
  await exportForHost(release);
  console.log(`Built ${pages} pages at content revision ${revision} (${rendered} files rendered) into dist/.`);
}

async function runByHand(): Promise<BuildOutcome> {
  const acceptPageDrop = process.argv.includes("--accept-page-drop");
  const outcome = await run({ deploy: null, acceptPageDrop }, () => undefined);
  if ("built" in outcome) {
    for (const problem of outcome.built.problems) console.warn(problemText(problem));
    await leaveForHost(outcome.built);
    await builder.prepareNext();
    await builder.tidy();
  }
  return outcome;
}

/** For a host that builds when its deploy hook is called: takes the queued deploy and reports the result to it. */
async function runQueued(): Promise<DeployOutcome> {
  const database = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
  // Such a host runs one build at a time: a deploy that is still 'building' was interrupted.
  await requeueInterruptedDeploys(database);
  await removeUnusedMedia(database, console.log);
  const deploy = await claimDeploy(database);
  const releases = releasesIn(env.PLANTROOM_DATA, async (release) => {
    makeLive(env.PLANTROOM_DATA, release);
    await exportForHost(release);
  });
  // A host that starts with an empty folder each time will not find this build's release again.
  const keeps = releases.kept().length > 0;
  if (!deploy) {
    const older = await getOlderRelease(database);
    // The host builds for another reason, such as new code: that does not undo what an administrator decided.
    return older !== null && releases.kept().includes(older) ? releases.show(older) : runByHand();
  }
  const outcome = await carryOut(deploy, buildForHost, releases);
  await settleDeploy(database, deploy, outcome, console.log);
  await reportReleases(database, keeps ? releases.kept() : []);
  return outcome;
}

async function buildForHost(deploy: Deploy): Promise<BuildOutcome> {
  const child = startScript("build.ts", { env: childEnvironment(env), onLine: (line) => console.log(line) });
  const outcome = await orderedBuild(
    child,
    { deploy: deploy.id, acceptPageDrop: deploy.accept_page_drop },
    { limitMinutes: env.BUILD_MINUTES, onProgress: () => undefined },
  );
  await child.stop();
  if ("built" in outcome) await leaveForHost(outcome.built);
  return outcome;
}

/** Loads the page renderer before the order comes, if an earlier build has made it from the same code. */
async function warmUp(): Promise<void> {
  const bundle = presentBundle(openWorkspace(env.PLANTROOM_DATA), codeVersion());
  if (bundle) await loadRenderer(bundle);
}

/** Wait before tidying: builds follow one another while an office is busy, and tidying takes as long as one of them. */
const TIDY_AFTER_MS = 2000;

/** Carries out the orders of the parent process, one at a time: it sends the next one after the outcome of the last. */
function takeOrders(): void {
  const send = (report: BuildReport): Promise<void> =>
    new Promise((resolve) => (process.connected ? process.send?.(report, () => resolve()) : resolve()));
  let orders = 0;
  let tidying: NodeJS.Timeout | null = null;
  const tidy = async (): Promise<void> => {
    tidying = null;
    await builder.tidy();
  };
  const end = (): void => {
    // A build must end at once; only finished ones are still tidied up after.
    if (tidying) clearTimeout(tidying);
    void (tidying ? tidy() : Promise.resolve()).finally(() => process.exit(0));
  };
  process.on("disconnect", end);
  process.on("SIGTERM", end);
  process.on("message", ({ build }: BuildMessage) => {
    const order = (orders += 1);
    if (tidying) clearTimeout(tidying);
    tidying = null;
    void run(build, (report) => void send(report)).then(async (outcome) => {
      await send(outcome);
      if ("failed" in outcome) process.exit(0);
      await builder.prepareNext();
      // Another order may have arrived in the meantime.
      if (order === orders) tidying = setTimeout(() => void tidy(), TIDY_AFTER_MS);
    });
  });
}

if (process.send) {
  takeOrders();
  // The build will report what cannot be loaded.
  await warmUp().catch(() => undefined);
} else {
  const outcome = await (process.argv.includes("--queued") ? runQueued() : runByHand());
  // Idle connections and workers would keep this process alive for minutes.
  process.exit("failed" in outcome ? 1 : 0);
}
