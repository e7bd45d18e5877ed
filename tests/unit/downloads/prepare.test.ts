import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { ServedPicture } from "#build-data/site-data.ts";
import type { Snapshot } from "#db/snapshot.ts";
import { prepareDownloads } from "../../../scripts/build/downloads/prepare.ts";

const folder = mkdtempSync(join(tmpdir(), "plantroom-downloads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DRAWING = "/pictures/drawing-rooftop-unit.svg";
const pictures: Record<string, ServedPicture> = {
  [DRAWING]: { src: DRAWING, width: 1200, height: 900, sizes: [], share: null },
};
const time = "2026-01-02T03:04:05+00:00";

function snapshotOf(products: Partial<Snapshot["products"][number]>[]): Snapshot {
  return {
    revision: 1,
    brands: [],
    categories: [
      {
        id: "c",
        name: "Rooftop Units",
        slug: "rooftop-units",
        description: null,
        parent_id: null,
        sort_order: 0,
        is_active: true,
        created_at: time,
        updated_at: time,
      },
    ],
    products: products.map((values, index) => ({
      id: `p${index}`,
      brand_id: "b",
      category_id: "c",
      category: "Rooftop Units",
      item_type: "product",
      name: `Unit ${index}`,
      slug: `unit-${index}`,
      model: null,
      description: "A unit.",
      specifications: [],
      features: [],
      images: [],
      featured: false,
      created_at: time,
      updated_at: time,
      brand: { id: "b", name: "Maker", slug: "maker" },
      ...values,
    })),
    featured: [],
    pages: [],
    settings: [{ id: "s", key: "company_name", value: "Test Company", description: null, updated_at: time }],
    redirects: [],
  };
}

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

test("every document is a whole, tagged PDF, and only what changed is made anew", { timeout: 120_000 }, async () => {
  const workspace = { downloads: join(folder, "first"), media: folder };
  const snapshot = snapshotOf([usual, long, {}]);
  const { files, faults } = await prepareDownloads(snapshot, pictures, workspace);
  expect(faults).toEqual([]);
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
  for (const { source } of files) {
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
  const { files: again } = await prepareDownloads(snapshot, pictures, second, (address) =>
    ONE_OF_EACH_KIND.has(address),
  );
  expect(again).toHaveLength(ONE_OF_EACH_KIND.size);
  for (const { path, source } of again)
    expect(readFileSync(source).equals(readFileSync(sources.get(path) ?? "")), path).toBe(true);

  const { files: edited } = await prepareDownloads(
    snapshotOf([{ ...usual, description: "Another text." }, long]),
    pictures,
    workspace,
  );
  const remade = edited.filter(({ path, source }) => sources.get(path) !== source).map(({ path }) => path);
  expect(remade.sort()).toEqual(["downloads/catalogues/rooftop-units.pdf", "downloads/products/unit-0.pdf"]);
});

test("a document that cannot be drawn is named, and the others are drawn", { timeout: 120_000 }, async () => {
  const broken = { ...usual, features: [{ toString: null }] as unknown as string[] };
  const { files, faults } = await prepareDownloads(
    snapshotOf([broken, {}]),
    pictures,
    { downloads: join(folder, "broken"), media: folder },
    (address) => address.startsWith("/downloads/products/"),
  );
  expect(files.map(({ path }) => path)).toEqual(["downloads/products/unit-1.pdf"]);
  expect(faults).toEqual([
    { address: "/downloads/products/unit-0.pdf", why: expect.stringContaining("Its PDF could not be drawn: ") },
  ]);
});
