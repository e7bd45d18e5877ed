import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packOf, type OfflineList, type PackedPages } from "#domain/offline/offline-list.ts";
import { pageParts } from "../../../../scripts/pipeline/render/page-parts.ts";
import type { ReleaseFile } from "../../../../scripts/pipeline/release/assemble.ts";
import { offlineCopy } from "../../../../scripts/pipeline/offline/offline-copy.ts";

const HEADER = `<header>${"The company and its menu. ".repeat(30)}</header>`;
const page = (slug: string, text = `All about ${slug}.`, header = HEADER): string =>
  [
    `<!DOCTYPE html><html><head><title>${slug}</title><link rel="canonical" href="https://plant.example/${slug}">`,
    `<style>${".a{color:red}".repeat(40)}</style><script type="application/ld+json">${JSON.stringify({ slug }).repeat(40)}</script>`,
    `<script src="/_astro/site.x1.js"></script></head><body>${header}<main>${text.repeat(50)}</main>`,
    `<footer>${"Address and links. ".repeat(30)}<form><input name="page" value="/${slug}"><input name="email"></form></footer></body></html>`,
  ].join("");

let root: string;
let workspace: { pages: string; media: string; offline: string };
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "offline-"));
  workspace = { pages: join(root, "pages"), media: join(root, "media"), offline: join(root, "offline") };
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string): ReleaseFile {
  const source = join(root, path);
  mkdirSync(dirname(source), { recursive: true });
  rmSync(source, { force: true });
  writeFileSync(source, text);
  return { source, path };
}
const slugs = Array.from({ length: 60 }, (_, index) => `products/unit-${index}`);
const putPages = (html = (slug: string) => page(slug)) =>
  slugs.forEach((slug) => put(`pages/${slug}.html`, html(slug)));
const files = (): ReleaseFile[] => [
  put("_astro/site.x1.js", `import("./search.x2.js")`),
  put("_astro/search.x2.js", ""),
  put("_astro/administration.x3.js", `import "./search.x2.js"`),
  put("data/products.json", "{}"),
  put("data/search/ab12.json", "{}"),
  put("data/datasheets/1.json", "{}"),
  put("sitemap-index.xml", ""),
];
const make = (catalogue: ReturnType<typeof offlineCopy>, pages = [...slugs, "admin", "404"]) =>
  catalogue.make({ pages, files: files(), pictures: {}, headers: { "x-frame-options": "DENY" } });

const read = <T>(hash: string): T =>
  JSON.parse(gunzipSync(readFileSync(join(workspace.offline, `${hash}.pack`))).toString()) as T;
/** A page as the service worker puts it together. */
function unpacked({ packs, shared }: OfflineList, path: string): string {
  const { pages, texts } = read<PackedPages>(packs[packOf(path, packs.length)]?.[0] ?? "");
  const names = read<Record<string, string>>(shared[0]);
  return (pages[path] ?? []).map((part) => (typeof part === "string" ? names[part] : texts[part])).join("");
}

test("every page comes out of the packs as it was, and what pages share is there once", async () => {
  putPages();
  const { list } = await make(offlineCopy(workspace));
  expect(list.pages).toBe(60);
  for (const slug of slugs) expect(unpacked(list, `/${slug}`)).toBe(page(slug));
  const shared = Object.values(read<Record<string, string>>(list.shared[0]));
  expect(shared.filter((text) => text.startsWith("<header"))).toEqual([HEADER]);
  expect(shared.length).toBeLessThan(6);
  for (const { text, isShared } of pageParts(page("products/unit-1")))
    if (text.includes("unit-1")) expect(isShared).toBe(false);
});

test("an edit of one page makes one pack again, a new header only the shared parts", async () => {
  putPages();
  const catalogue = offlineCopy(workspace);
  const { list: before } = await make(catalogue);
  put("pages/products/unit-7.html", page("products/unit-7", "Now with more power."));
  catalogue.changed("products/unit-7");
  const { list: after } = await make(catalogue);
  expect(after.packs.filter(([hash], index) => hash !== before.packs[index]?.[0])).toHaveLength(1);
  expect(after.shared).toEqual(before.shared);
  expect(unpacked(after, "/products/unit-7")).toContain("more power");

  putPages((slug) => page(slug, undefined, HEADER.replace("menu", "number")));
  for (const slug of slugs) catalogue.changed(slug);
  const { list: renamed } = await make(catalogue);
  expect(renamed.shared).not.toEqual(before.shared);
  expect(unpacked(renamed, "/products/unit-3")).toContain("its number");
  // The same content makes the same files, whichever edits led to it.
  rmSync(workspace.offline, { recursive: true });
  expect((await make(offlineCopy(workspace))).list).toEqual(renamed);
});

test("the next process reuses the packs of the previous one, unless they are gone", async () => {
  putPages();
  const first = offlineCopy(workspace);
  const { list: before } = await make(first);
  first.store();
  put("pages/products/unit-7.html", page("products/unit-7", "Now with more power."));
  const { list: after } = await make(offlineCopy(workspace));
  expect(after.packs.filter(([hash], index) => hash !== before.packs[index]?.[0])).toHaveLength(1);
  expect(unpacked(after, "/products/unit-3")).toBe(page("products/unit-3"));
  rmSync(join(workspace.offline, `${after.shared[0]}.pack`));
  const { list: again } = await make(offlineCopy(workspace));
  expect(again).toEqual(after);
  expect(unpacked(again, "/products/unit-3")).toBe(page("products/unit-3"));
});

test("nothing is left of pages that are gone", async () => {
  putPages();
  const catalogue = offlineCopy(workspace);
  await make(catalogue);
  const { list, files: packs } = await make(catalogue, slugs.slice(0, 2));
  expect(list.pages).toBe(2);
  expect(packs.map(({ path }) => path.replace("data/offline/", "")).sort()).toEqual(
    readdirSync(workspace.offline).sort(),
  );
});

test("the list has what pages load, and nothing of the administration", async () => {
  putPages();
  const { list } = await make(offlineCopy(workspace));
  expect(Object.keys(list.files)).toEqual([
    "_astro/search.x2.js",
    "_astro/site.x1.js",
    "data/products.json",
    "data/search/ab12.json",
  ]);
  expect(list.files["data/products.json"]?.[0]).toMatch(/^[0-9a-f]{16}$/);
  expect(list.files["data/search/ab12.json"]).toEqual(["", 2]);
});
