import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Request, Response } from "miniflare";
import { expect, test } from "vitest";
import { compressed } from "../../../scripts/edge/compressed.ts";

const TEXT = "A chiller cools water. ".repeat(100);
const answer = compressed(async ({ url, headers }) => {
  const { pathname } = new URL(url);
  if (headers.get("if-none-match")) return new Response(null, { status: 304 });
  const type = pathname.endsWith(".webp") ? "image/webp" : "text/html; charset=utf-8";
  return new Response(TEXT, { headers: { "content-type": type, etag: '"abc"' } });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await answer(new Request(`http://site.test${path}`, { headers }));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

test("texts are compressed in the best way that the browser takes", async () => {
  const brotli = await get("/page", { "accept-encoding": "gzip, deflate, br" });
  expect(brotli.response.headers.get("content-encoding")).toBe("br");
  expect(brotli.response.headers.get("content-length")).toBe(String(brotli.bytes.length));
  expect(brotli.bytes.length).toBeLessThan(TEXT.length / 10);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(TEXT);
  const gzip = await get("/page", { "accept-encoding": "gzip" });
  expect(gunzipSync(gzip.bytes).toString()).toBe(TEXT);
  // The bytes differ from those of the file.
  expect(gzip.response.headers.get("etag")).toBe('W/"abc"');
  expect(gzip.response.headers.get("vary")).toBe("Accept-Encoding");
});

test("a file that was compressed before is answered with the same bytes, while it is the same file", async () => {
  const first = await get("/again", { "accept-encoding": "br" });
  const second = await get("/again", { "accept-encoding": "br" });
  expect(second.bytes.equals(first.bytes)).toBe(true);
});

test("pictures, browsers that take no compression and answers without a body stay as they are", async () => {
  const picture = await get("/a.webp", { "accept-encoding": "br" });
  expect([picture.response.headers.get("content-encoding"), picture.bytes.toString()]).toEqual([null, TEXT]);
  expect((await get("/page")).bytes.toString()).toBe(TEXT);
  const same = await get("/page", { "accept-encoding": "br", "if-none-match": 'W/"abc"' });
  expect([same.response.status, same.bytes.length]).toEqual([304, 0]);
});

test("files that are named by their content are compressed better", async () => {
  const words = Array.from(
    { length: 2000 },
    (_, index) => `Unit ${(index * 7919) % 1000} cools ${index % 37} kW.`,
  ).join(" ");
  const varied = compressed(
    async () => new Response(words, { headers: { "content-type": "text/css", etag: '"abc"' } }),
  );
  const sizeAt = async (path: string) => {
    const response = await varied(new Request(`http://site.test${path}`, { headers: { "accept-encoding": "br" } }));
    return (await response.arrayBuffer()).byteLength;
  };
  expect(await sizeAt("/_astro/look.a1b2.css")).toBeLessThan(await sizeAt("/look.css"));
});
