import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Json } from "#db/database.types.ts";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";
import { DISK_FULL } from "../../../scripts/files/disk-full.ts";
import { startScript } from "../../../scripts/stack/processes.ts";
import { childEnvironment } from "../../../scripts/stack/stack.ts";
import { PagesHost } from "../../support/processes/pages-host.ts";
import {
  ensureAdministrator,
  expect,
  liveRevision,
  settled,
  test,
  type Stack,
} from "../../support/stories/plantroom.ts";

/** The values that these stories change, to be put back. */
const before: { description?: string; links?: Json } = {};
test.beforeAll(async ({ stack }) => {
  const [product, links] = await Promise.all([
    stack.secret.from("products").select("description").eq("slug", "air-handling-unit").single(),
    stack.secret.from("settings").select("value").eq("key", "social_links").single(),
  ]);
  Object.assign(before, { description: product.data?.description, links: links.data?.value });
});
test.afterAll(async ({ stack }) => {
  await stack.secret
    .from("products")
    .update({ description: before.description ?? "" })
    .eq("slug", "air-handling-unit");
  await stack.secret
    .from("settings")
    .update({ value: before.links ?? [] })
    .eq("key", "social_links");
});

/** Builds what is queued in a process of its own, as a host does; `code` is the exit code that is expected. */
async function buildOnHost(stack: Stack, code: number, variables: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, [join(PROJECT_ROOT, "scripts", "build.ts"), "--queued"], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...childEnvironment(stack.env), ...variables },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const status = await new Promise((resolve) => child.once("close", resolve));
  expect(status, errors).toBe(code);
}

const lastDeploy = async (stack: Stack) =>
  (
    await stack.secret
      .from("deploys")
      .select("status, error, problems")
      .order("id", { ascending: false })
      .limit(1)
      .single()
  ).data;

