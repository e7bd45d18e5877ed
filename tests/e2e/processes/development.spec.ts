import { spawn, type ChildProcess } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import type { Page } from "@playwright/test";
import { connect, type Client } from "#db/client.ts";
import { setupLink } from "#domain/accounts/setup-link.ts";
import { ensureEnvFile, PROJECT_ROOT } from "../../../scripts/lib/environment.ts";
import { freePort } from "../../../scripts/lib/processes.ts";
import { copyCachedDatabase } from "../../../scripts/stacks/database-cache.ts";
import { copyCachedFiles } from "../../../scripts/stacks/stack-cache.ts";
import { ADMINISTRATOR, expect, test } from "../../support/plantroom.ts";

/** Runs `npm run dev` on a copy of the project, because these stories change code. */
let project = "";
let site = "";
let output = "";
let development: ChildProcess;
let ended: Promise<unknown>;
let database: Client;

let setupToken = "";
const MIGRATION = "20991231000000_developed.sql";

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
  expect(text, file).toContain(before);
  writeFileSync(path, text.replace(before, after));
}

/** Changes a file so that pages show a sign of it once they run the new code. Some files run on the server, too. */
const signOf = (file: string) => `with-${parse(file).name}`;
const changeCode = (file: string) =>
  appendFileSync(join(project, file), `\nglobalThis.document?.documentElement.classList.add("${signOf(file)}");\n`);
const sign = (page: Page, file: string) => page.locator(`html.${signOf(file)}`);

/** Marks a page, to see later whether it is still the same or was loaded again. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset["marked"] = ""));
const marked = (page: Page) => page.locator("body[data-marked]");

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

test("changed code shows at once, and what was typed stays", async ({ page }) => {
  await page.goto(`${site}/admin/login`);
  // The packages of the administration are prepared before its first screen.
  await expect(page.getByLabel("Email")).toBeVisible();
  await page.getByLabel("Email").fill("half@typed");
  change("admin/session/SignInForm.tsx", '"Sign In"', '"Come In"');
  await expect(page.getByRole("button", { name: "Come In" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("half@typed");
  change("src/styles/tokens.css", "@", "body { outline: 3px solid rgb(1, 2, 3) }\n@");
  await expect(page.locator("body")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
  await expect(page.getByLabel("Email")).toHaveValue("half@typed");

  await page.goto(`${site}/contact`);
  await page.getByLabel("First name").fill("Mona");
  change("src/pages/contact.astro", "Talk to an engineer", "Talk to a mechanic");
  await expect(page.getByRole("heading", { name: "Talk to a mechanic" })).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Mona");
});

test("header, footer and texts show at once, and only on the pages that have them", async ({ page, context }) => {
  const administration = await context.newPage();
  await administration.goto(`${site}/admin/login`);
  await administration.getByLabel("Email").fill("half@typed");
  await mark(administration);
  await page.goto(`${site}/contact`);
  await page.getByLabel("First name").fill("Mona");
  for (const [file, before, after] of [
    ["src/components/SiteHeader.astro", "</header>", "<b>In the header</b></header>"],
    ["src/components/SiteFooter.astro", "</footer>", "<b>In the footer</b></footer>"],
    ["src/copy/texts.ts", 'rights: "', 'rights: "In the texts '],
  ] as const) {
    change(file, before, after);
    await expect(page.getByText(/In the \w+/.exec(after)?.[0] ?? "")).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Mona");
  }
  change("admin/session/SignInForm.tsx", '"Come In"', '"Walk In"');
  await expect(administration.getByRole("button", { name: "Walk In" })).toBeVisible();
  await expect(administration.getByLabel("Email")).toHaveValue("half@typed");
  await expect(marked(administration)).toHaveCount(1);
  changeCode("src/db/errors.ts");
  await expect(sign(administration, "src/db/errors.ts")).toHaveCount(1);
  await expect(administration.getByLabel("Email")).toHaveValue("half@typed");
  await expect(marked(administration)).toHaveCount(0);
  await administration.close();
});

test("a card changes in place where an island shows it, and on a page that was rendered with it", async ({ page }) => {
  await page.goto(`${site}/products`);
  await page.getByRole("link", { name: "View Details" }).first().hover();
  await expect(page.locator("astro-island:not([ssr])").first()).toBeAttached();
  await mark(page);
  change("src/islands/product-card.tsx", "View Details", "All Details");
  await expect(page.getByText("All Details").first()).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
  await page.goto(`${site}/products/renamed`);
  await expect(page.getByText("All Details").first()).toBeVisible();
  change("src/islands/product-card.tsx", "All Details", "More Details");
  await expect(page.getByText("More Details").first()).toBeVisible();
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

test("whatever is edited, an open editor keeps what was typed", async ({ page }) => {
  await page.goto(`${site}/admin/login`);
  await page.getByLabel("Email").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Walk In" }).click();
  await expect(page.getByRole("link", { name: "Edit Carrier" })).toBeVisible();
  await page.goto(`${site}/admin/products/new`);
  await page.getByLabel("Model").fill("Half a model");
  await mark(page);
  for (const [file, reloads] of [
    ["src/ui/Button.tsx", false],
    ["admin/features/products/ProductEditor.tsx", false],
    ["src/db/products.ts", true],
    ["admin/router.tsx", true],
  ] as const) {
    changeCode(file);
    await expect(sign(page, file)).toHaveCount(1);
    await expect(page.getByLabel("Model")).toHaveValue("Half a model");
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await expect(marked(page)).toHaveCount(reloads ? 0 : 1);
  }
});

test("a new migration is asked for by name and applied on Enter", async () => {
  const name = MIGRATION;
  const column = "alter table public.products add column developed text;";
  writeFileSync(join(project, "supabase", "migrations", name), column);
  await expect.poll(() => output).toContain(`New migration: ${name}. Press Enter to apply it.`);
  expect(
    (
      await database
        .from("products")
        .select("developed" as "id")
        .limit(1)
    ).error,
  ).not.toBeNull();
  development.stdin?.write("\n");
  await expect.poll(() => output).toContain(`Applied ${name}.`);
  expect(
    (
      await database
        .from("products")
        .select("developed" as "id")
        .limit(1)
    ).error,
  ).toBeNull();
});

test("a faulty migration that is deleted leaves nothing behind", async ({ request }) => {
  const faulty = join(project, "supabase", "migrations", "20991231000001_faulty.sql");
  writeFileSync(faulty, "alter table public.nothing add column faulty text;");
  await expect.poll(() => output).toContain("New migration: 20991231000001_faulty.sql.");
  development.stdin?.write("\n");
  await expect.poll(() => output).toContain("20991231000001_faulty.sql could not be applied");
  rmSync(faulty);
  await expect.poll(() => output).toContain("The database is running again.");
  expect((await request.get(`${site}/contact`)).status()).toBe(200);
});

test("it goes on without an input, as in the background, and warns of a changed migration", async ({ request }) => {
  development.stdin?.end();
  writeFileSync(join(project, "supabase", "migrations", MIGRATION), "-- changed");
  await expect.poll(() => output).toContain(`${MIGRATION} was changed after it was applied.`);
  expect((await request.get(`${site}/contact`)).status()).toBe(200);
});
