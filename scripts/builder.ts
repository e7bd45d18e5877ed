/**
 * The builder, of `npm start` or next to a hosted project (`npm run builder`): answers the deploy hook at once and processes
 * the queue (table `deploys`), one build at a time. All requests that arrive during a build share the next one. At all other
 * addresses it shows previews.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "#db/client.ts";
import { reportDeploy, type Deploy } from "#db/publishing/deploys.ts";
import { setPreviewPlace } from "#db/publishing/previews.ts";
import { goingLive } from "./pipeline/hosting/going-live.ts";
import { healthOf } from "./pipeline/hosting/health.ts";
import { previewsOf } from "./pipeline/preview/previews.ts";
import { deployQueue } from "./pipeline/queue/deploy-queue.ts";
import { loadEnvironment } from "./stack/environment.ts";
import { requestBuild, startBuildProcess, type BuildOutcome } from "./pipeline/queue/build-process.ts";
import { releasesIn } from "./pipeline/queue/stored-releases.ts";
import { endWithParent, reportReady, type Child } from "./stack/processes.ts";
import { childEnvironment, isHosted, previewUrl, siteUrl, supabaseUrl } from "./stack/stack.ts";
import { removeUnusedMedia } from "./files/unused-media.ts";

/**
 * How often the queue is checked without a call of the hook: on one machine in case a call was lost, next to a hosted project
 * because the hook may not reach this machine at all.
 */
const POLL_MS = { local: 10_000, hosted: 2_000 };
const REPORT_EVERY_MS = 250;
const ANNOUNCE_AGAIN_MS = 30_000;
const FIRST_CLEAN_MS = 60_000;
const CLEAN_EVERY_MS = 6 * 60 * 60 * 1000;
const MAIL_EVERY_MS = 60 * 60 * 1000;
const MAIL_TIMEOUT_MS = 60_000;

const env = loadEnvironment();
// `npm start` serves what its builder makes. Any other builder must know where to upload it.
if (!process.send && !env.PAGES_PROJECT) {
  console.error(
    "PAGES_PROJECT is not set: this builder would take deploys from the queue and never upload what it builds. docs/operations.md lists the variables. On one machine, npm start builds by itself.",
  );
  process.exit(1);
}
const database = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
const log = (text: string): void => console.log(text);

/** The build process, which keeps the content and the pages' keys from one deploy to the next; null after a failure. */
let building: Child | null = null;
function startBuilding(): Child {
  const child = startBuildProcess(childEnvironment(env), (line) => log(`build: ${line}`));
  void child.ended.then(() => {
    if (building === child) building = null;
  });
  return child;
}

async function build(deploy: Deploy): Promise<BuildOutcome> {
  building ??= startBuilding();
  let reported = -Infinity;
  let reporting = Promise.resolve();
  const result = await requestBuild(
    building,
    { deploy: deploy.id, acceptPageDrop: deploy.accept_page_drop },
    {
      limitMinutes: env.BUILD_MINUTES,
      onProgress(done, total) {
        if (performance.now() - reported < REPORT_EVERY_MS) return;
        reported = performance.now();
        // A build must not fail because its progress could not be reported.
        reporting = reporting.then(() => reportDeploy(database, deploy.id, done, total)).catch(() => undefined);
      },
    },
  );
  await reporting;
  if ("failed" in result) building = ending ? null : startBuilding();
  return result;
}

let ending = false;
const queue = deployQueue(database, build, log, {
  releases: releasesIn(env.PLANTROOM_DATA, goingLive(env)),
  onFailure: askForMail,
});

/** Compares digests in constant time, so that the response time reveals nothing about the secret. */
function isHook(address: string | undefined): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(address ?? ""), digest(`/hook/${env.DEPLOY_HOOK_SECRET}`));
}

const health = healthOf(env);
async function tellHealth(response: ServerResponse): Promise<void> {
  const reached = await health();
  response.writeHead(reached.ok ? 200 : 503, { "content-type": "application/json" }).end(JSON.stringify(reached));
}

Object.assign(process.env, childEnvironment(env));
const previews = previewsOf(env, log);

const server = createServer((request, response) => {
  if (request.url === "/health") return void tellHealth(response);
  const known = request.method === "POST" && isHook(request.url);
  if (!known && previews) return previews.answer(request, response);
  response.writeHead(known ? 202 : 404, { "content-type": "application/json" });
  response.end(JSON.stringify(known ? { accepted: true } : { error: "Not found" }));
  if (known) void queue.process();
});

building = startBuilding();
server.once("error", (error) => {
  console.error(`The builder cannot listen on ${env.BUILDER_HOST}:${env.BUILDER_PORT}: ${error.message}`);
  process.exit(1);
});
server.listen(env.BUILDER_PORT, env.BUILDER_HOST, () => reportReady());
/** Tells the administration where previews are, as soon as the database answers. */
function announcePreviews(): void {
  setPreviewPlace(database, previewUrl(env)).catch((error: unknown) => {
    log(`The administration could not be told where previews are: ${String(error)}`);
    if (!ending) setTimeout(announcePreviews, ANNOUNCE_AGAIN_MS).unref();
  });
}
announcePreviews();
const timer = setInterval(() => void queue.process(), isHosted(env) ? POLL_MS.hosted : POLL_MS.local);
void queue.process();
const clean = (): void => void removeUnusedMedia(database, log);
// The start of a stack has more urgent work for the database.
const cleaning = [setTimeout(clean, FIRST_CLEAN_MS), setInterval(clean, CLEAN_EVERY_MS)];

/** Asks the site to send the mails to the office that are due: a daily one, reminders, failed plans, and what could not be sent before. */
function askForMail(): void {
  const address = new URL("/api/enquiry-mail", isHosted(env) ? siteUrl(env) : `http://127.0.0.1:${env.PORT}`);
  fetch(address, { method: "POST", signal: AbortSignal.timeout(MAIL_TIMEOUT_MS) }).catch((error: unknown) =>
    log(`The site could not be asked for its mails: ${String(error)}`),
  );
}
const mailing = setInterval(askForMail, MAIL_EVERY_MS);

endWithParent(async () => {
  ending = true;
  queue.close();
  clearInterval(timer);
  clearInterval(mailing);
  cleaning.forEach(clearTimeout);
  server.close();
  await Promise.all([building?.stop(), previews?.stop()]);
});
