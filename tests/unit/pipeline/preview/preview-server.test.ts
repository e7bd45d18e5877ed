import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptPreviews, type Found } from "../../../../scripts/pipeline/preview/kept-previews.ts";
import { PLACE_OF_MARK } from "../../../../scripts/pipeline/preview/preview-page.ts";
import { previewServer } from "../../../../scripts/pipeline/preview/preview-server.ts";
import { TooManyOrders, type PreviewAnswer } from "../../../../scripts/pipeline/preview/preview-thread.ts";

/* What the server answers to whom. The pages are of a renderer that knows two; the real ones are in e2e/administration/preview. */

const SITE = "https://www.example.com";
const TOKEN = "a".repeat(64);
const PAGES: Record<string, string> = { "/": "Home", "/products/pump": "<script>alert(1)</script>" };
/** As Astro writes it into an attribute. */
const DESCRIPTION = "A <body><style>p { display: none }</style></head> of a pump";
const root = mkdtempSync(join(tmpdir(), "plantroom-preview-"));
const logged: string[] = [];
const kept = keptPreviews();
let linked: Found = null;
let server: Server;
let base = "";

function file(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const versions = new Set<string>();
/** In whose turns the pages were rendered. */
const turns = new Set<string>();
const render = ({ path, version }: { path: string | null; version: string }): PreviewAnswer => {
  versions.add(version);
  if (path === null) return { page: version === "draft forged" ? "//evil.example" : "/products/pump" };
  if (path === "/often") throw new TooManyOrders();
  if (path === "/broken") return { fault: "The secret draft is broken." };
  if (path === "/forged") return { moved: "//evil.example\r\n" };
  if (path === "/old") return { moved: "/products/pump" };
  if (path === "/data/products.json") return { text: "{}" };
  const text = path === "/404" ? "Not found" : PAGES[path];
  return text === undefined
    ? { nothing: true }
    : {
        html: `<html><meta content="${DESCRIPTION}"><body>${PLACE_OF_MARK}<p>${text}</p></body></html>`,
        status: path === "/404" ? 404 : 200,
        scripts: ["sha256-a"],
        hidden: false,
      };
};

beforeAll(async () => {
  file("release/_astro/page.js", "run()");
  file("release/favicon.svg", "<svg/>");
  file("release/products/pump.html", "The live page");
  file("release/_headers", "/*");
  file("release/sw.js", "worker()");
  file("state.json", "secret");
  symlinkSync("../state.json", join(root, "release", "pictures"));
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  server.on(
    "request",
    previewServer({
      place: base,
      hosts: [`127.0.0.1:${port}`, `localhost:${port}`],
      administrations: [SITE],
      find: async (key) => {
        if (key === TOKEN) return linked;
        const shown = kept.find(key);
        return shown && "form" in shown ? shown.form : null;
      },
      keep: kept.keep,
      may: async (token) => (token === "of-a-writer" ? "a writer" : null),
      thread: { ask: async (order, by) => (turns.add(by), render(order)), stop: async () => undefined },
      folders: () => [join(root, "release")],
      log: (text) => void logged.push(text),
    }),
  );
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers, redirect: "manual" });
const FORM = {
  name: "Secret pump",
  row: { table: "products", record: "p", before: {}, after: { name: "Secret pump" } },
};
const ROWS = Buffer.from(JSON.stringify([FORM.row]));
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${base}/api/preview`, {
    method: "POST",
    headers: { origin: SITE, authorization: "Bearer of-a-writer", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
/** Opens what a form holds, and answers the cookie. */
async function opened(path = ""): Promise<{ cookie: string; location: string | null }> {
  const { key } = (await (await post(FORM)).json()) as { key: string };
  const answer = await get(`/api/preview/${key}${path}`);
  expect(answer.status).toBe(303);
  return { cookie: answer.headers.get("set-cookie") ?? "", location: answer.headers.get("location") };
}

test("all that one account looks at takes the turns of that account", async () => {
  turns.clear();
  await Promise.all([opened(), opened(), opened()]);
  expect([...turns]).toEqual(["a writer"]);
});

describe("a form", () => {
  test("is taken from a writer at the administration only", async () => {
    expect((await post(FORM)).status).toBe(200);
    expect((await post(FORM)).headers.get("access-control-allow-origin")).toBe(SITE);
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { authorization: "Bearer of-a-stranger" },
      { authorization: "" },
    ] as Record<string, string>[]) {
      const answer = await post(FORM, headers);
      expect([answer.status, "key" in ((await answer.json()) as object)]).toEqual([403, false]);
    }
    const foreign = await post(FORM, { origin: "https://evil.example" });
    expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("may be asked for ahead by the administration, not by other pages", async () => {
    const ask = (origin: string) => fetch(`${base}/api/preview`, { method: "OPTIONS", headers: { origin } });
    expect((await ask(SITE)).headers.get("access-control-allow-headers")).toContain("authorization");
    expect((await ask("https://evil.example")).status).toBe(403);
  });

  test.each([
    "",
    "{",
    "[]",
    '{"name":"a"}',
    '{"subject":1}',
    '{"name":"a","row":{"table":"a","record":"b","after":1}}',
  ])("that is %s is refused", async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  test("whose values are too deep within each other is refused", async () => {
    const nested = (levels: number) => ({
      ...FORM,
      row: { ...FORM.row, after: { name: "Secret pump", x: "[".repeat(levels) + "]".repeat(levels) } },
    });
    const of = (levels: number) => post(JSON.stringify(nested(levels)).replace(/"(\[+\]+)"/, "$1"));
    expect((await of(60_000)).status).toBe(400);
    expect((await of(100)).status).toBe(200);
    expect((await post(nested(60_000))).status).toBe(200);
  });

  test("is refused while many others are being sent, and taken once they are not", async () => {
    const headers = { origin: SITE, authorization: "Bearer of-a-writer" };
    const sending = Array.from({ length: 20 }, () => request(`${base}/api/preview`, { method: "POST", headers }));
    const statuses = sending.map(
      (one) =>
        new Promise<number | "closed">((resolve) => {
          one.on("response", ({ statusCode }) => resolve(statusCode ?? 0)).on("error", () => resolve("closed"));
        }),
    );
    for (const one of sending) one.write("x".repeat(3_900_000));
    expect([503, "closed"]).toContain(await Promise.race(statuses));
    for (const one of sending) one.destroy();
    await expect.poll(async () => (await post(FORM)).status).toBe(200);
  });

  test("that is too large is refused", async () => {
    const row = { ...FORM.row, after: { name: "x".repeat(5_000_000) } };
    const status = await post({ ...FORM, row }).then(
      (answer) => answer.status,
      () => "closed",
    );
    expect([413, "closed"]).toContain(status);
  });
});

describe("a preview", () => {
  test("is opened by its key, which becomes a cookie that no script reads, at a page of the site", async () => {
    const { cookie, location } = await opened();
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(location).toBe("/products/pump");
    expect((await opened("?to=/products/pump%3Fa=b")).location).toBe("/products/pump?a=b");
    for (const to of ["https://evil.example/x", "//evil.example", "/.//evil.example/x", "javascript:alert(1)"])
      expect((await opened(`?to=${encodeURIComponent(to)}`)).location).toBe("/products/pump");
  });

  test("leads to no other site, whatever slugs are in it", async () => {
    linked = { what: "draft", version: "forged", name: "Pump", rows: ROWS, endsAt: null, by: "link" };
    const opening = await get(`/api/preview/${TOKEN}`);
    expect([opening.status, opening.headers.get("location")]).toEqual([303, "/"]);
    const moved = await get("/forged", { cookie: `plantroom-preview=${TOKEN}` });
    expect([moved.status, moved.headers.get("location")]).toEqual([302, "/"]);
    linked = null;
  });

  test("is marked, neither stored nor indexed nor told of, and runs only scripts of the site", async () => {
    const { cookie } = await opened();
    const answer = await get("/products/pump", { cookie });
    const text = await answer.text();
    expect(text).toMatch(/<body><aside [^>]*aria-label="Preview".*Secret pump.*Not saved, not published/s);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
      "content-security-policy": expect.stringMatching(
        /script-src 'self' 'wasm-unsafe-eval' 'sha256-a' 'sha256-[^']+';/,
      ),
    });
    expect(answer.headers.get("content-security-policy")).toContain(`frame-ancestors ${SITE}`);
    expect(answer.headers.get("x-frame-options")).toBeNull();
  });

  test("keeps what looks like tags in an attribute there: the mark is where the layout has its place", async () => {
    const { cookie } = await opened();
    const text = await (await get("/products/pump", { cookie })).text();
    expect(text).toMatch(/^<html><meta content="A <body><style>p [^"]* of a pump"><body><aside /);
    expect(text).not.toContain(PLACE_OF_MARK);
    expect(text.match(/<aside /g)).toHaveLength(1);
  });

  test("of a link may be in no frame, and says when it ends; a name is no markup", async () => {
    linked = {
      what: "draft",
      version: "1",
      name: "<b>Pump</b>",
      rows: ROWS,
      endsAt: "2026-12-03T14:00:00Z",
      by: "link",
    };
    const opening = await get(`/api/preview/${TOKEN}`);
    const answer = await get("/products/pump", { cookie: opening.headers.get("set-cookie") ?? "" });
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    const text = await answer.text();
    expect(text).toContain("of a draft: &lt;b&gt;Pump&lt;/b&gt;");
    expect(text).toContain("3 December 2026 at 14:00 UTC");

    linked = null;
    for (const path of ["/products/pump", "/data/products.json", `/api/preview/${TOKEN}`]) {
      const ended = await get(path, { cookie: `plantroom-preview=${TOKEN}` });
      expect([ended.status, (await ended.text()).includes("Pump")]).toEqual([410, false]);
    }
  });

  test("of a draft is another one than that of the plan with this draft alone", async () => {
    versions.clear();
    for (const what of ["draft", "plan"] as const) {
      linked = { what, version: "same", name: "Pump", rows: ROWS, endsAt: null, by: "link" };
      await get("/products/pump", { cookie: `plantroom-preview=${TOKEN}` });
    }
    linked = null;
    expect([...versions]).toEqual(["draft same", "plan same"]);
  });

  test("of a plan that is too large says so, in words for whoever has the link", async () => {
    linked = "too large";
    for (const path of [`/api/preview/${TOKEN}`, "/products/pump"]) {
      const answer = await get(path, { cookie: `plantroom-preview=${TOKEN}` });
      expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining("more than 16 MB")]);
    }
    linked = null;
  });

  test("shows the 404 page where the site has none, and nothing of the administration", async () => {
    const { cookie } = await opened();
    for (const path of ["/nowhere", "/admin", "/admin/products/1"])
      expect([path, (await get(path, { cookie })).status]).toEqual([path, 404]);
    expect((await get("/old", { cookie })).headers.get("location")).toBe("/products/pump");
  });

  test("of a page that cannot be rendered says so, and only the log says why", async () => {
    const { cookie } = await opened();
    const answer = await get("/broken", { cookie });
    expect([answer.status, (await answer.text()).includes("secret")]).toEqual([500, false]);
    expect(logged.join()).toContain("The secret draft is broken.");
  });

  test("that is asked for too often at once says so to its reader, and not to the log", async () => {
    const { cookie } = await opened();
    const lines = logged.length;
    const answer = await get("/often", { cookie });
    expect([answer.status, await answer.text()]).toEqual([
      429,
      expect.stringContaining("Please try again in a moment."),
    ]);
    expect(logged).toHaveLength(lines);
  });
});

describe("without a key", () => {
  test.each([
    "/",
    "/products/pump",
    "/data/products.json",
    "/api/preview/",
    `/api/preview/${"b".repeat(64)}`,
    "/admin",
  ])("%s answers nothing of a preview", async (path) => {
    await opened();
    for (const cookie of ["", "plantroom-preview=", "plantroom-preview=own-guess-of-somebody-else", "other=1"]) {
      const answer = await get(path, { cookie });
      expect([404, 410]).toContain(answer.status);
      expect(await answer.text()).not.toMatch(/Secret|pump|live page/);
      expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    }
  });

  test("the public files of the site are there, and no other", async () => {
    expect(await (await get("/_astro/page.js")).text()).toBe("run()");
    expect((await get("/favicon.svg")).headers.get("content-type")).toBe("image/svg+xml");
    for (const path of [
      "/products/pump.html",
      "/_headers",
      "/sw.js",
      "/pictures",
      "/../state.json",
      "/..%2fstate.json",
      "/_astro/..%2f..%2f..%2fstate.json",
      "/%2e%2e/state.json",
      "/..%5cstate.json",
      "/favicon.svg%00",
      "/%",
    ])
      expect([path, await raw(path)]).toEqual([path, expect.not.stringMatching(/secret|live page|worker\(\)/)]);
  });
});

test("it answers for its own names only", async () => {
  expect(await raw("/favicon.svg", { host: "evil.example" })).toMatch(/does not answer for that host/);
  expect(await raw("/favicon.svg", { host: new URL(base).host.replace("127.0.0.1", "localhost") })).toBe("<svg/>");
});

test("nothing is sent from a preview, in words for a script and for a page", async () => {
  const send = (accept: string) => fetch(`${base}/api/enquiry`, { method: "POST", headers: { accept }, body: "a=b" });
  expect(await (await send("application/json")).json()).toMatchObject({
    message: expect.stringMatching(/nothing is sent/),
  });
  expect(await (await send("text/html")).text()).toContain("<h1>Nothing was sent</h1>");
  expect((await send("text/html")).status).toBe(403);
});

/** A request whose path no client has tidied up. */
const raw = (path: string, headers: Record<string, string> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    request({ hostname, port, path, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => resolve(text));
    })
      .on("error", reject)
      .end();
  });
