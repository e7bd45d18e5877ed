import { describe, expect, test } from "vitest";
import { storeChange } from "#db/changes/store-change.ts";
import { findDeletion, restoreDeletion } from "#db/changes/trash.ts";
import { RefusedError, unwrap } from "#db/errors.ts";
import { deleteRecords } from "#db/content/records.ts";
import { updateProduct } from "#db/products/products.ts";
import { readStoredRecords } from "#db/import/stored-records.ts";
import { importSession } from "#domain/import/session.ts";
import { administrator, makeBrand, makeProduct, secret, unique } from "../../support/database/database.ts";

const makeSeries = (values: Parameters<typeof makeProduct>[0] = {}) =>
  makeProduct({ item_type: "category", ...values });
async function seriesWithSize() {
  const series = await makeSeries();
  return { series, size: await makeProduct({ brand_id: series.brand_id, series_id: series.id }) };
}
const row = async (id: string) => unwrap(await secret.from("products").select("*").eq("id", id).single());

describe("a size", () => {
  test("belongs to a family of its own brand, and to nothing else", async () => {
    const { series, size } = await seriesWithSize();
    expect(size.series_id).toBe(series.id);
    for (const wrong of [await makeSeries(), await makeProduct({ brand_id: series.brand_id })]) {
      const stored = updateProduct(administrator, size.id, { series_id: wrong.id });
      await expect(stored).rejects.toThrow("must be a product family of the same brand");
      await expect(stored).rejects.toBeInstanceOf(RefusedError);
    }
    const brand_id = (await makeBrand()).id;
    await expect(updateProduct(administrator, size.id, { brand_id })).rejects.toThrow("of the same brand");
    expect(await row(size.id)).toEqual(size);
  });

  test("is never a family, so series do not nest", async () => {
    const { series, size } = await seriesWithSize();
    const { error } = await administrator.from("products").update({ item_type: "category" }).eq("id", size.id);
    expect(error?.message).toContain("only_products_are_sizes");
    const other = await makeSeries({ brand_id: series.brand_id });
    const nested = await administrator.from("products").update({ series_id: series.id }).eq("id", other.id);
    expect(nested.error?.message).toContain("only_products_are_sizes");
  });
});

describe("a series with sizes", () => {
  test("stays a family, and changes its brand only together with them", async () => {
    const { series, size } = await seriesWithSize();
    const brand_id = (await makeBrand()).id;
    await expect(updateProduct(administrator, series.id, { item_type: "product" })).rejects.toThrow("has sizes");
    await expect(updateProduct(administrator, series.id, { brand_id })).rejects.toThrow("has sizes");
    expect(await row(series.id)).toEqual(series);
    await storeChange(
      administrator,
      { kind: "bulk", title: "Brand" },
      [size, series].map((one) => ({ id: one.id, seen: one, values: { brand_id } })),
    );
    expect([(await row(size.id)).brand_id, (await row(series.id)).brand_id]).toEqual([brand_id, brand_id]);
  });

  test("leaves its sizes when it is deleted, and has them again when it is restored", async () => {
    const { series, size } = await seriesWithSize();
    await deleteRecords(administrator, "product", [series.id]);
    expect((await row(size.id)).series_id).toBeNull();
    const change = await findDeletion(administrator, series.id);
    await restoreDeletion(administrator, change ?? "");
    expect((await row(size.id)).series_id).toBe(series.id);
  });

  test("goes with its brand, and comes back with it", async () => {
    const { series, size } = await seriesWithSize();
    await deleteRecords(administrator, "brand", [series.brand_id]);
    expect((await secret.from("products").select("id").in("id", [series.id, size.id])).data).toEqual([]);
    await restoreDeletion(administrator, (await findDeletion(administrator, series.brand_id)) ?? "");
    expect((await row(size.id)).series_id).toBe(series.id);
  });
});

describe("what was deleted comes back although meanwhile", () => {
  const restore = async (id: string) => restoreDeletion(administrator, (await findDeletion(administrator, id)) ?? "");
  const moved = async (id: string) => updateProduct(administrator, id, { brand_id: (await makeBrand()).id });

  test("its series went to another brand: the size is of no series", async () => {
    const { series, size } = await seriesWithSize();
    await deleteRecords(administrator, "product", [size.id]);
    await moved(series.id);
    await restore(size.id);
    expect(await row(size.id)).toMatchObject({ name: size.name, series_id: null });
  });

  test("its size went to another brand, or became a family: they stay as they are", async () => {
    for (const change of [moved, (id: string) => updateProduct(administrator, id, { item_type: "category" })]) {
      const { series, size } = await seriesWithSize();
      const other = await makeProduct({ brand_id: series.brand_id, series_id: series.id });
      await deleteRecords(administrator, "product", [series.id]);
      await change(size.id);
      await restore(series.id);
      expect(await row(series.id)).toMatchObject({ name: series.name, item_type: "category" });
      expect((await row(size.id)).series_id).toBeNull();
      expect((await row(other.id)).series_id).toBe(series.id);
    }
  });
});

test("an import stores a new series together with its sizes", async () => {
  const brand = await makeBrand();
  const category = unwrap(await secret.from("categories").select("name").limit(1).single()).name;
  const series = unique("Rows");
  const [one, two] = [unique("Size"), unique("Size")];
  const session = importSession();
  session.setStored(await readStoredRecords(administrator));
  await session.read(
    new TextEncoder().encode(
      `Name,Brand,Category,Series,Description\n${one},${brand.name},${category},${series},A\n${two},${brand.name},${category},${series},B`,
    ),
  );
  await session.plan(session.propose([]).mapping, []);
  const { changes } = session.changes();
  const stored = await storeChange(administrator, { kind: "import", title: "sizes.csv" }, changes);
  expect(stored).toMatchObject({ created: 3, conflicts: [], slugs_used: [] });
  const family = unwrap(await secret.from("products").select("id, item_type").eq("name", series).single());
  const sizes = unwrap(await secret.from("products").select("name").eq("series_id", family.id).order("name"));
  expect(family.item_type).toBe("category");
  expect(sizes.map(({ name }) => name)).toEqual([one, two].sort());
});
