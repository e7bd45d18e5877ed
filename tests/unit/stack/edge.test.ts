import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Request, type Response } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startFunctions } from "../../../scripts/edge/functions.ts";
import { staticFiles, type StaticFiles } from "../../../scripts/edge/static-files.ts";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";
import { QUIET } from "../../../scripts/stack/stack.ts";

const SITE = "http://site.test";
let data: string;
let files: StaticFiles;
const live = (): string => join(data, "live");

/** A release with these files, which the link `live` leads to afterwards. */
function release(name: string, contents: Record<string, string>): void {
  mkdirSync(join(data, name));
  for (const [file, text] of Object.entries(contents)) writeFileSync(join(data, name, file), text);
  goLive(name);
}
function goLive(name: string): void {
  symlinkSync(name, join(data, "next"));
  renameSync(join(data, "next"), live());
}
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  files.answer(new Request(SITE + path, { headers }));

beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), "plantroom-edge-"));
  release("first", {
    _headers: "/*\n  X-Rules: first\n",
    _redirects: "/old /new 301\n",
    "404.html": "Nothing here",
    "new.html": "The new page",
    "logo.svg": "<svg/>",
  });
  files = staticFiles(live());
});
afterAll(() => {
  files.stop();
  rmSync(data, { recursive: true, force: true });
});

describe("files of the live release", () => {
  test("pages have no extension, unknown addresses get 404.html, and the rules are not served as files", async () => {
    const page = await get("/new");
    expect([page.status, await page.text()]).toEqual([200, "The new page"]);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect((await get("/logo.svg")).headers.get("content-type")).toBe("image/svg+xml");
    for (const path of ["/nothing", "/_headers", "/_redirects", "/logo.svg/large", "/..%2f..%2fetc%2fpasswd"]) {
      const missing = await get(path);
      expect([missing.status, await missing.text()]).toEqual([404, "Nothing here"]);
    }
  });

  test("redirects and headers of the release hold", async () => {
    const moved = await get("/old");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/new"]);
    expect((await get("/new")).headers.get("x-rules")).toBe("first");
  });

  test("an unchanged file is not sent twice", async () => {
    const etag = (await get("/new")).headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    expect((await get("/new", { "if-none-match": etag })).status).toBe(304);
  });

  test("a release with other rules is followed, and so is one that shares them", async () => {
    release("second", { _headers: "/*\n  X-Rules: second\n", _redirects: "/old /newer 301\n", "new.html": "Two" });
    await expect.poll(async () => (await get("/new")).headers.get("x-rules")).toBe("second");
    expect((await get("/old")).headers.get("location")).toBe("/newer");

    mkdirSync(join(data, "third"));
    for (const rules of ["_headers", "_redirects"]) linkSync(join(data, "second", rules), join(data, "third", rules));
    writeFileSync(join(data, "third", "new.html"), "Three");
    goLive("third");
    expect(await (await get("/new")).text()).toBe("Three");
    expect((await get("/new")).headers.get("x-rules")).toBe("second");
  });
});

test("functions see their variables and nothing else of this machine; what they pass on is answered by the files", async () => {
  const script = join(data, "index.js");
  writeFileSync(
    script,
    `export default { async fetch(request, env) {
      if (new URL(request.url).pathname === "/page") return env.ASSETS.fetch(new Request("${SITE}/new"));
      return Response.json({ names: Object.keys(env).sort(), sender: request.headers.get("cf-connecting-ip") });
    } };`,
  );
  const functions = await startFunctions({ script, variables: { SECRET: "value" }, files: files.answer });
  try {
    const at = (path: string) =>
      fetch(`http://127.0.0.1:${functions.port}${path}`, { headers: { "cf-connecting-ip": "203.0.113.7" } });
    expect(await (await at("/")).json()).toEqual({ names: ["ASSETS", "SECRET"], sender: "203.0.113.7" });
    expect(await (await at("/page")).text()).toBe("Three");
  } finally {
    await functions.stop();
  }
});

test("the runtime of the functions ends with the process that started it, even if that is killed", async () => {
  const script = join(data, "killed.js");
  writeFileSync(script, "export default { fetch: () => new Response() };");
  const starting = `
    const { startFunctions } = await import(${JSON.stringify(join(PROJECT_ROOT, "scripts/edge/functions.ts"))});
    await startFunctions({ script: ${JSON.stringify(script)}, variables: {}, files: async () => new Response() });
    process.send("ready");
    setInterval(() => undefined, 1000);`;
  const owner = spawn(process.execPath, ["--input-type=module", "-e", starting], {
    cwd: PROJECT_ROOT,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: { ...process.env, ...QUIET },
  });
  await once(owner, "message");
  const runtime = spawnSync("pgrep", ["-P", String(owner.pid), "workerd"], { encoding: "utf8" }).stdout.match(/\d+/g);
  expect(runtime).not.toBeNull();
  owner.kill("SIGKILL");
  const left = () => runtime?.filter((pid) => isRunning(Number(pid)));
  await expect.poll(left).toEqual([]);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
