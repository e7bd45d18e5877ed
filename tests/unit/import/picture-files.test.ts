import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { picturesInZip } from "#domain/import/picture-files.ts";

const bytes = (length: number, value: number) => new Uint8Array(length).fill(value);
const found = async (zip: Uint8Array<ArrayBuffer>, wanted: string[]) => {
  const names: [string, number][] = [];
  for await (const { name, bytes: content } of picturesInZip(new Blob([zip]).stream(), new Set(wanted)))
    names.push([name, content.length]);
  return names;
};

test("only the wanted files of a ZIP are taken, from any folder and in any case; others and too large ones are left alone", async () => {
  const zip = zipSync({
    "photos/Front.JPG": bytes(40_000, 1),
    "other.png": bytes(10, 2),
    "deep/er/side.png": [bytes(5, 3), { level: 0 }],
    // Small while it is packed.
    "bomb.png": bytes(12 * 1024 * 1024, 0),
    "folder/": bytes(0, 0),
  }) as Uint8Array<ArrayBuffer>;
  expect(await found(zip, ["front.jpg", "side.png", "bomb.png", "missing.png"])).toEqual([
    ["front.jpg", 40_000],
    ["side.png", 5],
  ]);
});

test("a damaged ZIP is reported", async () => {
  const zip = zipSync({
    "a.png": Uint8Array.from({ length: 20_000 }, (_, at) => (at * at) % 251),
  }) as Uint8Array<ArrayBuffer>;
  zip.fill(255, 60, zip.length - 200);
  await expect(found(zip, ["a.png"])).rejects.toThrow();
});
