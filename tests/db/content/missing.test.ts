import { expect, test } from "vitest";
import { countMissing } from "#db/products/product-counts.ts";
import { listMatchingProducts, listProductNames, listProducts } from "#db/products/products.ts";
import { MISSING_KEYS, SHORT_TEXT, type Missing } from "#domain/content/missing-data.ts";
import { administrator, makeBrand, makeProduct, plain, unique } from "../../support/database/database.ts";

test("products are listed and counted by what they lack", async () => {
  const before = await countMissing(administrator);
  const { id: brand_id } = await makeBrand();
  const shared = unique("Rated capacity");
  const complete = {
    brand_id,
    description: "x".repeat(SHORT_TEXT),
    images: [{ url: "/a.webp", alt: "" }],
    specifications: [{ name: shared, value: "1 kW" }],
  };
  const { name: whole } = await makeProduct({ ...complete, model: unique("model") });
  const model = unique("Model");
  const made: Record<Missing, string[]> = {
    picture: [(await makeProduct({ ...complete, images: [] })).name],
    capacity: [(await makeProduct({ ...complete, specifications: [] })).name],
    text: [(await makeProduct({ ...complete, description: "x".repeat(SHORT_TEXT - 1) })).name],
    shared_name: [
      (
        await makeProduct({
          ...complete,
          specifications: [...complete.specifications, { name: unique("Lone"), value: "1" }],
        })
      ).name,
    ],
    own_model: [
      (await makeProduct({ ...complete, model })).name,
      (await makeProduct({ ...complete, model: model.toUpperCase() })).name,
    ],
  };
  // A model of another brand is another model.
  await makeProduct({ model });
  for (const missing of MISSING_KEYS) {
    const { data, count } = await listProducts(administrator, { brandId: brand_id, missing });
    expect([missing, data.map(({ name }) => name).toSorted()]).toEqual([missing, made[missing].toSorted()]);
    expect(count).toBe(made[missing].length);
  }
  const after = await countMissing(administrator);
  for (const missing of MISSING_KEYS)
    expect(after[missing] - before[missing]).toBeGreaterThanOrEqual(made[missing].length);

  const [name = ""] = made.picture;
  const both = { search: name, missing: "picture" } as const;
  expect((await listProducts(administrator, both)).data.map((one) => one.name)).toEqual([name]);
  expect((await listProducts(administrator, { ...both, search: whole })).count).toBe(0);
  expect((await listProductNames(administrator, both)).map((one) => one.name)).toEqual([name]);
  const read = await listMatchingProducts(administrator, both);
  expect(read.map((one) => [one.name, one.specifications])).toEqual([[name, complete.specifications]]);
});

test("nobody else learns what products lack", async () => {
  await makeProduct();
  expect((await listProducts(plain, { missing: "picture" })).count).toBe(0);
  expect(Object.values(await countMissing(plain)).every((count) => count === 0)).toBe(true);
});
