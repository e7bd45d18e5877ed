import { describe, expect, test } from "vitest";
import {
  createAttribute,
  deleteAttribute,
  expectedAttributes,
  listAttributes,
  listCategoryAttributes,
  setCategoryAttributes,
  updateAttribute,
} from "#db/specifications/attributes.ts";
import { ConflictError, unwrap } from "#db/errors.ts";
import { storeChange } from "#db/changes/store-change.ts";
import { findDeletion, restoreDeletion } from "#db/changes/trash.ts";
import { createProduct, getProduct, updateProduct } from "#db/products/products.ts";
import {
  countUnreadProducts,
  listProductsWithSpecifications,
  listSpecificationMedians,
  listSpecificationNames,
  readUnreadProducts,
} from "#db/specifications/specification-names.ts";
import {
  administrator,
  makeAttribute,
  makeBrand,
  makeCategory,
  makeProduct,
  plain,
  secret,
  stranger,
  unique,
} from "../../support/database/database.ts";
import { PRODUCT_FIELDS } from "../../support/content/product-fields.ts";

const attribute = (name = unique("Capacity")) => ({
  name,
  unit: "kW",
  kind: "number" as const,
  category: "performance" as const,
  better: "higher" as const,
  synonyms: ["Total capacity"],
  decimals: 1,
  choices: [],
  conditions: [],
  asked: null,
});

describe("the catalogue of specifications", () => {
  test("is kept by publishers and read by everyone", async () => {
    const made = await createAttribute(administrator, attribute());
    expect((await listAttributes(stranger)).find(({ id }) => id === made.id)).toEqual(made);
    const changed = await updateAttribute(administrator, made.id, { ...attribute(made.name), unit: "TR" }, made);
    expect(changed.unit).toBe("TR");
    await expect(
      updateAttribute(administrator, made.id, { ...attribute(made.name), unit: "hp" }, made),
    ).rejects.toThrow(ConflictError);
    await expect(createAttribute(plain, attribute())).rejects.toThrow(/permission|policy/);
    await deleteAttribute(administrator, made.id);
    expect((await listAttributes(stranger)).some(({ id }) => id === made.id)).toBe(false);
  });

  test("a condition is called as its entry is, also after that is renamed", async () => {
    const water = await createAttribute(administrator, attribute(unique("Entering water")));
    const cop = await createAttribute(administrator, { ...attribute(unique("COP")), conditions: [water.name] });
    const renamed = unique("Entering condenser water");
    await updateAttribute(administrator, water.id, { ...attribute(renamed) }, water);
    expect((await listAttributes(stranger)).find(({ id }) => id === cop.id)?.conditions).toEqual([renamed]);
  });

  test("has each name once, ignoring case", async () => {
    const { name } = await makeAttribute();
    await expect(createAttribute(administrator, attribute(name.toUpperCase()))).rejects.toMatchObject({
      code: "23505",
    });
  });

  test.each([
    [{ name: " " }],
    [{ kind: "colour" }],
    [{ category: "other" }],
    [{ better: "none" }],
    [{ unit: "" }],
    [{ decimals: 9 }],
    [{ asked: "nearly" }],
    [{ synonyms: [""] }],
    [{ conditions: [""] }],
  ])("refuses %j", async (wrong) => {
    const { error } = await secret.from("attributes").insert({ name: unique("x"), ...wrong });
    expect(error?.message).toMatch(/violates check constraint/);
  });

  test("a category expects what those above it expect, and then its own, each once", async () => {
    const top = await makeCategory();
    const below = await makeCategory({ parent_id: top.id });
    const [a, b, c] = [await makeAttribute(), await makeAttribute(), await makeAttribute()];
    await setCategoryAttributes(administrator, top.id, [c.id, a.id]);
    await setCategoryAttributes(administrator, below.id, [a.id, b.id]);
    expect((await expectedAttributes(administrator, below.id)).map(({ id }) => id)).toEqual([c.id, a.id, b.id]);
    await setCategoryAttributes(administrator, top.id, [a.id]);
    expect((await expectedAttributes(administrator, below.id)).map(({ id }) => id)).toEqual([a.id, b.id]);
    await expect(setCategoryAttributes(plain, top.id, [b.id])).rejects.toThrow(/permission|policy/);
    expect((await listCategoryAttributes(secret)).filter(({ category_id }) => category_id === top.id)).toHaveLength(1);
  });
});

