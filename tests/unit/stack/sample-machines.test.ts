import { afterAll, beforeAll, expect, test } from "vitest";
import { listProductBatches } from "#db/products/product-batches.ts";
import { countProducts } from "#db/products/product-counts.ts";
import { importSampleMachines } from "../../../scripts/import/sample-machines.ts";
import { loneDatabase, type LoneDatabase } from "../../support/lone-database.ts";

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
  const { data: batches } = await listProductBatches(lone.secret, { limit: 5, offset: 0 });
  expect(batches).toMatchObject([{ kind: "import", title: "machines.csv", created_count: 216 }]);

  const second = await importSampleMachines(lone.secret);
  expect(second.summary.counts).toMatchObject({ new: 0, changed: 0, unchanged: 287, refused: 0 });
}, 60_000);
