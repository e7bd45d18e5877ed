import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "astro";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteDataOf, type SiteInput } from "#site/content/site-data.ts";
import { lockWhenFree } from "../../../../scripts/stack/data-lock.ts";
import { PROJECT_ROOT } from "../../../../scripts/stack/environment.ts";
import { minifiedText } from "../../../../scripts/pipeline/code/minified-text.ts";
import { pageTags } from "../../../../scripts/pipeline/code/page-tags.ts";
import type { PageContents } from "../../../../scripts/pipeline/render/page-files.ts";
import { pageWorkers } from "../../../../scripts/pipeline/render/page-workers.ts";
import { pageRenderer } from "../../../../scripts/pipeline/render/render.ts";
import { openWorkspace } from "../../../../scripts/pipeline/content/workspace.ts";
import { keepRenderer, loadKeptRenderer, type Renderer } from "../../../../scripts/pipeline/code/astro-renderer.ts";

/* Undocumented behaviour of Astro's build that this project depends on. */

const root = mkdtempSync(join(tmpdir(), "plantroom-renderer-"));
const folder = join(root, "renderer");
// Astro writes into the project's .astro folder, whichever the root is, and renames files from there.
const shared = join(PROJECT_ROOT, ".astro");
const files = join(shared, "renderer-test");
/** With everything that must be escaped in a string or a template. */
const INLINE = 'if (/^\\d/.test(`a${location.hash}`)) document.title = "\\u00b7<br>";';
const nodeEnv = process.env.NODE_ENV;
let renderer: Renderer;

function source(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(async () => {
  symlinkSync(join(PROJECT_ROOT, "node_modules"), join(root, "node_modules"));
  source("package.json", `{ "name": "fixture", "type": "module" }`);
  source("src/inline.ts", INLINE);
  source(
    "src/pages/scripts.astro",
    `---\nimport inline from "../inline.ts?minified";\n---
    <html><head><meta name="description" content={process.env.CONTRACT_TEXT}><script is:inline set:html={inline} /></head>
    <body><script>document.title = "small";</script></body></html>`,
  );
  source("src/pages/index.astro", `<h1>{process.env.CONTRACT_TEXT}</h1><style>h1 { color: teal }</style>`);
  source(
    "src/pages/units/[unit].astro",
    `---
    export const getStaticPaths = () =>
      (process.env["CONTRACT_UNITS"] ?? "a,b").split(",").map((unit) => ({ params: { unit }, props: { name: unit.toUpperCase() }, cacheKey: "key-" + unit }));
    if (process.env["CONTRACT_BROKEN"] === Astro.props.name) throw new Error(Astro.props.name + " is broken.");
    ---
    <p>{Astro.props.name} at {Astro.url.pathname} of {globalThis[Symbol.for("plantroom.site-data")].data?.site.company_name}</p>`,
  );
  source("src/pages/data/units.json.ts", `export const GET = () => Response.json(["a", "b"]);`);
  mkdirSync(join(shared, ".prerender"), { recursive: true });
  const unlock = await lockWhenFree(shared);
  // A build that was interrupted has left this.
  writeFileSync(join(shared, ".prerender", "prerender-entry.0.mjs"), `throw new Error("An old program was loaded.");`);
  await build({
    root,
    configFile: false,
    logLevel: "error",
    outDir: files,
    trailingSlash: "never",
    build: { format: "file", inlineStylesheets: "never" },
    integrations: [keepRenderer(folder)],
    vite: { plugins: [minifiedText()] },
  }).finally(unlock);
  renderer = await loadKeptRenderer(folder);
}, 120_000);
afterAll(() => {
  // As in a production build.
  if (nodeEnv === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = nodeEnv;
  delete process.env["CONTRACT_TEXT"];
  delete process.env["CONTRACT_BROKEN"];
  delete process.env["CONTRACT_UNITS"];
  for (const made of [root, files]) rmSync(made, { recursive: true, force: true });
});

async function rendered(pathname: string, file: string, by = renderer): Promise<string> {
  const path = (await by.paths()).find((one) => one.pathname === pathname);
  if (!path) throw new Error(`${pathname} is not among the paths.`);
  const { status, text } = await by.render(path, file);
  expect(status).toBe(200);
  return text;
}

test("no page is rendered while the program is made", () => {
  expect(existsSync(join(files, "index.html"))).toBe(false);
});

test("the program lists every path with its kind and its cache key", async () => {
  const paths = await renderer.paths();
  expect(paths.map(({ pathname, cacheKey, route }) => [pathname, cacheKey, route.type]).sort()).toEqual([
    ["/", undefined, "page"],
    ["/data/units.json", undefined, "endpoint"],
    ["/scripts", undefined, "page"],
    ["/units/a", "key-a", "page"],
    ["/units/b", "key-b", "page"],
  ]);
});

test("a page can be rendered again, each time from the present content, with its styles", async () => {
  for (const text of ["first", "second"]) {
    process.env["CONTRACT_TEXT"] = text;
    expect(await rendered("/", "index.html")).toContain(`>${text}</h1>`);
  }
  const [, styles = ""] = /<link rel="stylesheet" href="\/([^"]+)"/.exec(await rendered("/", "index.html")) ?? [];
  expect(existsSync(join(files, styles))).toBe(true);
});

