import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#db/client.ts";
import { takeIn } from "../../../scripts/build/pictures.ts";
import { openWorkspace } from "../../../scripts/build/workspace.ts";

const folder = mkdtempSync(join(tmpdir(), "plantroom-pictures-"));
const workspace = openWorkspace(folder);
const stored = new Map<string, Uint8Array<ArrayBuffer>>();
/** A storage that answers as the real one does for a public bucket. */
const storage = createServer((request, response) => {
  const bytes = stored.get(request.url?.split("/").at(-1) ?? "");
  response.writeHead(bytes ? 200 : 400, { "content-type": bytes ? "image/png" : "application/json" });
  response.end(bytes ?? JSON.stringify({ statusCode: "404", error: "not_found", message: "Object not found" }));
});
let url = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => storage.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
});
afterAll(() => {
  storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const address = (name: string): string => `${url}/storage/v1/object/public/media/${name}`;
const png = async (colour: string) => new Uint8Array(await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } }).png().toBuffer());

/** Where the build serves the pictures of a product, and what it says of those it leaves out. */
async function served(...addresses: string[]) {
  const warnings: string[] = [];
  const sources = { client: connect(url, "key"), supabaseUrl: url, workspace, warn: (text: string) => warnings.push(text) };
  return { of: await Promise.all(addresses.map((picture) => takeIn(picture, sources))), warnings };
}

test("a stored picture is served from the site, in sizes", async () => {
  stored.set("red.png", await png("red"));
  const { of, warnings } = await served(address("red.png"));
  expect(of[0]).toMatchObject({ width: 400, height: 300, sizes: [{ width: 320 }, { width: 400 }] });
  expect(of[0]?.src).toMatch(/^\/media\/.+-400\.webp$/);
  expect(warnings).toEqual([]);
});

test("what is missing, no picture, damaged or outside the public folder is left out and named; nothing links to it", async () => {
  const whole = await png("blue");
  stored.set("text.png", new TextEncoder().encode("no picture"));
  stored.set("damaged.png", whole.slice(0, 60));
  stored.set("drawing.svg", new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  const bad = [
    address("gone.png"),
    address("text.png"),
    address("damaged.png"),
    address("drawing.svg"),
    "/pictures/none.png",
    "/50%off.png",
    "/../package.png",
    "data:image/png;base64,AAAA",
  ];
  const { of, warnings } = await served(...bad);
  expect(of).toEqual(bad.map(() => null));
  expect(warnings).toHaveLength(bad.length);
});

test("a picture at another address is linked, never fetched", async () => {
  expect(await served("https://elsewhere.example/a.png")).toEqual({ of: [undefined], warnings: [] });
});
