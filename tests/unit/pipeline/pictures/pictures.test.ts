import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#db/client.ts";
import type { ServedPictures } from "#site/content/site-data.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { preparePictures, servedPicture } from "../../../../scripts/pipeline/pictures/pictures.ts";
import { openWorkspace } from "../../../../scripts/pipeline/content/workspace.ts";

const folder = mkdtempSync(join(tmpdir(), "plantroom-pictures-"));
const workspace = openWorkspace(folder);
const stored = new Map<string, Uint8Array<ArrayBuffer>>();
/** A storage that responds like the real one for a public bucket. */
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
const png = async (colour: string) =>
  new Uint8Array(
    await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  );

/** How the build serves the pictures of a product, and its warnings about those it leaves out. */
async function served(...addresses: string[]) {
  const warnings: string[] = [];
  const sources = {
    client: connect(url, "key"),
    supabaseUrl: url,
    workspace,
    onLeftOut: (left: string, why: string) => warnings.push(`${left} ${why}`),
  };
  return { of: await Promise.all(addresses.map((picture) => servedPicture(picture, sources))), warnings };
}

test("a stored picture is served from the site, in sizes", async () => {
  stored.set("red.png", await png("red"));
  const { of, warnings } = await served(address("red.png"));
  expect(of[0]).toMatchObject({ width: 400, height: 300, sizes: [{ width: 320 }, { width: 400 }] });
  expect(of[0]?.src).toMatch(/^\/media\/.+-400\.webp$/);
  expect(warnings).toEqual([]);
});

test("pictures within texts of pages, categories and news, and of shown sections, are prepared, too; those of other sites are not", async () => {
  const [inPage, inCategory, inNews] = [address("page.png"), address("category.png"), address("news.png")];
  const [inSection, ofSection] = [address("in-section.png"), address("section.png")];
  stored.set("in-section.png", await png("white"));
  stored.set("section.png", await png("black"));
  const section = { type: "picture", heading: "A", text: `![Pump](${inSection})`, alt: null, side: "after" };
  const sections = [
    { ...section, hidden: false, picture: ofSection },
    // Nobody sees it.
    { ...section, hidden: true, text: "", picture: address("hidden.png") },
  ];
  stored.set("page.png", await png("green"));
  stored.set("category.png", await png("blue"));
  stored.set("news.png", await png("red"));
  // The site's own pictures, as an earlier build has served them.
  const known = readdirSync("public/pictures").map((name) => [
    `/pictures/${name}`,
    { src: `/pictures/${name}`, width: 1, height: 1, sizes: [], share: null },
  ]);
  const pictures = await preparePictures(
    {
      settings: [],
      brands: [],
      products: [],
      projects: [],
      services: [],
      sectors: [],
      certificates: [],
      members: [],
      articles: [{ body: `![Hall](${inNews})` }],
      pages: [{ body: `Text\n\n![Room](${inPage}) ![x](https://elsewhere.example/a.png)`, sections }],
      categories: [{ introduction: `![Row](${inCategory})` }, { introduction: null }],
    } as unknown as Snapshot,
    { client: connect(url, "key"), supabaseUrl: url, workspace, onLeftOut: () => undefined },
    Object.fromEntries(known) as ServedPictures,
  );
  expect(pictures[inPage]).toMatchObject({ width: 400, height: 300 });
  expect(pictures[inCategory]).toMatchObject({ width: 400, height: 300 });
  expect(pictures[inNews]).toMatchObject({ width: 400, height: 300 });
  expect([pictures[inSection]?.width, pictures[ofSection]?.width]).toEqual([400, 400]);
  expect(Object.keys(pictures).filter((one) => one.startsWith("http"))).toHaveLength(5);
});

