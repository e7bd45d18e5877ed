import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Request } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderAnswers } from "../../../scripts/edge/wrangler.ts";

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
