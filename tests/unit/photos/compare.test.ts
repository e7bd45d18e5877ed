import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compareSets, comparisonText } from "../../../scripts/photos/compare.ts";

let folder = "";
const inFolder = (name: string): string => join(folder, name);
const compare = () => compareSets(inFolder("before"), inFolder("after"), inFolder("differences"));

/** A picture in one shade; `dot` is the shade of its first pixel. */
async function picture(
  path: string,
  { width = 20, height = 10, shade = 255, dot }: { width?: number; height?: number; shade?: number; dot?: number } = {},
): Promise<void> {
  const pixels = Buffer.alloc(width * height * 3, shade);
  pixels[0] = dot ?? shade;
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(inFolder(path));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plantroom-photos-"));
  mkdirSync(inFolder("before"));
  mkdirSync(inFolder("after"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("one pixel of another colour is a difference, and a picture shows it", async () => {
  await picture("before/home.png");
  await picture("after/home.png", { dot: 200 });
  expect(await compare()).toEqual([{ name: "home.png", kind: "different", pixels: 1, share: 1 / 200 }]);
  expect(existsSync(inFolder("differences/home.png"))).toBe(true);
});

test("a few pixels that differ by one shade are ignored, a whole background that does is a difference", async () => {
  await picture("before/corner.png");
  await picture("after/corner.png", { dot: 253 });
  await picture("before/ground.png", { height: 20 });
  await picture("after/ground.png", { height: 20, shade: 254 });
  expect(await compare()).toEqual([
    { name: "corner.png", kind: "same" },
    { name: "ground.png", kind: "different", pixels: 400, share: 1 },
  ]);
});

test("a difference in length counts", async () => {
  await picture("before/home.png");
  await picture("after/home.png", { height: 12 });
  expect(await compare()).toEqual([{ name: "home.png", kind: "different", pixels: 40, share: 40 / 240 }]);
});

test("equal and missing pictures are reported, the largest difference first", async () => {
  for (const set of ["before", "after"]) await picture(`${set}/same.png`);
  await picture("before/gone.png");
  await picture("after/new.png");
  await picture("before/dot.png");
  await picture("after/dot.png", { dot: 0 });
  await picture("before/tall.png");
  await picture("after/tall.png", { height: 20 });
  expect(comparisonText(await compare(), "differences").split("\n")).toEqual([
    "tall.png: 200 pixels differ (50.00 %)",
    "dot.png: 1 pixels differ (0.50 %)",
    "gone.png: only before",
    "new.png: only after",
    "1 of 5 photographs are the same.",
    "The differences are in differences.",
  ]);
});
