import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Request, Response } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compatibilityOf, folderAnswers, startWorker } from "../../../scripts/edge/wrangler.ts";

/* Undocumented behaviour of Wrangler that this project depends on. */

let folder: string;
/** Writes a file into the folder of this test. */
function file(path: string, text: string): string {
  const full = join(folder, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
  return full;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "plantroom-wrangler-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the settings of the runtime are read from a file of Pages", async () => {
  const settings = `{ "name": "a", "pages_build_output_dir": "dist", "compatibility_date": "2026-10-01", "compatibility_flags": ["nodejs_compat"] } // as ours`;
  expect(await compatibilityOf(file("wrangler.jsonc", settings))).toEqual({
    date: "2026-10-01",
    flags: ["nodejs_compat"],
  });
});

test("a folder answers with its files, redirects and headers, and with a fault below a file", async () => {
  file("site/_redirects", "/old /new 301\n");
  file("site/_headers", "/*\n  X-Rules: ours\n");
  file("site/new.html", "The new page");
  file("site/404.html", "Nothing here");
  file("site/logo.svg", "<svg/>");
  const ending = new AbortController();
  const answer = await folderAnswers(join(folder, "site"), ending.signal);
  const got = await Promise.all(
    ["/new", "/old", "/nothing", "/logo.svg/large"].map((path) => answer(new Request(`http://site.test${path}`))),
  );
  ending.abort();
  expect(got.map(({ status }) => status)).toEqual([200, 301, 404, 502]);
  expect([got[0]?.headers.get("x-rules"), got[1]?.headers.get("location")]).toEqual(["ours", "/new"]);
});

test("a program runs with the bindings that it is given, says where, and ends", async () => {
  const entrypoint = file(
    "index.js",
    `export default { fetch: async (request, { NAME, ASSETS }) =>
      new Response(NAME + " " + await (await ASSETS.fetch("http://site.test/page")).text()) };`,
  );
  const worker = await startWorker({
    name: "contract",
    config: file("runtime/wrangler.jsonc", `{ "name": "a", "compatibility_date": "2026-10-01" }`),
    entrypoint,
    envFiles: [],
    bindings: {
      NAME: { type: "plain_text", value: "Office" },
      ASSETS: { type: "fetcher", fetcher: async (request: Request) => new Response(new URL(request.url).pathname) },
    },
    dev: {
      watch: false,
      inspector: false,
      logLevel: "warn",
      server: { hostname: "127.0.0.1", port: 0 },
      persist: false,
    },
  });
  await worker.ready;
  expect(await (await worker.fetch("http://127.0.0.1/")).text()).toBe("Office /page");
  const { port } = await worker.url;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("Office /page");
  await worker.dispose();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