describe("the parsed values of specifications", () => {
  const READ = [[{ low: 12, high: 12, unit: "kW" }], null];
  const specifications = [
    { name: "Cooling capacity", value: "12 kW" },
    { name: "Refrigerant", value: "R-410A" },
  ];

  test("are stored with the product and parsed again when the values change", async () => {
    const { id: brand_id } = await makeBrand();
    const { id: category_id } = await makeCategory();
    const name = unique("Chiller");
    const made = await createProduct(administrator, { ...PRODUCT_FIELDS, name, brand_id, category_id, specifications });
    expect(made.specification_values).toEqual(READ);
    const changed = await updateProduct(administrator, made.id, {
      specifications: [{ name: "Cooling capacity", value: "10–14 kW" }],
    });
    expect(changed.specification_values).toEqual([[{ low: 10, high: 14, unit: "kW" }]]);
    const renamed = await updateProduct(administrator, made.id, { description: "Another text." });
    expect(renamed.specification_values).toEqual(changed.specification_values);
  });

  test("are removed when the texts change without them, and stay when only names do", async () => {
    const { id } = await makeProduct({ specifications, specification_values: READ });
    const names = specifications.map(({ value }, index) => ({ name: `Name ${index}`, value }));
    unwrap(await secret.from("products").update({ specifications: names }).eq("id", id).select());
    expect((await getProduct(secret, id))?.specification_values).toEqual(READ);
    const values = specifications.map(({ name }) => ({ name, value: "5 kW" }));
    unwrap(await secret.from("products").update({ specifications: values }).eq("id", id).select());
    expect((await getProduct(secret, id))?.specification_values).toBeNull();
  });

  test.each([
    ["another length", [null]],
    ["no list", {}],
    ["no end", [[{ low: null, high: null, unit: "kW" }], null]],
    ["a text for a number", [[{ low: "1", high: 1, unit: "kW" }], null]],
    ["a missing unit", [[{ low: 1, high: 1 }], null]],
    ["an empty list", [[], null]],
    ["a number beyond all figures", [[{ low: 1, high: 1e16, unit: "kW" }], null]],
    ["one below zero", [[{ low: -1e16, high: null, unit: "kW" }], null]],
    ["a number smaller than all figures", [[{ low: 1e-16, high: 1, unit: "kW" }], null]],
  ])("refuses %s", async (_, specification_values) => {
    const { id } = await makeProduct({ specifications });
    const { error } = await secret.from("products").update({ specification_values }).eq("id", id);
    expect(error?.message).toMatch(/violates check constraint/);
  });

  test("a product without them comes back from the trash without them", async () => {
    const { id } = await makeProduct({ specifications });
    unwrap(await administrator.rpc("delete_records", { of_kind: "product", ids: [id] }));
    await restoreDeletion(administrator, (await findDeletion(administrator, id)) ?? "");
    expect((await getProduct(secret, id))?.specification_values).toBeNull();
  });
});

describe("the names in use", () => {
  const [first, second] = [unique("Capacity"), unique("Refrigerant")];
  const READ = [[{ low: 12, high: 12, unit: "kW" }], null];
  const specifications = [
    { name: first, value: "12 kW" },
    { name: second, value: "R-410A" },
  ];
  const nameInUse = async (name: string) =>
    (await listSpecificationNames(administrator)).find((one) => one.name === name);

  test("are counted with their units and an example", async () => {
    for (const specification_values of [READ, READ, null]) await makeProduct({ specifications, specification_values });
    expect(await nameInUse(first)).toEqual({ name: first, uses: 3, units: ["kW"], example: "12 kW" });
    expect(await nameInUse(second)).toEqual({ name: second, uses: 3, units: [], example: "R-410A" });
    const products = await listProductsWithSpecifications(administrator, [second, "No such name"]);
    expect(products.map((product) => product.specifications)).toEqual([specifications, specifications, specifications]);
    await expect(listSpecificationNames(stranger)).rejects.toThrow(/permission/);
  });

  test("values of a category have a median by name and unit, without the product that is edited", async () => {
    const category_id = (await makeCategory()).id;
    const name = unique("Capacity");
    const made = async (low: number | null, high: number | null, unit: string | null = "kW") =>
      makeProduct({
        category_id,
        specifications: [{ name, value: "x" }],
        specification_values: [[{ low, high, unit }]],
      });
    await made(10, 10);
    await made(10, 30);
    await made(null, 100);
    const edited = await made(9000, 9000);
    await made(5, 5, "TR");
    const medians = await listSpecificationMedians(administrator, category_id, edited.id);
    // Databases sort upper and lower case in different ways.
    expect(medians.sort((one, other) => one.uses - other.uses)).toEqual([
      { name, unit: "TR", uses: 1, median: 5 },
      { name, unit: "kW", uses: 3, median: 20 },
    ]);
  });

  test("products of an earlier release are read without counting as changed", async () => {
    const { id, updated_at } = await makeProduct({ specifications });
    expect(await countUnreadProducts(administrator)).toBeGreaterThan(0);
    const reading = { id, specifications, values: READ };
    expect(unwrap(await plain.rpc("store_specification_values", { readings: [reading] }))).toBe(0);
    // Read before somebody has changed them.
    const outdated = { ...reading, specifications: [{ name: first, value: "1 kW" }, ...specifications.slice(1)] };
    const stored = await administrator.rpc("store_specification_values", { readings: [outdated] });
    expect(unwrap(stored)).toBe(0);
    await readUnreadProducts(administrator);
    expect(await getProduct(secret, id)).toMatchObject({ specification_values: READ, updated_at });
    expect(await countUnreadProducts(administrator)).toBe(0);
  });

  test("a change of several products stores parsed values", async () => {
    const product = await makeProduct({ specifications, category_id: (await makeCategory()).id });
    const values = { specifications: [{ name: first, value: "10–14 kW" }] };
    await storeChange(administrator, { kind: "specifications", title: "Test" }, [
      { id: product.id, seen: product, values },
    ]);
    expect((await getProduct(secret, product.id))?.specification_values).toEqual([[{ low: 10, high: 14, unit: "kW" }]]);
  });
});
