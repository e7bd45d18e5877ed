import { afterAll, beforeAll, expect, test } from "vitest";
import { listChanges } from "#db/changes/changes.ts";
import { countProducts } from "#db/products/product-counts.ts";
import { importSampleMachines } from "../../../scripts/import/sample-machines.ts";
import { loneDatabase, type LoneDatabase } from "../../support/database/lone-database.ts";

let lone: LoneDatabase;
beforeAll(async () => {
  lone = await loneDatabase();
  await lone.start();
}, 60_000);
afterAll(() => lone.remove());

test("the table of 287 sample machines comes in as an import, and a second time nothing changes", async () => {
  const before = await countProducts(lone.secret);
  const first = await importSampleMachines(lone.secret);
  expect(first.summary.counts).toMatchObject({ new: 216, changed: 0, unchanged: 71, refused: 0 });
  expect(await countProducts(lone.secret)).toBe(before + 216);
  const { data: imports } = await listChanges(lone.secret, { kinds: ["import"] }, { limit: 5, offset: 0 });
  expect(imports).toMatchObject([{ title: "machines.csv", summary: { own: { products: { created: 216 } } } }]);

  const second = await importSampleMachines(lone.secret);
  expect(second.summary.counts).toMatchObject({ new: 0, changed: 0, unchanged: 287, refused: 0 });
}, 60_000);
