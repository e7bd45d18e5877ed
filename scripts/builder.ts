/**
 * The builder: answers the deploy hook at once and works off the queue of table deploys, one build at a time. Whatever
 * is asked for during a build joins one further build, which starts after it.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { connect } from "#db/client.ts";
import { reportDeploy, type Deploy } from "#db/deploys.ts";
import type { BuildOrder, BuildOutcome, BuildReport } from "./build.ts";
import { deployQueue } from "./lib/deploy-queue.ts";
import { loadEnvironment } from "./lib/environment.ts";
import { endWithParent, reportReady, startScript, type Child } from "./lib/processes.ts";
import { childEnvironment, supabaseUrl } from "./lib/stack.ts";

/** A request whose hook call was lost is found in the queue this often. */
const LOOK_EVERY_MS = 10_000;
const REPORT_EVERY_MS = 250;

const env = loadEnvironment();
const database = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
const log = (text: string): void => console.log(text);

/** A build process with everything loaded, waiting for its order: the next build need not wait for Node and Astro. */
let standby: Child | null = null;
function prepareStandby(): Child {
  const child = startScript("build.ts", { env: childEnvironment(env), onLine: (line) => log(`build: ${line}`) });
  void child.ended.then(() => {
    if (standby === child) standby = null;
  });
  return child;
}

async function build(deploy: Deploy): Promise<BuildOutcome> {
  const child = standby ?? prepareStandby();
  standby = null;
  let reported = 0;
  let reporting = Promise.resolve();
  const outcome = new Promise<BuildOutcome>((resolve) => {
    child.process.on("message", (report: BuildReport) => {
      if ("progress" in report) {
        const { done, total } = report.progress;
        if (Date.now() - reported < REPORT_EVERY_MS) return;
        reported = Date.now();
        // Progress is a courtesy: a report that fails must not fail the build.
        reporting = reporting.then(() => reportDeploy(database, deploy.id, done, total)).catch(() => undefined);
      } else if ("warning" in report) {
        log(`build: ${report.warning}`);
      } else {
        resolve(report);
      }
    });
    void child.ended.then((code) =>
      resolve({ failed: { message: `The build process ended unexpectedly (code ${String(code)}).`, code: null } }),
    );
  });
  // An order that cannot be delivered is told by the end of the process.
  child.process.send(
    { build: { deploy: deploy.id, acceptPageDrop: deploy.accept_page_drop } } satisfies BuildOrder,
    () => undefined,
  );
  const result = await outcome;
  await reporting;
  await child.stop();
  if (!ending) standby ??= prepareStandby();
  return result;
}

let ending = false;
const queue = deployQueue(database, build, log);

/** Compared by their digests, in a time that tells nothing of the secret. */
function isHook(address: string | undefined): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(address ?? ""), digest(`/hook/${env.DEPLOY_HOOK_SECRET}`));
}

const server = createServer((request, response) => {
  const known = request.method === "POST" && isHook(request.url);
  response.writeHead(known ? 202 : 404, { "content-type": "application/json" });
  response.end(JSON.stringify(known ? { accepted: true } : { error: "Not found" }));
  if (known) void queue.look();
});

standby = prepareStandby();
const port = Number(process.env["BUILDER_PORT"] ?? 0);
server.listen(port, "127.0.0.1", () => reportReady());
const timer = setInterval(() => void queue.look(), LOOK_EVERY_MS);
void queue.look();

endWithParent(async () => {
  ending = true;
  queue.close();
  clearInterval(timer);
  server.close();
  await standby?.stop();
});
