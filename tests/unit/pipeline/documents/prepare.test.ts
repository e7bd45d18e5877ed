import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { DatasheetFile } from "#documents/views/datasheets.ts";
import { datasheetFileAddress, datasheetFileOf } from "#domain/publishing/release-data-files.ts";
import { prepareDownloads } from "../../../../scripts/pipeline/documents/prepare.ts";
import { DRAWING, pictures, snapshotOf } from "../../../support/content/documents.ts";

const folder = mkdtempSync(join(tmpdir(), "plantroom-downloads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const long = {
  name: "وحدة على السطح ".repeat(12).trim(),
  description: `${"Cools ≤ 46 °C outdoor air, in every paragraph. ".repeat(420)}\n\n${"W".repeat(900)}`,
  specifications: Array.from({ length: 200 }, (_, index) => ({
    name: `Voltage ${index} ${"name ".repeat(index % 30)}`,
    value: index % 2 ? `${index} V` : "word ".repeat(index),
  })),
  features: Array.from({ length: 100 }, (_, index) => `Feature ${index} ${"of many words ".repeat(index % 60)}`),
  images: [{ url: DRAWING, alt: "A rooftop unit" }],
};
const usual = {
  ...long,
  name: "Unit",
  description: "A unit.",
  specifications: long.specifications.slice(0, 6),
  features: ["Quiet"],
};

/** One document of each kind is enough to show that equal views make equal bytes. */
const ONE_OF_EACH_KIND = new Set([
  "/downloads/company-profile.pdf",
  "/downloads/references.pdf",
  "/downloads/solutions/healthcare.pdf",
  "/downloads/references/mansoura-general-hospital.pdf",
  "/downloads/catalogues/rooftop-units.pdf",
  "/downloads/products/unit-0.pdf",
  "/downloads/products/unit-1.pdf",
]);
const drawn = { drawDatasheets: true };

test("every document is a whole, tagged PDF, and only what changed is made again", async () => {
  const workspace = { downloads: join(folder, "first"), media: folder };
  const snapshot = snapshotOf([usual, long, {}]);
  const { files, faults, answered } = await prepareDownloads(snapshot, pictures, workspace, drawn);
  expect(faults).toEqual([]);
  expect(answered).toEqual([]);
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "downloads/company-profile.pdf",
      "downloads/references.pdf",
      "downloads/solutions/healthcare.pdf",
      "downloads/references/mansoura-general-hospital.pdf",
      "downloads/catalogues/rooftop-units.pdf",
      "downloads/products/unit-0.pdf",
      "downloads/products/unit-1.pdf",
      "downloads/products/unit-2.pdf",
    ]),
  );
  expect(files.map(({ path }) => path)).not.toContain("downloads/catalogues/air-handling-general.pdf");
  // What a browser draws submittal packages with.
  expect(files.map(({ path }) => path)).toContain("data/fonts/latin-400.ttf");
  for (const { source } of files.filter(({ path }) => path.endsWith(".pdf"))) {
    const bytes = readFileSync(source);
    const text = bytes.toString("latin1");
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    expect(text.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(text).toContain("/StructTreeRoot");
    expect(text).toContain("/Lang (en-GB)");
    expect(bytes.length).toBeLessThan(400_000);
  }

  const sources = new Map(files.map(({ path, source }) => [path, source]));
  const second = { ...workspace, downloads: join(folder, "second") };
  const { files: again } = await prepareDownloads(snapshot, pictures, second, {
    ...drawn,
    wanted: (address) => ONE_OF_EACH_KIND.has(address),
  });
  expect(again).toHaveLength(ONE_OF_EACH_KIND.size);
  for (const { path, source } of again)
    expect(readFileSync(source).equals(readFileSync(sources.get(path) ?? "")), path).toBe(true);

  const { files: edited } = await prepareDownloads(
    snapshotOf([{ ...usual, description: "Another text." }, long]),
    pictures,
    workspace,
    drawn,
  );
  const remade = edited.filter(({ path, source }) => sources.get(path) !== source).map(({ path }) => path);
  expect(remade.sort()).toEqual(["downloads/catalogues/rooftop-units.pdf", "downloads/products/unit-0.pdf"]);
});

test("a document that cannot be drawn is named, and the others are drawn", async () => {
  const broken = { ...usual, features: [{ toString: null }] as unknown as string[] };
  const { files, faults } = await prepareDownloads(
    snapshotOf([broken, {}]),
    pictures,
    { downloads: join(folder, "broken"), media: folder },
    { ...drawn, wanted: (address) => address.startsWith("/downloads/products/") },
  );
  expect(files.map(({ path }) => path)).toEqual(["downloads/products/unit-1.pdf"]);
  expect(faults).toEqual([
    { address: "/downloads/products/unit-0.pdf", why: expect.stringContaining("Its PDF could not be drawn: ") },
  ]);
});

test("a changed product changes one data file, and its datasheet gets another version", async () => {
  const workspace = { downloads: join(folder, "data"), media: folder };
  const wanted = (address: string): boolean => !address.endsWith(".pdf");
  const products = Array.from({ length: 300 }, (_, index) => ({ ...usual, name: `Unit ${index}` }));
  const before = await prepareDownloads(snapshotOf(products), pictures, workspace, { wanted });
  const after = await prepareDownloads(
    snapshotOf(products.with(7, { ...usual, description: "Another text." })),
    pictures,
    workspace,
    { wanted },
  );
  const sources = new Set(before.files.map(({ source }) => source));
  const changed = after.files.filter(({ source }) => !sources.has(source));
  expect(changed.map(({ path }) => `/${path}`)).toEqual([datasheetFileAddress(datasheetFileOf("unit-7"))]);
  // One picture for all 300 products.
  expect(after.files.filter(({ path }) => path.startsWith("media/"))).toHaveLength(1);
  expect(after.answered).toHaveLength(300);

  const versionIn = ({ files }: typeof before): string | undefined => {
    const file = files.find(({ path }) => `/${path}` === datasheetFileAddress(datasheetFileOf("unit-7")));
    const { datasheets } = JSON.parse(readFileSync(file?.source ?? "", "utf8")) as DatasheetFile;
    return datasheets["unit-7"]?.version;
  };
  expect(versionIn(before)).toMatch(/^[0-9a-f]{32}$/);
  expect(versionIn(after)).not.toBe(versionIn(before));
});

test("a product from which no datasheet can be made is named", async () => {
  const broken = { ...usual, specifications: [{ name: "Power", value: null as unknown as string }] };
  const workspace = { downloads: join(folder, "unmade"), media: folder };
  const { faults, files } = await prepareDownloads(snapshotOf([{}, broken]), pictures, workspace);
  expect(files).toEqual([]);
  expect(faults).toEqual([
    { address: "/downloads/products/unit-1.pdf", why: expect.stringContaining("Its datasheet could not be made: ") },
  ]);
});
