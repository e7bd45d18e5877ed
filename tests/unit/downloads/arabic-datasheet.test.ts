import { pairOf } from "#domain/languages/translations.ts";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, expect, test } from "vitest";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { prepareDownloads } from "../../../scripts/pipeline/documents/prepare.ts";
import { DRAWING, inArabicToo, pictures, snapshotOf } from "../../support/content/documents.ts";

const folder = mkdtempSync(join(tmpdir(), "plantroom-arabic-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const workspace = { downloads: folder, media: folder };

const chiller = {
  name: "Chiller 742 kW",
  slug: "chiller",
  model: "19XR-742{A}",
  description: "Runs at -5…+46 °C.",
  features: ["Refrigerant R-134a"],
  specifications: [
    { name: "Power supply", value: "400 V / 3 ph / 50 Hz" },
    { name: "Cooling capacity", value: "700–742 kW" },
  ],
  images: [{ url: DRAWING, alt: "A chiller" }],
};
const arabic = (name: string) => ({
  ar: {
    name: [pairOf("Chiller 742 kW", name)],
    description: [pairOf("Runs at -5…+46 °C.", "يعمل المبرد عند -5…+46 °C في كل الظروف.")],
    features: [pairOf("Refrigerant R-134a", "وسيط تبريد R-134a بلا ضرر")],
  },
});

const siteWith = (translations: object): Snapshot =>
  inArabicToo(snapshotOf([{ ...chiller, translations } as Partial<Snapshot["products"][number]>, {}]));
const wanted = (address: string): boolean => address.includes("/products/") || address.includes("/references/");
const made = (snapshot: Snapshot) => prepareDownloads(snapshot, pictures, workspace, { drawDatasheets: true, wanted });

test("text that is copied from an Arabic datasheet is in the order in which it is read", async () => {
  const { files, faults } = await made(siteWith(arabic("مبرد مياه 742 kW")));
  expect(faults).toEqual([]);
  const file = files.find(({ path }) => path === "ar/downloads/products/chiller.pdf");
  const bytes = readFileSync(file?.source ?? "");
  expect(bytes.toString("latin1")).toContain("/Lang (ar-EG)");
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  // Readers of this kind lose spaces where the direction changes.
  const plain = text.replace(/\s/g, "");
  for (const part of [
    ...["نشرة بيانات منتج", "مبرد مياه 742 kW", "يعمل المبرد عند -5…+46 °C في كل الظروف.", "وسيط تبريد R-134a بلا ضرر"],
    ...["19XR-742{A}", "400 V / 3 ph / 50 Hz", "700–742", "المواصفات الكهربائية", "1 / 1"],
  ])
    expect(plain).toContain(part.replaceAll(" ", ""));
  expect(text).not.toMatch(/[\u2066-\u2069\u200f]/);
});

test("there are documents in the languages of the site alone, and a translation draws those of its language again", async () => {
  const [english, before, after] = [
    await made(snapshotOf([chiller, {}])),
    await made(siteWith(arabic("مبرد مياه 742 kW"))),
    await made(siteWith(arabic("مبرد طارد مركزي 742 kW"))),
  ];
  const inArabic = ({ files }: typeof before) => files.filter(({ path }) => path.startsWith("ar/"));
  expect(inArabic(english)).toEqual([]);
  expect(inArabic(before)).toHaveLength(english.files.filter(({ path }) => path.endsWith(".pdf")).length);
  const sources = new Map(before.files.map(({ path, source }) => [path, source]));
  // What a site has in English does not depend on its other languages.
  for (const { path, source } of english.files) expect(sources.get(path)).toBe(source);
  const changed = after.files.filter(({ path, source }) => sources.get(path) !== source);
  expect(changed.map(({ path }) => path)).toEqual(["ar/downloads/products/chiller.pdf"]);
});
