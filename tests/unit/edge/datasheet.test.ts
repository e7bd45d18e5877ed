import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { onRequestGet, onRequestHead } from "../../../functions/downloads/products/[file].ts";
import type { EdgeFunction } from "../../../functions/lib/edge-function.ts";
import { prepareDownloads } from "../../../scripts/pipeline/documents/prepare.ts";
import { DRAWING, inArabicToo, pictures, snapshotOf } from "../../support/content/documents.ts";

const SITE = "https://plantroom.example";
const folder = mkdtempSync(join(tmpdir(), "plantroom-datasheet-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of a release, by address, and those that were asked for. */
const files = new Map<string, string>();
const asked: string[] = [];
beforeAll(async () => {
  const products = [
    { slug: "cooler", images: [{ url: DRAWING, alt: "A cooler" }], features: ["Quiet"] },
    { slug: "broken", description: null as unknown as string },
    { slug: "مبرد", name: "مبرد" },
  ];
  const snapshot = inArabicToo(snapshotOf(products));
  const wanted = (address: string): boolean => !address.endsWith(".pdf");
  const release = await prepareDownloads(snapshot, pictures, { downloads: folder, media: folder }, { wanted });
  expect(release.faults).toEqual([]);
  expect(release.answered).toContain("/downloads/products/cooler.pdf");
  for (const { path, source } of release.files) files.set(`/${path}`, source);
});

const env = {
  ASSETS: {
    fetch: async (address: URL) => {
      const source = files.get(address.pathname);
      asked.push(address.pathname);
      if (address.pathname.endsWith("/products/old-cooler"))
        return new Response(null, { status: 301, headers: { location: address.pathname.replace("old-", "") } });
      return source ? new Response(readFileSync(source)) : new Response("Not found", { status: 404 });
    },
  },
};

/** The cache of the edge, which keeps what it is given. */
function edgeCache(): void {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (key: URL) => kept.get(key.href)?.clone(),
    put: async (key: URL, answer: Response) => void kept.set(key.href, answer),
  };
  vi.stubGlobal("caches", { default: cache });
}
afterEach(() => vi.unstubAllGlobals());

async function call(handler: EdgeFunction, path: string, headers: HeadersInit = {}): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const answer = await handler({
    request: new Request(new URL(path, SITE), { headers }),
    env,
    next: async () => new Response("The page that says so", { status: 404 }),
    waitUntil: (promise) => void work.push(promise),
  });
  await Promise.all(work);
  return answer;
}
const isPdf = async (answer: Response): Promise<boolean> =>
  Buffer.from(await answer.arrayBuffer())
    .toString("latin1")
    .startsWith("%PDF-1.7");

test("a datasheet is drawn with its picture, and answered as a file is", async () => {
  asked.length = 0;
  const answer = await call(onRequestGet, "/downloads/products/cooler.pdf");
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "public, max-age=0, must-revalidate",
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect(answer.headers.get("content-disposition")).toBeNull();
  expect(await isPdf(answer)).toBe(true);
  expect(asked).toContainEqual(expect.stringMatching(/^\/media\/.*\.png$/));
  // Latin texts need three of the fonts.
  expect(asked.filter((path) => path.startsWith("/data/fonts/"))).toHaveLength(3);
});

test.each(["/downloads/products/%63ooler.pdf", "/downloads/products/%D9%85%D8%A8%D8%B1%D8%AF.pdf"])(
  "the address %s may be escaped",
  async (path) => {
    const answer = await call(onRequestGet, path);
    expect(answer.status).toBe(200);
    expect(await isPdf(answer)).toBe(true);
  },
);

test.each(["nothing.pdf", "constructor.pdf", "%E0.pdf", "cooler", "cooler.pdf.html"])(
  "%s is answered with the page of unknown addresses",
  async (name) => {
    const answer = await call(onRequestGet, `/downloads/products/${name}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("The page that says so");
  },
);

test("a datasheet that the build has made is passed on", async () => {
  const nothing = { ASSETS: { fetch: async () => new Response("Not found", { status: 404 }) } };
  const answer = await onRequestGet({
    request: new Request(new URL("/downloads/products/cooler.pdf", SITE)),
    env: nothing,
    next: async () => new Response("%PDF-1.7 of the build"),
    waitUntil: () => undefined,
  });
  expect(await answer.text()).toBe("%PDF-1.7 of the build");
});

test("the old address of a renamed product leads to its datasheet", async () => {
  const answer = await call(onRequestGet, "/downloads/products/old-cooler.pdf");
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/downloads/products/cooler.pdf"]);
});

test("the same datasheet in Arabic has its own data", async () => {
  asked.length = 0;
  const answer = await call(onRequestGet, "/ar/downloads/products/cooler.pdf");
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).toString("latin1")).toContain("/Lang (ar-EG)");
  expect(asked.filter((path) => path.includes("/data/datasheets/"))).toEqual([expect.stringMatching(/^\/ar\//)]);
  const inEnglish = await call(onRequestGet, "/downloads/products/cooler.pdf");
  expect(answer.headers.get("etag")).not.toBe(inEnglish.headers.get("etag"));
  const renamed = await call(onRequestGet, "/ar/downloads/products/old-cooler.pdf");
  expect(renamed.headers.get("location")).toBe("/ar/downloads/products/cooler.pdf");
});

test("HEAD tells the size without a body", async () => {
  const [whole, head] = [
    await call(onRequestGet, "/downloads/products/cooler.pdf"),
    await call(onRequestHead, "/downloads/products/cooler.pdf"),
  ];
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  expect(head.headers.get("content-length")).toBe(String((await whole.arrayBuffer()).byteLength));
  expect(head.headers.get("etag")).toBe(whole.headers.get("etag"));
});

test("a browser that has it cached gets 304 without drawing", async () => {
  const tag = (await call(onRequestGet, "/downloads/products/cooler.pdf")).headers.get("etag") ?? "";
  asked.length = 0;
  for (const known of [tag, `"other", W/${tag}`]) {
    const answer = await call(onRequestGet, "/downloads/products/cooler.pdf", { "if-none-match": known });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe("");
  }
  expect(asked.filter((path) => !path.startsWith("/data/datasheets/"))).toEqual([]);
});

test("the edge keeps what was drawn", async () => {
  edgeCache();
  const first = await (await call(onRequestGet, "/downloads/products/cooler.pdf")).arrayBuffer();
  asked.length = 0;
  const second = await call(onRequestGet, "/downloads/products/cooler.pdf?again");
  expect(second.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(Buffer.from(await second.arrayBuffer()).equals(Buffer.from(first))).toBe(true);
  expect(asked.filter((path) => path.startsWith("/media/"))).toEqual([]);
});

test("a fault while drawing is logged and answered in words, not with half a file", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = await call(onRequestGet, "/downloads/products/broken.pdf");
  expect(answer.status).toBe(500);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(await answer.text()).toContain("could not be made");
  expect(log).toHaveBeenCalledWith("/downloads/products/broken.pdf could not be made", expect.any(Error));
  log.mockRestore();
});