test("a page gets the address of its file, and files that are not pages are rendered, too", async () => {
  expect(await rendered("/units/b", "units/b.html")).toContain("B at /units/b.html");
  expect(JSON.parse(await rendered("/data/units.json", "data/units.json"))).toEqual(["a", "b"]);
});

/** The texts of the script elements of a page. */
const scriptsIn = (page: string): string[] =>
  [...pageTags(page)]
    .filter(({ name, isEnd }) => name === "script" && !isEnd)
    .map(({ start }) => page.slice(page.indexOf(">", start) + 1, page.indexOf("</script", start)));

test("the program knows every script that it puts into a page, and a text that looks like one is none", async () => {
  for (const text of ["Valves", "Valves <script>id</script><script>"]) {
    process.env["CONTRACT_TEXT"] = text;
    const page = await rendered("/scripts", "scripts.html");
    expect(page).toContain(`content="${text}"`);
    const scripts = scriptsIn(page);
    expect(scripts).toEqual([expect.stringContaining("location.hash"), expect.stringContaining("small")]);
    expect(renderer.scripts).toEqual(expect.arrayContaining(scripts));
  }
  expect(renderer.scripts).not.toContain("id");
});

test("a page that throws rejects with what it threw, and the others can still be rendered", async () => {
  process.env["CONTRACT_BROKEN"] = "B";
  await expect(rendered("/units/b", "units/b.html")).rejects.toThrow("B is broken.");
  expect(await rendered("/units/a", "units/a.html")).toContain("A at");
});

test("the addresses are listed again when there is new content, and one can be found without the others", async () => {
  process.env["CONTRACT_UNITS"] = "b,c";
  const addresses = async () => (await renderer.paths()).map(({ pathname }) => pathname);
  expect(await addresses()).toContain("/units/a");
  renderer.forgetPaths();
  expect(await addresses()).not.toContain("/units/a");
  const path = renderer.pathOf("/units/c");
  if (!path) throw new Error("/units/c has no route.");
  expect((await renderer.render(path, "units/c.html")).text).toContain("C at /units/c.html");
  expect(renderer.pathOf("/nowhere/at/all")).toBeUndefined();
  const gone = renderer.pathOf("/units/a");
  expect(gone && (await renderer.render(gone, "units/a.html")).status).toBe(404);
});

describe("with other threads", () => {
  const UNITS = Array.from({ length: 60 }, (_, index) => `unit-${index}`);
  const contentOf = (company: string): SiteInput =>
    ({
      snapshot: {
        products: [],
        settings: [
          { key: "company_name", value: company },
          { key: "phone", value: "+20 2" },
        ],
      },
      pictures: {},
      serviceWorker: false,
    }) as unknown as SiteInput;
  const bundle = { files, renderer: folder };

  /** Renders all units into a new folder, in this thread and in this many others, once for each company. */
  async function renderAll(others: number, companies = ["Plant"]) {
    const workspace = openWorkspace(mkdtempSync(join(root, "data-")));
    const folders = { pages: workspace.pages, offline: workspace.offline };
    const workers = pageWorkers({ bundle, folders, cores: others + 1, pagesPerWorker: 20 });
    const contents = new Map<string, PageContents>();
    const onPage = (page: string, of: PageContents): void => void contents.set(page, of);
    try {
      const render = async (company: string) => {
        const pages = await pageRenderer({ bundle, workspace, workers, keys: {}, onPage });
        return { pages, result: await pages.render([siteDataOf(contentOf(company))], () => undefined) };
      };
      const [first = "", ...further] = companies;
      let { pages, result } = await render(first);
      for (const company of further) ({ pages, result } = await render(company));
      const texts = new Map(result.files.map((file) => [file, readFileSync(join(workspace.pages, file), "utf8")]));
      return { result, texts, contents, written: pages.takeWritten() };
    } finally {
      await workers.stop();
    }
  }

  test("the files are the same, and so is what is known of them", async () => {
    process.env["CONTRACT_UNITS"] = UNITS.join();
    process.env["CONTRACT_BROKEN"] = "UNIT-57";
    const [alone, shared] = [await renderAll(0), await renderAll(2)];
    expect(shared.texts).toEqual(alone.texts);
    expect(shared.texts.get("units/unit-58.html")).toContain("UNIT-58 at");
    expect(shared.result).toEqual(alone.result);
    expect(shared.result.faults).toEqual([{ address: "/units/unit-57", why: "UNIT-57 is broken." }]);
    expect([shared.contents.size, shared.written.size]).toEqual([alone.contents.size, alone.written.size]);
  });

  test("a build that renders twice shows the second content everywhere", async () => {
    process.env["CONTRACT_UNITS"] = UNITS.join();
    process.env["CONTRACT_BROKEN"] = "";
    const { texts } = await renderAll(2, ["Plant", "Other Plant"]);
    for (const unit of UNITS) expect(texts.get(`units/${unit}.html`)).toContain("of Other Plant<");
  });
});