test("the builder is killed in the middle of a build: the live site stays whole, and the change goes live after its return", async ({
  stack,
}) => {
  await ensureAdministrator(stack);
  await settled(stack);
  const { data: product } = await stack.secret
    .from("products")
    .select("id, slug")
    .eq("slug", "air-handling-unit")
    .single();
  const slug = product?.slug ?? "";
  const pagesBefore = await (await fetch(`${stack.site}/products/${slug}`)).text();
  const revisionBefore = await liveRevision(stack);

  const change = "Changed while the builder was dying.";
  // Every page shows this setting in its footer, so this build has many pages to do and is caught in the middle.
  const { error } = await stack.secret
    .from("settings")
    .update({ value: [{ label: "Mastodon", url: "https://social.example/@pumps" }] })
    .eq("key", "social_links");
  expect(error).toBeNull();
  await stack.secret.from("products").update({ description: change }).eq("slug", slug);
  const { data: deploy } = await stack.secret.rpc("request_deploy", { reason: "Before the crash" });
  const id = (deploy as unknown as { id: number }).id;
  const state = async () => (await stack.secret.from("deploys").select("*").eq("id", id).single()).data;
  await fetch(stack.hookUrl, { method: "POST" });
  await expect.poll(async () => (await state())?.pages_done ?? 0, { intervals: [20] }).toBeGreaterThan(0);
  await stack.killBuilder();

  expect((await state())?.status).toBe("building");
  expect(await liveRevision(stack)).toBe(revisionBefore);
  expect(await (await fetch(`${stack.site}/products/${slug}`)).text()).toBe(pagesBefore);
  const { data: all } = await stack.secret.from("products").select("slug");
  const answers = await Promise.all(
    (all ?? []).map(async (row) => (await fetch(`${stack.site}/products/${row.slug}`)).status),
  );
  expect(answers.filter((status) => status !== 200)).toEqual([]);

  await stack.restartBuilder();
  await expect.poll(async () => (await state())?.status).toBe("live");
  expect(await (await fetch(`${stack.site}/products/${slug}`)).text()).toContain(change);
  expect(existsSync(join(stack.env.PLANTROOM_DATA, "build", "unfinished"))).toBe(false);
  expect(readdirSync(join(stack.env.PLANTROOM_DATA, "releases")).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("the database is away: a rebuild is refused, the site stays, and publishing goes on after its return", async ({
  stack,
}) => {
  await settled(stack);
  const revisionBefore = await liveRevision(stack);
  await stack.database.stop();
  expect((await fetch(`${stack.site}/products`)).status).toBe(200);
  expect(
    (await fetch(`${stack.site}/api/rebuild`, { method: "POST", headers: { authorization: "Bearer x" } })).status,
  ).toBe(502);
  await stack.restartDatabase();
  expect(await liveRevision(stack)).toBe(revisionBefore);
  await stack.secret
    .from("products")
    .update({ description: "After the database came back." })
    .eq("slug", "air-handling-unit");
  await stack.secret.rpc("request_deploy", { reason: "After the database came back" });
  await fetch(stack.hookUrl, { method: "POST" });
  await expect
    .poll(async () => (await fetch(`${stack.site}/products/air-handling-unit`)).text())
    .toContain("After the database came back.");
});

test("a release that would lose more than half the pages is refused, and goes live when it is confirmed", async ({
  stack,
}) => {
  const { data: pages } = await stack.secret.from("products").select("*").order("slug");
  const rows = pages ?? [];
  const gone = rows.slice(0, Math.ceil(rows.length * 0.95));
  const { data: featured } = await stack.secret.from("brand_featured_products").select("*");
  await stack.secret
    .from("products")
    .delete()
    .in(
      "id",
      gone.map((row) => row.id),
    );
  const request = async (accept: boolean) => {
    const { data } = await stack.secret.rpc("request_deploy", { reason: "Fewer products", accept_page_drop: accept });
    await fetch(stack.hookUrl, { method: "POST" });
    return (data as unknown as { id: number }).id;
  };
  const ended = async (id: number) => {
    const read = async () => (await stack.secret.from("deploys").select("*").eq("id", id).single()).data;
    await expect.poll(async () => (await read())?.status).toMatch(/live|failed/);
    return read();
  };
  const refused = await ended(await request(false));
  expect(refused?.status).toBe("failed");
  expect(refused?.error_code).toBe("page-drop");
  expect(refused?.error).toMatch(/shrink from \d+ to \d+ pages/);
  expect((await fetch(`${stack.site}/products/${gone[0]?.slug ?? ""}`)).status).toBe(200);

  expect((await ended(await request(true)))?.status).toBe("live");
  expect((await fetch(`${stack.site}/products/${gone[0]?.slug ?? ""}`)).status).toBe(404);

  await stack.secret.from("products").insert(gone);
  await stack.secret.from("brand_featured_products").upsert(featured ?? []);
  expect((await ended(await request(false)))?.status).toBe("live");
});

test("a host's own build reports to the queue: too slow, a full disk, and live with a dead link named", async ({
  stack,
}) => {
  await settled(stack);
  await stack.killBuilder();
  const careers = () => stack.secret.from("pages");
  const { data: before } = await careers().select("body").eq("slug", "careers").single();
  const address = `${stack.site}/careers`;
  const pageBefore = await (await fetch(address)).text();
  const body = "Written while the host builds. [Nowhere](/this-page-does-not-exist)";
  await careers().update({ body }).eq("slug", "careers").throwOnError();

  await stack.secret.rpc("request_deploy", { reason: "Too slow" });
  await buildOnHost(stack, 1, { BUILD_MINUTES: "0.001" });
  const stopped = await lastDeploy(stack);
  expect(stopped?.status).toBe("failed");
  expect(stopped?.error).toContain("The build took longer than 0.001 minutes and was stopped.");

  await stack.secret.rpc("request_deploy", { reason: "On a full disk" });
  const preload = join(PROJECT_ROOT, "tests/support/processes/full-disk.mjs");
  // The file exists, so the disk is full from the beginning.
  await buildOnHost(stack, 1, { NODE_OPTIONS: `--import=${preload}`, FULL_DISK: preload });
  expect(await lastDeploy(stack)).toMatchObject({ status: "failed", error: DISK_FULL });
  expect(await (await fetch(address)).text()).toBe(pageBefore);

  await stack.secret.rpc("request_deploy", { reason: "With room" });
  await buildOnHost(stack, 0);
  expect(await lastDeploy(stack)).toMatchObject({
    status: "live",
    problems: [{ what: "dead-link", kind: "page", detail: "/this-page-does-not-exist" }],
  });
  expect(await (await fetch(address)).text()).toContain("Written while the host builds.");
  await careers()
    .update({ body: before?.body ?? "" })
    .eq("slug", "careers");
  await stack.restartBuilder();
});

test("a builder beside a hosted project uploads what changed, and again after it was killed while uploading", async ({
  stack,
}) => {
  await settled(stack);
  await stack.killBuilder();
  // The host answers at the address of the site, as it does where the builder runs on another machine.
  await stack.edge.stop();
  const host = await new PagesHost().start(stack.env.PORT);
  const variables = { ...childEnvironment(stack.env), ...host.variables, SUPABASE_PORT: "1" };
  const start = () => startScript("builder.ts", { env: variables });
  const save = async (description: string) => {
    await stack.secret.from("products").update({ description }).eq("slug", "air-handling-unit").throwOnError();
    await stack.secret.rpc("request_deploy", { reason: description }).throwOnError();
  };
  const page = () => host.file("/products/air-handling-unit.html");

  let builder = start();
  await save("Uploaded at once.");
  await expect.poll(page).toContain("Uploaded at once.");
  await settled(stack);
  expect(await lastDeploy(stack)).toMatchObject({ status: "live" });

  host.sent = [];
  host.onCall = (path) => {
    if (!path.endsWith("/upload")) return undefined;
    builder.process.kill("SIGKILL");
    return "cut";
  };
  await save("Uploaded at the second try.");
  await builder.ended;
  expect(page()).toContain("Uploaded at once.");
  expect(await lastDeploy(stack)).toMatchObject({ status: "building" });
  host.onCall = () => undefined;
  builder = start();
  await expect.poll(page).toContain("Uploaded at the second try.");
  await settled(stack);
  expect(host.sent.length).toBeLessThan(100);

  await builder.stop();
  host.stop();
  await stack.restartEdge();
  await stack.restartBuilder();
});
