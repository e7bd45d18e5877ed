import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type Client } from "#db/client.ts";
import { temporaryEnvironment, type Environment } from "../../../scripts/stack/environment.ts";
import { freePort, isPortFree } from "../../../scripts/stack/processes.ts";
import { siteUrl, supabaseUrl } from "../../../scripts/stack/stack.ts";
import { copyCachedDatabase } from "../../../scripts/testing/database-cache.ts";
import { copyCachedBundle, copyCachedFiles } from "../../../scripts/testing/stack-cache.ts";
import { expect, test } from "../../support/stories/plantroom.ts";
import { runStart, type StartProcess } from "../../support/processes/start-process.ts";

const runs: StartProcess[] = [];
/** The running process. Each story continues with what the one before left. */
let run: StartProcess;
let folder = "";
let env: Environment;
let site = "";
let database: Client;

test.use({ publishes: false });
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ stack }) => {
  folder = mkdtempSync(join(tmpdir(), "plantroom-start-"));
  const [port, supabase] = [await freePort(stack.env.PORT + 3_000), await freePort(stack.env.SUPABASE_PORT + 3_000)];
  env = temporaryEnvironment(folder, { site: port, supabase });
  // A start from scratch is tested by tests/support/processes/first-stack.ts; this one uses the caches.
  expect([copyCachedFiles(folder), copyCachedBundle(env)]).toEqual([true, true]);
  await copyCachedDatabase(folder, supabase);
  site = siteUrl(env);
  database = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
});
test.afterAll(async () => {
  for (const { stop } of runs) await stop();
  rmSync(folder, { recursive: true, force: true });
});

function start(by: "npm" | "script" = "script"): StartProcess {
  const process = runStart(env, by);
  runs.push(process);
  return process;
}

async function started(): Promise<StartProcess> {
  const process = start();
  await process.ready;
  return process;
}

type Process = { pid: number; command: string };

/** The child processes of a process, from the system's own table. */
function childrenOf(pid: number): Process[] {
  const table = spawnSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).stdout.split("\n");
  return table.flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match && Number(match[2]) === pid ? [{ pid: Number(match[1]), command: match[3] ?? "" }] : [];
  });
}

/** The children of a process and theirs: the web server has two, in which the edge functions run. */
const descendantsOf = (pid: number): Process[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child.pid)]);

async function expectAllEnded(processes: Process[]): Promise<void> {
  const alive = () =>
    processes.filter(({ pid }) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";
      } catch {
        return false;
      }
    });
  await expect.poll(alive).toEqual([]);
}

/** Only one page shows it, so the next start has little to build. */
async function save(body: string): Promise<void> {
  const { error } = await database.from("pages").update({ body }).eq("slug", "careers");
  expect(error).toBeNull();
}

async function expectWholeSite(body: string): Promise<void> {
  const { data } = await database.from("pages").select("body").eq("slug", "careers").single();
  expect(data).toEqual({ body });
  const { data: products } = await database.from("products").select("slug");
  expect(products?.length).toBeGreaterThan(80);
  for (const { slug } of products ?? []) expect((await fetch(`${site}/products/${slug}`)).status).toBe(200);
}

test("a new site says what to do next, and a second copy gets a clear message", async () => {
  run = await started();
  expect(run.output()).toContain(`${site}/admin/setup`);
  await save("first");
  await expectWholeSite("first");

  const copy = start();
  await copy.ended;
  expect(copy.output()).toMatch(/Port \d+ is taken: perhaps Plantroom is running already/);
});

for (const victim of ["database.ts", "builder.ts", "edge.ts"]) {
  test(`kill -9 of ${victim}: it comes back by itself, nothing acknowledged is lost`, async () => {
    await save(victim);
    const target = childrenOf(run.process.pid ?? 0).find(({ command }) => command.includes(victim));
    expect(target).toBeDefined();
    const its = descendantsOf(target?.pid ?? 0);
    const said = run.output().length;
    process.kill(target?.pid ?? 0, "SIGKILL");
    await expect.poll(() => run.output().slice(said)).toContain("is started again");
    await expect
      .poll(() =>
        fetch(site)
          .then(
            ({ status }) => status,
            () => 0,
          )
          .then(async (status) => {
            const { error } = await database.from("settings").select("key").limit(1);
            return status === 200 && error === null;
          }),
      )
      .toBe(true);
    await expectAllEnded(its);
    await expectWholeSite(victim);
  });
}

test("Ctrl-C ends everything, and the next start has it all, without personal data that is too old", async () => {
  await database.from("subscribers").insert([
    { email: "never-confirmed@story.example", created_at: "2026-01-01T09:00:00Z" },
    { email: "confirmed@story.example", created_at: "2026-01-01T09:00:00Z", confirmed_at: "2026-01-02T09:00:00Z" },
  ]);
  await run.stop();
  expect(childrenOf(run.process.pid ?? 0)).toEqual([]);
  await expect(fetch(site)).rejects.toThrow();
  run = await started();
  await expectWholeSite("edge.ts");
  const addresses = async () => (await database.from("subscribers").select("email")).data;
  await expect.poll(addresses).toEqual([{ email: "confirmed@story.example" }]);
});

test("kill -9 of npm start itself: no orphan stays, and the next start has everything", async () => {
  await save("supervisor");
  const children = descendantsOf(run.process.pid ?? 0);
  expect(children.length).toBeGreaterThanOrEqual(3);
  run.process.kill("SIGKILL");
  await run.ended;
  await expectAllEnded(children);
  run = await started();
  await expectWholeSite("supervisor");
});

/** Whether nothing listens any more where the site, the backend and the builder were. */
const allPortsFree = async (): Promise<boolean> =>
  (await Promise.all([env.PORT, env.SUPABASE_PORT, env.SUPABASE_PORT + 1].map(isPortFree))).every(Boolean);

/** The run of the story before is ended by the first of these, and each of the others starts its own. */
for (const [whom, signal] of [
  ["the start itself", "SIGTERM"],
  ["npm", "SIGTERM"],
  ["npm", "SIGHUP"],
  ["the start itself", "SIGHUP"],
] as const) {
  test(`${signal} to ${whom}: everything ends, and all ports are free`, async () => {
    if (run.process.exitCode !== null || run.process.signalCode !== null)
      run = start(whom === "npm" ? "npm" : "script");
    await run.ready;
    const children = descendantsOf(run.process.pid ?? 0);
    expect(children.length).toBeGreaterThanOrEqual(3);
    run.process.kill(signal);
    await run.ended;
    await expectAllEnded(children);
    expect(await allPortsFree()).toBe(true);
  });
}
