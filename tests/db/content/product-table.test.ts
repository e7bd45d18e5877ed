import { beforeAll, expect, test } from "vitest";
import { unwrap } from "#db/errors.ts";
import { listTableProducts, listTableProductsById } from "#db/products/edited-products.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makeProduct,
  secret,
  unique,
} from "../../support/database/database.ts";

const MANY = 1005;
let brandId = "";

beforeAll(async () => {
  brandId = (await makeBrand()).id;
  const rows = Array.from({ length: MANY }, (_, index) => ({
    name: `Unit ${index}`,
    slug: unique("unit"),
    description: "For the table.",
    brand_id: brandId,
  }));
  unwrap(await secret.from("products").insert(rows).select("id"));
});

test("reads every product of a filter, page by page, and says how far it is", async () => {
  const steps: (readonly [number, number])[] = [];
  const products = await listTableProducts(
    administrator,
    { brandId },
    { onProgress: (read, all) => steps.push([read, all]) },
  );
  expect(new Set(products.map(({ name }) => name)).size).toBe(MANY);
  expect(steps).toEqual([
    [1000, MANY],
    [MANY, MANY],
  ]);
});

test("holds what the table edits, and neither texts nor pictures", async () => {
  const category = await makeCategory();
  const row = await makeProduct({
    model: "30XA",
    category_id: category.id,
    specifications: [{ name: "COP", value: "3.2" }],
  });
  const { id, slug, updated_at, name, brand_id } = row;
  const expected = {
    ...{ id, slug, updated_at, name, brand_id, model: "30XA", category_id: category.id },
    ...{
      item_type: "product",
      series_id: null,
      featured: false,
      availability: "current",
      successor: null,
      specifications: [{ name: "COP", value: "3.2" }],
    },
  };
  expect(await listTableProducts(administrator, { category: category.slug })).toEqual([expected]);
  expect(await listTableProducts(administrator, { search: name, brandId: row.brand_id })).toEqual([expected]);
  expect(await listTableProductsById(administrator, [id, crypto.randomUUID()])).toEqual([expected]);
});

test("stops when it is told to", async () => {
  const stop = new AbortController();
  const reading = listTableProducts(
    administrator,
    { brandId },
    { signal: stop.signal, onProgress: () => stop.abort() },
  );
  await expect(reading).rejects.toThrow();
});
