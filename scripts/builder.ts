/**
 * The builder: answers the deploy hook at once and works off the queue of table deploys, one build at a time. Whatever
 * is asked for during a build joins one further build, which starts after it.
 */
import { createServer } from "node:http";
import { connect } from "#db/client.ts";
import { claimDeploy, failDeploy, finishDeploy, reportDeploy, requeueInterruptedDeploys, type Deploy } from "#db/deploys.ts";
import type { BuildOrder, BuildReport } from "./build.ts";
import { loadEnvironment } from "./lib/environment.ts";
import { endWithParent, reportReady, startScript, type Child } from "./lib/processes.ts";
import { childEnvironment, supabaseUrl } from "./lib/stack.ts";

/** A request whose hook call was lost is found in the queue this often. */
const LOOK_EVERY_MS = 10_000;
const REPORT_EVERY_MS = 250;

const env = loadEnvironment();
const database = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
const hookPath = `/hook/${env.DEPLOY_HOOK_SECRET}`;
const log = (text: string): void => console.log(text);

/** A build process with everything loaded, waiting for its order: the next build need not wait for Node and Astro. */
let standby: Child | null = null;
function prepareStandby(): Child {
  const lines: string[] = [];
  const child = startScript("build.ts", {
    env: childEnvironment(env),
    onLine: (line) => {
      lines.push(line);
      log(`build: ${line}`);
    },
  });
  return child;
}

async function build(deploy: Deploy): Promise<void> {
  const child = standby ?? prepareStandby();
  standby = null;
  let reported = 0;
  let reporting = Promise.resolve();
  const outcome = new Promise<Exclude<BuildReport, { progress: unknown } | { warning: unknown }>>((resolve) => {
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
  child.process.send({ build: { deploy: deploy.id, acceptPageDrop: deploy.accept_page_drop } } satisfies BuildOrder);
  const result = await outcome;
  await reporting;
  await child.stop();
  if ("built" in result) {
    await reportDeploy(database, deploy.id, result.built.rendered, result.built.rendered);
    await finishDeploy(database, deploy.id, result.built.revision);
    log(`Live: revision ${result.built.revision}, ${result.built.rendered} files rendered, ${result.built.pages} pages in all.`);
  } else {
    await failDeploy(database, deploy.id, result.failed.message, result.failed.code ?? undefined);
    log(`Failed: ${result.failed.message}`);
  }
}

let working = false;
let wanted = false;
let ending = false;
async function work(): Promise<void> {
  wanted = true;
  if (working) return;
  working = true;
  try {
    while (wanted && !ending) {
      wanted = false;
      for (let deploy = await claimDeploy(database); deploy !== null && !ending; deploy = await claimDeploy(database)) {
        await build(deploy);
        if (!ending) standby ??= prepareStandby();
      }
    }
  } catch (error) {
    // The database is away: what is queued stays queued and is found again.
    log(`The queue could not be read: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    working = false;
  }
}

const server = createServer((request, response) => {
  const known = request.method === "POST" && request.url === hookPath;
  response.writeHead(known ? 202 : 404, { "content-type": "application/json" });
  response.end(JSON.stringify(known ? { accepted: true } : { error: "Not found" }));
  if (known) void work();
});

await requeueInterruptedDeploys(database);
standby = prepareStandby();
const port = Number(process.env["BUILDER_PORT"] ?? 0);
server.listen(port, "127.0.0.1", () => reportReady());
const timer = setInterval(() => void work(), LOOK_EVERY_MS);
void work();

endWithParent(async () => {
  ending = true;
  clearInterval(timer);
  server.close();
  await standby?.stop();
});
