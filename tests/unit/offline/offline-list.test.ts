import { expect, test } from "vitest";
import {
  bucketCount,
  bucketOf,
  packOf,
  bytesText,
  difference,
  fileKey,
  filesOf,
  SAVED_LIST,
  SAVED_STATE,
  pictureName,
  picturesOf,
  wholeAmount,
  type OfflineList,
} from "#domain/offline/offline-list.ts";

const list = (more: Partial<OfflineList> = {}): OfflineList => ({
  shared: ["frame1", 50],
  packs: [
    ["pack1", 100],
    ["pack2", 200],
  ],
  pages: 20,
  files: { "data/products.json": ["aaaa", 30], "_astro/site.x1.js": ["", 20] },
  pictures: [["shots1", 10]],
  sizes: { small: { files: 3, bytes: 300 }, large: { files: 3, bytes: 900 } },
  headers: {},
  ...more,
});
const keysOf = (of: OfflineList) => new Set(filesOf(of, "none").map(({ key }) => key));

test("the size is known before anything is fetched", () => {
  expect(wholeAmount(list(), "none")).toEqual({ files: 5, bytes: 400 });
  expect(wholeAmount(list(), "small")).toEqual({ files: 9, bytes: 710 });
  expect(wholeAmount(list(), "large")).toEqual({ files: 9, bytes: 1310 });
});

test("of a new release only what has changed is fetched, and what it no longer has goes", () => {
  const next = list({
    packs: [
      ["pack1", 100],
      ["pack3", 210],
    ],
    files: { "data/products.json": ["bbbb", 31], "_astro/site.x1.js": ["", 20] },
  });
  const { missing, unwanted } = difference(
    new Set([...keysOf(list()), SAVED_LIST, SAVED_STATE]),
    filesOf(next, "none"),
  );
  expect(missing.map(({ address }) => address)).toEqual(["/data/products.json", "/data/offline/pack3.pack"]);
  expect(unwanted).toEqual(["/data/products.json?aaaa", "/data/offline/pack2.pack"]);
  expect(difference(keysOf(list()), filesOf(list(), "none"))).toEqual({ missing: [], unwanted: [] });
});

test("what was interrupted fetches only the rest", () => {
  const [first] = filesOf(list(), "none");
  const { missing } = difference(new Set([first?.key ?? ""]), filesOf(list(), "none"));
  expect(missing).toHaveLength(4);
});

test("only a file that keeps its path has a hash that must be checked", () => {
  expect(fileKey("data/search/ab12.json", ["", 1])).toBe("/data/search/ab12.json");
  expect(filesOf(list(), "none").flatMap(({ hash }) => hash ?? [])).toEqual(["aaaa"]);
});

test("pictures are fetched in the chosen size, and found in whichever size a page asks for", () => {
  const row: Parameters<typeof picturesOf>[0][number] = ["1a2b-4", 320, 9000, 960, 60000];
  expect(picturesOf([row], "small")).toEqual([
    { key: "/media/1a2b-4?small", address: "/media/1a2b-4-320.webp", bytes: 9000 },
  ]);
  expect(picturesOf([row], "large")[0]?.address).toBe("/media/1a2b-4-960.webp");
  expect(picturesOf([row], "none")).toEqual([]);
  expect(pictureName("/media/1a2b-4-640.webp")).toBe("1a2b-4");
  expect(pictureName("/media/1a2b-4-share.jpg")).toBeUndefined();
});

test("a pack holds between eight and twenty-four pages, and a name always has the same place", () => {
  for (const pages of [1, 24, 25, 1000, 10_000]) {
    const perPack = pages / bucketCount(pages);
    expect(perPack).toBeLessThanOrEqual(24);
    if (pages > 24) expect(perPack).toBeGreaterThan(8);
  }
  const count = bucketCount(10_000);
  const sizes = Array.from({ length: count }, () => 0);
  for (let index = 0; index < 10_000; index += 1) {
    const bucket = bucketOf(`/products/chiller-${index}`, count);
    sizes[bucket] = (sizes[bucket] ?? 0) + 1;
  }
  expect(Math.max(...sizes)).toBeLessThan(60);
  expect(packOf("/products/chiller-1", count)).toBe(bucketOf("/products/chiller-1", count));
});

test("a page is in the pack of its other language", () => {
  expect(packOf("/ar/products/chiller-1", 512)).toBe(packOf("/products/chiller-1", 512));
  expect(packOf("/ar", 512)).toBe(packOf("/", 512));
});

test("sizes are shown in a suitable unit", () => {
  expect([0, 40_000, 3_440_000, 62_400_000, 1_240_000_000].map(bytesText)).toEqual([
    "0.1 MB",
    "0.1 MB",
    "3.4 MB",
    "62 MB",
    "1.2 GB",
  ]);
});
