/**
 * `npm run build`: builds the site once and leaves it in dist/ for a host. With --queued, for a host that builds when its
 * deploy hook is called, it builds the queued deploy and reports the result to it.
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
import { problemText } from "#domain/publishing/deploy-problems.ts";
import { prepareHostFunctions, ROUTES } from "./edge/functions-worker.ts";
import { writeAtomically } from "./files/atomic-write.ts";
import { removeUnusedMedia } from "./files/unused-media.ts";
import { builderOf } from "./pipeline/build/build-from-environment.ts";
import type { BuildResult } from "./pipeline/build/last-build.ts";
import { requestBuild, startBuildProcess, type BuildOutcome } from "./pipeline/queue/build-process.ts";
import { carryOut, publishDuePlans, settleDeploy, type DeployOutcome } from "./pipeline/queue/deploy-queue.ts";
import { releasesIn } from "./pipeline/queue/stored-releases.ts";
import { exportRelease, makeLive } from "./pipeline/release/release.ts";
import { loadEnvironment, PROJECT_ROOT } from "./stack/environment.ts";
import { childEnvironment, siteUrl, supabaseUrl } from "./stack/stack.ts";

const env = loadEnvironment();

/** Sitemap, links in mails and previews name the address of the site. */
if (!env.SITE_URL) console.warn(`SITE_URL is not set: the pages in dist/ will say that they are at ${siteUrl(env)}.`);

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

async function buildOnce(): Promise<BuildOutcome> {
  const builder = builderOf(env);
  const acceptPageDrop = process.argv.includes("--accept-page-drop");
  const outcome = await builder.run({ deploy: null, acceptPageDrop }, () => undefined);
  if ("built" in outcome) {
    for (const problem of outcome.built.problems) console.warn(problemText(problem));
    await leaveForHost(outcome.built);
    await builder.prepareNext();
    await builder.tidy();
  }
  return outcome;
}

async function buildQueued(): Promise<DeployOutcome> {
  const database = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
  // Such a host runs one build at a time: a deploy that is still 'building' was interrupted.
  await requeueInterruptedDeploys(database);
  await removeUnusedMedia(database, console.log);
  await publishDuePlans(database, console.log);
  const deploy = await claimDeploy(database);
  const releases = releasesIn(env.PLANTROOM_DATA, async (release) => {
    makeLive(env.PLANTROOM_DATA, release);
    await exportForHost(release);
  });
  // A host that starts with an empty folder each time will not find this build's release again.
  const keeps = releases.kept().length > 0;
  if (!deploy) {
    const older = await getOlderRelease(database);
    // The host builds for another reason, such as new code: that does not undo what a publisher decided.
    return older !== null && releases.kept().includes(older) ? releases.show(older) : buildOnce();
  }
  const outcome = await carryOut(deploy, buildDeploy, releases);
  await settleDeploy(database, deploy, outcome, console.log);
  await reportReleases(database, keeps ? releases.kept() : []);
  return outcome;
}

/** In a process of its own, so that a build that hangs can be ended. */
async function buildDeploy(deploy: Deploy): Promise<BuildOutcome> {
  const child = startBuildProcess(childEnvironment(env), (line) => console.log(line));
  const outcome = await requestBuild(
    child,
    { deploy: deploy.id, acceptPageDrop: deploy.accept_page_drop },
    { limitMinutes: env.BUILD_MINUTES, onProgress: () => undefined },
  );
  await child.stop();
  if ("built" in outcome) await leaveForHost(outcome.built);
  return outcome;
}

const outcome = await (process.argv.includes("--queued") ? buildQueued() : buildOnce());
// Idle connections and workers would keep this process alive for minutes.
process.exit("failed" in outcome ? 1 : 0);
