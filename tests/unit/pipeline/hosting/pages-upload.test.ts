import { execFile } from "node:child_process";
import { linkSync, mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MOVED_FILE } from "#domain/publishing/release-data-files.ts";
import { prepareHostFunctions, ROUTES, type HostFunctions } from "../../../../scripts/edge/functions-worker.ts";
import { pagesUpload } from "../../../../scripts/pipeline/hosting/pages-upload.ts";
import { PROJECT_ROOT } from "../../../../scripts/stack/environment.ts";
import { QUIET } from "../../../../scripts/stack/stack.ts";
import { PagesHost } from "../../../support/processes/pages-host.ts";

const FUNCTIONS: HostFunctions = {
  files: { "_worker.bundle": Buffer.from("The functions"), "_routes.json": Buffer.from("{}") },
  fields: { wrangler_config_hash: "0", pages_build_output_dir: "dist" },
};
const PAGES: Record<string, string> = {
  "index.html": "Home",
  "products/pump.html": "A pump",
  "products/fan.html": "A fan",
  "styles.css": "body {}",
  _headers: "/*\n  X-Frame-Options: DENY\n",
  _redirects: "/old /new 301\n",
};

let host: PagesHost;
let folder: string;
let releases = 0;

/** A release with these files; those that `before` has, too, are hard links to it. */
function release(pages: Record<string, string>, before?: string): string {
  const made = join(folder, String((releases += 1)));
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(made, path)), { recursive: true });
    if (before && text === PAGES[path]) linkSync(join(before, path), join(made, path));
    else writeFileSync(join(made, path), text);
  }
  return made;
}

beforeEach(async () => {
  host = await new PagesHost().start();
  folder = mkdtempSync(join(tmpdir(), "plantroom-hosting-"));
});
afterEach(() => {
  host.stop();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

test("the first deployment sends every file, the next only those that changed", async () => {
  const upload = pagesUpload(host.project);
  const first = release(PAGES);
  expect(await upload(first, FUNCTIONS)).toEqual({ files: 4, sent: 4 });
  expect(host.file("/products/pump.html")).toBe("A pump");
  const { form, manifest } = host.deployments[0] ?? { form: {}, manifest: {} };
  expect(Object.keys(manifest).sort()).toEqual([
    "/index.html",
    "/products/fan.html",
    "/products/pump.html",
    "/styles.css",
  ]);
  expect(form).toMatchObject({ ...FUNCTIONS.fields, _headers: PAGES["_headers"], _redirects: PAGES["_redirects"] });
  expect(form["_worker.bundle"]).toBe("The functions");

  host.sent = [];
  const second = release({ ...PAGES, "products/pump.html": "A better pump" }, first);
  expect(await upload(second, FUNCTIONS)).toEqual({ files: 4, sent: 1 });
  expect(host.sent).toHaveLength(1);
  expect([host.file("/products/pump.html"), host.file("/products/fan.html")]).toEqual(["A better pump", "A fan"]);
});

test("files that did not change are not read again", async () => {
  const upload = pagesUpload(host.project);
  const first = release(PAGES);
  const file = join(first, "styles.css");
  const time = new Date("2026-11-22T10:00:00Z");
  utimesSync(file, time, time);
  await upload(first, FUNCTIONS);
  // The same inode, time and size: only reading the file shows that its text has changed.
  writeFileSync(file, "main {}");
  utimesSync(file, time, time);
  expect(await upload(first, FUNCTIONS)).toEqual({ files: 4, sent: 0 });
});

test("a call that is cut off or finds the host busy is made again; a new process sends only what is missing", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true, advanceTimeDelta: 500 });
  let faults = 0;
  host.onCall = (path) => {
    if (path.endsWith("/upload") && (faults += 1) === 1) return "cut";
    return path.endsWith("/deployments") && (faults += 1) === 3 ? 503 : undefined;
  };
  expect(await pagesUpload(host.project)(release(PAGES), FUNCTIONS)).toEqual({ files: 4, sent: 4 });

  // Killed after the files were sent and before the deployment was made.
  host.onCall = (path) => (path.endsWith("/deployments") ? 400 : undefined);
  const next = release({ ...PAGES, "index.html": "New home" });
  await expect(pagesUpload(host.project)(next, FUNCTIONS)).rejects.toThrow("Cloudflare refused the release");
  expect([host.deployments.length, host.file("/index.html")]).toEqual([1, "Home"]);
  host.onCall = () => undefined;
  expect(await pagesUpload(host.project)(next, FUNCTIONS)).toEqual({ files: 4, sent: 0 });
  expect(host.file("/index.html")).toBe("New home");
});

