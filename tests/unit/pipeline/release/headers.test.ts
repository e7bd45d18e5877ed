import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { headersFile } from "../../../../scripts/pipeline/release/headers.ts";
import { inlineScripts, scriptsOf } from "../../../../scripts/pipeline/code/inline-scripts.ts";

const folder = mkdtempSync(join(tmpdir(), "plantroom-scripts-"));
const bundle = { files: join(folder, "files"), renderer: join(folder, "renderer") };
const ISLAND = "(()=>{self.Astro={};\n})();";

beforeAll(() => {
  mkdirSync(join(bundle.renderer, "chunks"), { recursive: true });
  writeFileSync(
    join(bundle.renderer, "chunks", "layout.mjs"),
    "const page = (title) => `<html><head><script>\n if (a.match(/\\\\d/)) b(\\`js\\`, \\${c});\n<\\/script><title>${title}</title></head>`;",
  );
  writeFileSync(
    join(bundle.renderer, "entry.mjs"),
    `const island = ${JSON.stringify(ISLAND)}; const words = "alert(1);";`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LAYOUT = "<script>\n if (a.match(/\\d/)) b(`js`, ${c});\n</script>";
const hashesOf = (html: string, warn = vi.fn()): string[] => {
  const scripts = inlineScripts(bundle, [], warn);
  scripts.add(scriptsOf(html));
  return scripts.hashes();
};

test("scripts of the site's own code are allowed by their hash, each once", () => {
  const page = `${LAYOUT}<script>${ISLAND}</script><script type="module">${ISLAND}</script>`;
  const hashes = hashesOf(page);
  expect(hashes).toHaveLength(2);
  for (const hash of hashes) expect(hash).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
});

test.each([
  "alert(document.domain)",
  "alert(1)",
  // Fragments of the code are not scripts of the site.
  "self.Astro={};",
  "b(`js`, ${c});",
])("a script that came with the content gets no hash and a warning: %s", (script) => {
  const warn = vi.fn();
  expect(hashesOf(`${LAYOUT}<p><script>${script}</script></p><SCRIPT>${script}</SCRIPT >`, warn)).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();
});

test("files and data need no hash", () => {
  const warn = vi.fn();
  const data = ["ld+json", "json"].map((type) => `<script type="application/${type}">{"a":1}</script>`);
  const page = `<script type="module" src="/_astro/a.js"></script>${data.join("")}`;
  expect([hashesOf(page, warn), warn.mock.calls]).toEqual([[], []]);
});

test("hashes of pages that are not rendered again stay", () => {
  const scripts = inlineScripts(bundle, ["sha256-known"], () => undefined);
  scripts.add(scriptsOf(LAYOUT));
  expect(scripts.hashes()).toContain("sha256-known");
});

const lines = (file: string): string[] => file.split("\n").map((line) => line.trim());

test("every page and file has one policy without any way to run a text as a script", () => {
  const [first, ...rest] = headersFile({ scripts: ["sha256-a", "sha256-b"], backend: "https://p.supabase.co/x" }).split(
    "\n/",
  );
  expect(lines(first ?? "")[0]).toBe("/*");
  expect(rest.join()).not.toContain("Security-Policy");
  const policy = lines(first ?? "").find((line) => line.startsWith("Content-Security-Policy: ")) ?? "";
  const directives = new Map(
    policy
      .slice("Content-Security-Policy: ".length)
      .split("; ")
      .map((text) => [text.split(" ")[0], text.split(" ").slice(1).join(" ")]),
  );
  expect(directives.get("script-src")).toBe("'self' 'wasm-unsafe-eval' 'sha256-a' 'sha256-b'");
  expect(directives.get("connect-src")).toBe("'self' https://p.supabase.co");
  for (const name of ["default-src", "object-src", "base-uri", "frame-ancestors"])
    expect([name, directives.get(name)]).toEqual([name, "'none'"]);
  expect(first).toMatch(/Strict-Transport-Security: max-age=\d{8}/);
  expect(first).toContain("Cross-Origin-Opener-Policy: same-origin");
});

test("only the administration's own previews may be in a frame, and only where there are some", () => {
  const policy = (previews: string[]) => headersFile({ scripts: [], backend: "https://p.supabase.co", previews });
  expect(policy(["https://previews.example.com"])).toMatch(
    /connect-src 'self' https:\/\/p\.supabase\.co https:\/\/previews\.example\.com; frame-src https:\/\/previews\.example\.com;/,
  );
  expect(policy([])).not.toContain("frame-src");
});

test("a line that the host would ignore stops the build", () => {
  const scripts = Array.from({ length: 40 }, (_, index) => `sha256-${String(index).padEnd(44, "a")}`);
  expect(() => headersFile({ scripts, backend: "https://p.supabase.co" })).toThrow("too long");
});

test("the service worker is asked for again at every visit", () => {
  expect(headersFile({ scripts: [], backend: "https://p.supabase.co" })).toContain("/sw.js\n  Cache-Control: no-cache");
});