test("a small WebP is served unchanged; a large one, or one with metadata, is encoded again", async () => {
  const drawn = sharp({ create: { width: 1000, height: 750, channels: 4, background: "#35607044" } });
  const light = new Uint8Array(await drawn.clone().webp().toBuffer());
  stored.set("light.webp", light);
  stored.set(
    "told.webp",
    new Uint8Array(
      await drawn
        .clone()
        .withExif({ IFD3: { GPSLatitude: "30/1 2/1 0/1" } })
        .webp()
        .toBuffer(),
    ),
  );
  stored.set(
    "heavy.webp",
    new Uint8Array(
      await sharp(randomBytes(900 * 600 * 3), { raw: { width: 900, height: 600, channels: 3 } })
        .webp({ lossless: true })
        .toBuffer(),
    ),
  );
  const { of, warnings } = await served(address("light.webp"), address("told.webp"), address("heavy.webp"));
  expect(warnings).toEqual([]);
  expect(of.map((picture) => picture?.sizes.map(({ width }) => width))).toEqual([
    [320, 480, 640, 1000],
    [320, 480, 640, 1000],
    [320, 480, 640, 900],
  ]);
  const [asItIs, told, heavy] = of.map((picture) => readFileSync(join(workspace.media, basename(picture?.src ?? ""))));
  expect(asItIs?.equals(light)).toBe(true);
  expect((await sharp(told).metadata()).exif).toBeUndefined();
  expect(heavy?.length).toBeLessThan(stored.get("heavy.webp")?.length ?? 0);
});

test("a photograph is turned upright by its metadata, and limited to the widest size", async () => {
  const side = sharp({ create: { width: 3000, height: 1000, channels: 3, background: "grey" } }).withMetadata({
    orientation: 6,
  });
  stored.set("side.jpg", new Uint8Array(await side.jpeg().toBuffer()));
  const wide = sharp({ create: { width: 3000, height: 1000, channels: 3, background: "grey" } });
  stored.set("wide.png", new Uint8Array(await wide.png().toBuffer()));
  const { of } = await served(address("side.jpg"), address("wide.png"));
  expect(of[0]).toMatchObject({
    width: 1000,
    height: 3000,
    sizes: [{ width: 320 }, { width: 480 }, { width: 640 }, { width: 1000 }],
  });
  expect(of[1]).toMatchObject({ width: 3000, height: 1000 });
  const { width, height } = await sharp(join(workspace.media, basename(of[1]?.src ?? ""))).metadata();
  expect({ width, height }).toEqual({ width: 2400, height: 800 });
});

test("grey, translucent, printed and deep pictures keep their colours", async () => {
  const colour = (background: string) => sharp({ create: { width: 40, height: 30, channels: 4, background } });
  const cases: [string, Buffer, number[]][] = [
    ["grey.png", await colour("#808080").removeAlpha().toColourspace("b-w").png().toBuffer(), [128, 128, 128]],
    ["ghost.png", await colour("#80808080").toColourspace("b-w").png().toBuffer(), [128, 128, 128, 128]],
    ["deep.png", await colour("#c04020").removeAlpha().toColourspace("rgb16").png().toBuffer(), [192, 64, 32]],
    [
      "print.jpg",
      await colour("#a08060").removeAlpha().toColourspace("cmyk").jpeg({ quality: 100 }).toBuffer(),
      [160, 128, 96],
    ],
  ];
  for (const [name, bytes, expected] of cases) {
    stored.set(name, new Uint8Array(bytes));
    const { of } = await served(address(name));
    const { data, info } = await sharp(join(workspace.media, basename(of[0]?.src ?? "")))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels, name).toBe(expected.length);
    for (const [channel, value] of expected.entries())
      expect(Math.abs((data[channel] ?? 0) - value), name).toBeLessThan(24);
  }
});

test("an animated WebP becomes a still picture in every size, and one that is too tall for WebP is made smaller", async () => {
  const frames = await Promise.all(
    ["red", "green"].map((background) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  stored.set(
    "moving.webp",
    new Uint8Array(
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ),
  );
  stored.set(
    "tall.png",
    new Uint8Array(
      await sharp({ create: { width: 30, height: 17_000, channels: 3, background: "grey" } })
        .png()
        .toBuffer(),
    ),
  );
  const { of, warnings } = await served(address("moving.webp"), address("tall.png"));
  expect(warnings).toEqual([]);
  for (const { src } of of[0]?.sizes ?? [])
    expect((await sharp(join(workspace.media, basename(src))).metadata()).pages ?? 1).toBe(1);
  expect((await sharp(join(workspace.media, basename(of[1]?.src ?? ""))).metadata()).height).toBeLessThanOrEqual(
    16_383,
  );
});

test("a file that is missing, damaged, no picture or outside the public folder is left out with a warning, and not linked", async () => {
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

test("a picture on another site is linked, never fetched", async () => {
  expect(await served("https://elsewhere.example/a.png")).toEqual({ of: [undefined], warnings: [] });
});