test("an upload token that ends in between is renewed", async () => {
  host.onCall = (path) => {
    if (path.endsWith("/upload") && host.calls.filter((call) => call.endsWith("/upload-token")).length === 1)
      host.endUploadTokens();
    return undefined;
  };
  expect(await pagesUpload(host.project)(release(PAGES), FUNCTIONS)).toEqual({ files: 4, sent: 4 });
});

test.each([
  [{ token: "wrong" }, /does not accept CLOUDFLARE_API_TOKEN \(Authentication error\).*“Cloudflare Pages: Edit”/],
  [{ project: "another" }, /no Pages project “another”/],
])("with %j nothing is uploaded, and the reason can be understood", async (wrong, reason) => {
  await expect(pagesUpload({ ...host.project, ...wrong })(release(PAGES), FUNCTIONS)).rejects.toThrow(reason);
  expect(host.sent).toEqual([]);
});

test("more files than the plan takes, or one that is too large, are refused before anything is sent", async () => {
  host.maxFiles = 3;
  const made = release(PAGES);
  await expect(pagesUpload(host.project)(made, FUNCTIONS)).rejects.toThrow(
    "The site has 4 files, and this plan of Cloudflare Pages takes 3. Nothing was uploaded.",
  );
  host.maxFiles = 100_000;
  writeFileSync(join(made, "datasheet.pdf"), "");
  truncateSync(join(made, "datasheet.pdf"), 25 * 1024 * 1024 + 1);
  await expect(pagesUpload(host.project)(made, FUNCTIONS)).rejects.toThrow(/^\/datasheet\.pdf has 25\.0 MiB/);
  expect([host.sent, host.deployments]).toEqual([[], []]);
});

/** Wrangler's own upload is not used because it is slow; an update that changes what it sends fails here. */
test("what is sent is what Wrangler sends", async () => {
  const made = release({ ...PAGES, [MOVED_FILE]: "{}" });
  await pagesUpload(host.project)(made, await prepareHostFunctions(folder, made));
  host.sent = [];
  const wrangler = join(PROJECT_ROOT, "node_modules/wrangler/bin/wrangler.js");
  await promisify(execFile)(process.execPath, [wrangler, "pages", "deploy", made, "--project-name", "plantroom"], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...QUIET, ...host.variables, CI: "1", HOME: folder, WRANGLER_CACHE_DIR: folder },
  });
  const [ours, theirs] = host.deployments;
  expect(host.sent).toEqual([]);
  expect(ours?.manifest).toEqual(theirs?.manifest);
  const named = Object.keys(theirs?.form ?? {}).filter((name) => !/^commit_|^branch$/.test(name));
  expect(Object.keys(ours?.form ?? {}).sort()).toEqual(named.sort());
  const plain = ["_headers", "_redirects", "functions-filepath-routing-config.json", "wrangler_config_hash"];
  for (const name of [...plain, "pages_build_output_dir"])
    expect([name, ours?.form[name]]).toEqual([name, theirs?.form[name]]);
  expect(JSON.parse(ours?.form[ROUTES] ?? "")).toEqual(JSON.parse(theirs?.form[ROUTES] ?? "{}"));
  expect(program(ours?.form["_worker.bundle"])).toMatchObject({ compatibility_flags: ["nodejs_compat"] });
  expect(program(ours?.form["_worker.bundle"])).toEqual(program(theirs?.form["_worker.bundle"]));
}, 120_000);

/** The settings of the functions, which are in the bundle's first part. */
function program(bundle = ""): unknown {
  const [, metadata = ""] = /name="metadata"\r\n\r\n(.*)\r\n/.exec(bundle) ?? [];
  return { ...(JSON.parse(metadata) as object), main_module: "" };
}
