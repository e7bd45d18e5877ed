import { afterAll, beforeAll, expect, test } from "vitest";
import { listChanges } from "#db/changes/changes.ts";
import { listDocuments } from "#db/content/documents.ts";
import { listBrands } from "#db/products/brands.ts";
import { countProducts } from "#db/products/product-counts.ts";
import { listAllProducts } from "#db/products/products.ts";
import { pairOf, storedTranslations, translationState } from "#domain/languages/translations.ts";
import { WORD_FIELDS } from "#domain/languages/word-fields.ts";
import { addSampleDocuments } from "../../../scripts/import/sample-documents.ts";
import { importSampleMachines } from "../../../scripts/import/sample-machines.ts";
import { loneDatabase, type LoneDatabase } from "../../support/database/lone-database.ts";

let lone: LoneDatabase;
beforeAll(async () => {
  lone = await loneDatabase();
  await lone.start();
}, 60_000);
afterAll(() => lone.remove());

test("the table of 287 sample machines comes in as an import with its Arabic, and a second time nothing changes", async () => {
  const before = await countProducts(lone.secret);
  const first = await importSampleMachines(lone.secret);
  expect(first.summary.counts).toMatchObject({ new: 216, changed: 0, unchanged: 71, refused: 0 });
  expect(await countProducts(lone.secret)).toBe(before + 216);
  const { data: imports } = await listChanges(lone.secret, { kinds: ["import"] }, { limit: 5, offset: 0 });
  expect(imports).toMatchObject([{ title: "machines.csv", summary: { own: { products: { created: 216 } } } }]);

  const products = await listAllProducts(lone.secret);
  const machine = products.find(({ slug }) => slug === "carrier-19xr-water-cooled-centrifugal-chiller-1259-kw");
  expect(machine && storedTranslations(machine)["ar"]?.["name"]).toEqual([
    pairOf(machine?.name ?? "", "مبرد مياه طارد مركزي كاريير 19XR، 1259 kW"),
  ]);
  const records = [
    ...products.map((record) => ({ record, fields: WORD_FIELDS.products })),
    ...(await listBrands(lone.secret)).map((record) => ({ record, fields: WORD_FIELDS.brands })),
  ];
  const untranslated = records.filter(({ record, fields }) => {
    const { missing, outdated } = translationState(record, fields, "ar");
    return missing + outdated > 0;
  });
  expect(untranslated.map(({ record }) => record.slug)).toEqual([]);

  const second = await importSampleMachines(lone.secret);
  expect(second.summary.counts).toMatchObject({ new: 0, changed: 0, unchanged: 287, refused: 0 });
}, 60_000);

test("the sample documents come in with their Arabic, and a second time nothing is added", async () => {
  await addSampleDocuments(lone.secret);
  await addSampleDocuments(lone.secret);
  const documents = await listDocuments(lone.secret);
  expect(documents).toHaveLength(4);
  for (const record of documents)
    expect(translationState(record, WORD_FIELDS.documents, "ar")).toMatchObject({ missing: 0, outdated: 0 });
}, 60_000);
