import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { QuoteLine } from "#domain/enquiries/quote-list.ts";
import { onRequestPost } from "../../../functions/api/quote-document.ts";
import { rateLimiter } from "../../../functions/lib/rate-limit.ts";
import { prepareDownloads } from "../../../scripts/pipeline/documents/prepare.ts";
import { inArabicToo, pictures, snapshotOf } from "../../support/content/documents.ts";

const folder = mkdtempSync(join(tmpdir(), "plantroom-quote-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of a release, by address. */
const files = new Map<string, string>();
beforeAll(async () => {
  const products = [
    { slug: "cooler", name: "Cooler" },
    { slug: "fan", name: "Fan coil" },
  ];
  const snapshot = inArabicToo(snapshotOf(products));
  const wanted = (address: string): boolean => !address.endsWith(".pdf");
  const release = await prepareDownloads(snapshot, pictures, { downloads: folder, media: folder }, { wanted });
  for (const { path, source } of release.files) files.set(`/${path}`, source);
});

const env = {
  ASSETS: {
    fetch: async (address: URL) => {
      const source = files.get(address.pathname);
      return source ? new Response(readFileSync(source)) : new Response("Not found", { status: 404 });
    },
  },
};
const line = (slug: string, more: Partial<QuoteLine> = {}): QuoteLine => ({
  slug,
  name: "",
  quantity: 1,
  note: "",
  ...more,
});

async function draw(lines: unknown, who = crypto.randomUUID(), language: unknown = undefined): Promise<Response> {
  return onRequestPost({
    request: new Request("https://plantroom.example/api/quote-document", {
      method: "POST",
      headers: { "cf-connecting-ip": who },
      body: JSON.stringify({ lines, language }),
    }),
    env,
    next: async () => new Response("Not found", { status: 404 }),
    waitUntil: () => undefined,
  });
}

test("a list becomes a PDF, with products that are gone and notes in any script", async () => {
  const answer = await draw([
    line("cooler", { quantity: 1200, note: "على السطح 水 <b>" }),
    line("fan", { note: "x".repeat(300) }),
    line("gone", { name: "Gone chiller" }),
  ]);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(/^attachment; filename="quote-list-\d{4}-\d\d-\d\d\.pdf"$/),
    "cache-control": "no-store",
  });
  const text = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(text.startsWith("%PDF-1.7")).toBe(true);
});

test.each([
  ["ar", "ar-EG"],
  ["en", "en-GB"],
  ["xx", "en-GB"],
])("a list that is asked for in %s is in %s", async (language, expected) => {
  const answer = await draw([line("cooler", { note: "note" })], undefined, language);
  expect(Buffer.from(await answer.arrayBuffer()).toString("latin1")).toContain(`/Lang (${expected})`);
});

test("the longest list has several pages", async () => {
  const lines = Array.from({ length: 50 }, (_, index) =>
    line(index === 0 ? "cooler" : `gone-${index}`, {
      name: "word ".repeat(40).trim(),
      note: "word ".repeat(60).trim(),
    }),
  );
  const text = Buffer.from(await (await draw(lines)).arrayBuffer()).toString("latin1");
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(4);
});

test.each<[string, unknown, number]>([
  ["nothing", null, 422],
  ["an empty list", [], 422],
  ["a list without end", Array.from({ length: 51 }, (_, index) => line(`unit-${index}`)), 422],
  ["something else", [{ slug: "cooler" }], 422],
  ["a body without end", [line("cooler", { note: "x".repeat(90_000) })], 413],
  ["products that nobody knows", [line("gone")], 404],
])("%s is refused", async (_name, lines, status) => {
  const answer = await draw(lines);
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { error: string }).error).toMatch(/\.$/);
});

test("one visitor gets a limited number in ten minutes; another one is not refused", async () => {
  const who = crypto.randomUUID();
  const statuses = new Set<number>();
  for (let n = 0; n < 20; n += 1) statuses.add((await draw([line("gone")], who)).status);
  expect([...statuses]).toEqual([404]);
  expect((await draw([line("cooler")], who)).status).toBe(429);
  expect((await draw([line("gone")])).status).toBe(404);
});

test("requests are counted by who asks and within a time, also when the clock goes back", () => {
  const isTooOften = rateLimiter(2, 1);
  const at = (second: number, who = "a") => isTooOften(who, second * 1000);
  expect([at(0), at(1), at(2), at(2, "b"), at(61), at(62), at(-30)]).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("a subscriber cannot go on from another IPv6 address of the same network", () => {
  const isTooOften = rateLimiter(1, 1);
  expect(
    ["2001:db8::1", "2001:db8::2", "2001:db8:0:0:ff::3", "2001:db8:1::1"].map((address) => isTooOften(address, 0)),
  ).toEqual([false, true, true, false]);
});
