import { execFile, spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { connect, type Client } from "#db/client.ts";
import { setupLink } from "#domain/accounts/setup-link.ts";
import { ensureEnvFile, PROJECT_ROOT } from "../../../scripts/stack/environment.ts";
import { freePort } from "../../../scripts/stack/processes.ts";
import { copyCachedDatabase } from "../../../scripts/testing/database-cache.ts";
import { copyCachedFiles } from "../../../scripts/testing/stack-cache.ts";
import { ADMINISTRATOR, expect, test } from "../../support/stories/plantroom.ts";

/** Runs `npm run dev` on a copy of the project, because these stories change code. */
let project = "";
let site = "";
let output = "";
let development: ChildProcess;
let ended: Promise<unknown>;
let database: Client;

let setupToken = "";

test.use({ publishes: false });
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ stack }) => {
  project = mkdtempSync(join(tmpdir(), "plantroom-development-"));
  for (const name of ["src", "admin", "functions", "scripts", "supabase"])
    cpSync(join(PROJECT_ROOT, name), join(project, name), { recursive: true });
  for (const name of ["package.json", "package-lock.json", "astro.config.mjs", "tsconfig.json"])
    cpSync(join(PROJECT_ROOT, name), join(project, name));
  for (const name of ["public", "node_modules"]) symlinkSync(join(PROJECT_ROOT, name), join(project, name));
  const keys = ensureEnvFile(join(project, ".env"));
  const [port, supabase] = [await freePort(stack.env.PORT + 3_500), await freePort(stack.env.SUPABASE_PORT + 3_500)];
  site = `http://127.0.0.1:${port}`;
  setupToken = keys["SETUP_TOKEN"] ?? "";
  database = connect(`http://127.0.0.1:${supabase}`, keys["SUPABASE_SECRET_KEY"] ?? "");
  const data = join(project, ".plantroom");
  expect(copyCachedFiles(data)).toBe(true);
  await copyCachedDatabase(data, supabase);
  development = spawn(process.execPath, [join(project, "scripts", "dev.ts")], {
    cwd: project,
    env: {
      ...process.env,
      ...{ PUBLIC_SUPABASE_URL: undefined, SITE_URL: undefined, DEPLOY_HOOK_URL: undefined, NODE_ENV: undefined },
      ...{ ...keys, PORT: String(port), SUPABASE_PORT: String(supabase), PLANTROOM_DATA: data },
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  ended = new Promise((resolve) => development.once("exit", resolve));
  for (const stream of [development.stdout, development.stderr])
    stream?.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  await expect.poll(() => output).toContain("Ctrl-C stops everything");
});
test.afterAll(async () => {
  development.kill("SIGINT");
  await ended;
  rmSync(project, { recursive: true, force: true });
});

function change(file: string, before: string, after: string): void {
  const path = join(project, file);
  const text = readFileSync(path, "utf8");
  // A text that stands twice would change where no story looks.
  expect(text.split(before), `${before} in ${file}`).toHaveLength(2);
  writeFileSync(path, text.replace(before, after));
}

test("one address has the site, the functions and what a release adds; a save shows at the next request", async () => {
  const page = async (path: string) => (await fetch(site + path)).text();
  expect(await page("/products/air-handling-unit")).toContain("Air Handling Unit");
  const unknown = await fetch(`${site}/brands/nobody`, { redirect: "manual" });
  expect([unknown.status, unknown.headers.get("location")]).toEqual([302, "/products"]);
  expect(await (await fetch(`${site}/api/rebuild`, { method: "POST" })).json()).toEqual({
    error: "Please sign in to publish.",
  });
  expect((await page("/downloads/products/air-handling-unit.pdf")).slice(0, 5)).toBe("%PDF-");
  const { vocabulary } = JSON.parse(await page("/data/search.json")) as { vocabulary: string };
  expect(JSON.parse(await page(`/data/search/${vocabulary}.json`))).toHaveProperty("words");
  expect(JSON.parse(await page("/pagefind/manifest.json"))).toHaveProperty("index");

  const rows = database.from("products").update({ name: "Renamed while developing", slug: "renamed" });
  expect((await rows.eq("slug", "air-handling-unit")).error).toBeNull();
  expect(await page("/products/renamed")).toContain("Renamed while developing");
  const old = await fetch(`${site}/products/air-handling-unit`, { redirect: "manual" });
  expect([old.status, old.headers.get("location")]).toEqual([301, "/products/renamed"]);
  const sheet = await fetch(`${site}/downloads/products/air-handling-unit.pdf`, { redirect: "manual" });
  expect([sheet.status, sheet.headers.get("location")]).toEqual([301, "/downloads/products/renamed.pdf"]);
  expect((await page("/downloads/products/renamed.pdf")).slice(0, 5)).toBe("%PDF-");
  const { data } = await database.from("content_revision").select("revision").single();
  expect(JSON.parse(await page("/build.json"))).toMatchObject(data ?? {});
});

/** Opens a page and waits until it hears of changes: Vite tells nobody of a change from before the connection. */
async function openConnected(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
  await page.goto(site + path);
  await connected;
}

test("changed code of screens and styles shows without a restart, also while a build prepares packages of its own", async ({
  page,
}) => {
  // What `astro build` and `astro check` do first.
  await promisify(execFile)(join(PROJECT_ROOT, "node_modules/.bin/astro"), ["sync"], { cwd: project });
  await openConnected(page, "/admin/login");
  // The packages of the administration are prepared before its first screen.
  await page.getByLabel("Email").fill("half@typed");
  change("admin/session/SignInForm.tsx", '"Sign In"', '"Come In"');
  await expect(page.getByRole("button", { name: "Come In" })).toBeVisible();
  change("src/styles/tokens.css", "@theme {", "body { outline: 3px solid rgb(1, 2, 3) }\n@theme {");
  await expect(page.locator("body")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
  // React and the style sheets change in place.
  await expect(page.getByLabel("Email")).toHaveValue("half@typed");
});

test("changed code of pages and functions shows without a restart", async ({ page }) => {
  await openConnected(page, "/contact");
  change("src/texts/en/contact.ts", 'heading: "Talk to an engineer"', 'heading: "Talk to a mechanic"');
  await expect(page.getByRole("heading", { name: "Talk to a mechanic" })).toBeVisible();
  change("functions/api/rebuild.ts", "Please sign in to publish.", "Please come in to publish.");
  const refusal = async () => (await fetch(`${site}/api/rebuild`, { method: "POST" })).text();
  await expect.poll(refusal).toContain("Please come in to publish.");
});

test("a save in the administration is live as soon as it is saved", async ({ page }) => {
  await page.goto(setupLink(site, setupToken));
  await page.getByLabel(/^e-?mail/i).fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Create Admin User" }).click();
  await expect(page.getByText("Admin user created successfully!").first()).toBeVisible();
  await page.goto(`${site}/admin`);
  await page.getByRole("link", { name: "Edit Carrier" }).click();
  // The database may come with a deploy: only a newer one is that of this save.
  const newest = async () =>
    (await database.from("deploys").select("id, status").order("id", { ascending: false }).limit(1)).data?.[0];
  const before = (await newest())?.id ?? 0;
  await page.getByLabel("Description").fill("Described while developing.");
  await page.getByRole("button", { name: "Update Brand" }).click();
  const ofThisSave = expect.poll(async () => {
    const deploy = await newest();
    return deploy && deploy.id > before ? deploy.status : "none yet";
  });
  await ofThisSave.toBe("live");
  await expect(page.getByTestId("publish-state")).toHaveAttribute("data-stage", "live");
  const stored = await database.from("brands").select("description").eq("slug", "carrier").single();
  expect(stored.data?.description).toBe("Described while developing.");
  const answer = await page.goto(`${site}/brands/carrier`);
  expect([answer?.status(), answer?.url()]).toEqual([200, `${site}/brands/carrier`]);
  await expect(page.getByText("Described while developing.").first()).toBeVisible();
});

test("it goes on without an input, as in the background", async ({ request }) => {
  development.stdin?.end();
  expect((await request.get(`${site}/contact`)).status()).toBe(200);
});
