import { describe, expect, test } from "vitest";
import type { Row } from "#db/client.ts";
import { isForbidden, isOvertaken, unwrap } from "#db/errors.ts";
import {
  listProductBatches,
  storeProductBatch,
  undoProductBatch,
  type ProductChange,
} from "#db/products/product-batches.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makeProduct,
  plain,
  secret,
  stranger,
  unique,
} from "../support/database.ts";

const BATCH = { kind: "bulk", title: "A test" } as const;
const read = async (id: string): Promise<Row<"products"> | undefined> =>
  unwrap(await secret.from("products").select("*").eq("id", id))[0];
const changed = (row: Row<"products">, values: ProductChange["values"]): ProductChange => ({
  id: row.id,
  version: row.updated_at,
  values,
});
async function newProduct(values: ProductChange["values"] = {}): Promise<ProductChange> {
  const slug = unique("new");
  const owners = values.brand_id ? {} : { brand_id: (await makeBrand()).id, category_id: (await makeCategory()).id };
  return {
    id: crypto.randomUUID(),
    version: null,
    values: { name: slug, slug, description: "New.", ...owners, ...values },
  };
}
const inTrash = async (id: string): Promise<boolean> =>
  unwrap(await secret.from("trash").select("record_id").eq("record_id", id)).length === 1;

describe("storing a batch", () => {
  test("creates and changes products in one go and changes only the columns named", async () => {
    const row = await makeProduct({ model: "30XA", features: ["Quiet"] });
    const added = await newProduct({ model: "30RB", specifications: [{ name: "COP", value: "3.2" }] });
    const stored = await storeProductBatch(administrator, BATCH, [changed(row, { model: "30XA-80" }), added]);
    expect(stored).toMatchObject({ created: 1, changed: 1, conflicts: [], slugs_used: [] });
    expect(await read(row.id)).toMatchObject({ model: "30XA-80", features: ["Quiet"], name: row.name });
    expect(await read(added.id)).toMatchObject({
      model: "30RB",
      item_type: "product",
      specifications: [{ name: "COP", value: "3.2" }],
    });
  });

  test("stores nothing if one product was changed or deleted meanwhile, and names both", async () => {
    const [first, second, third] = [await makeProduct(), await makeProduct(), await makeProduct()];
    unwrap(await secret.from("products").update({ model: "Theirs" }).eq("id", second.id).select());
    unwrap(await secret.from("products").delete().eq("id", third.id).select());
    const changes = [first, second, third].map((row) => changed(row, { model: "Mine" }));
    const { conflicts, changed: count } = await storeProductBatch(administrator, BATCH, changes);
    expect(count).toBe(0);
    expect(conflicts.map(({ id, updated_at }) => [id, updated_at === null])).toEqual(
      expect.arrayContaining([
        [second.id, false],
        [third.id, true],
      ]),
    );
    expect(conflicts).toHaveLength(2);
    expect((await read(first.id))?.model).toBeNull();
    expect((await read(second.id))?.model).toBe("Theirs");
  });

  test("stores nothing with a slug that is used, also twice in the batch, and names the products", async () => {
    const other = await makeProduct();
    const taken = await newProduct({ slug: other.slug });
    const twin = unique("twin");
    const twins = [await newProduct({ slug: twin }), await newProduct({ slug: twin })];
    const { created, slugs_used } = await storeProductBatch(administrator, BATCH, [taken, ...twins]);
    expect(created).toBe(0);
    expect(slugs_used.map(({ id }) => id).sort()).toEqual([taken, ...twins].map(({ id }) => id).sort());
  });

  test("stores nothing if a value breaks a rule of the table", async () => {
    const row = await makeProduct();
    const broken = await newProduct({ description: " " });
    await expect(storeProductBatch(administrator, BATCH, [changed(row, { model: "M" }), broken])).rejects.toThrow();
    expect((await read(row.id))?.model).toBeNull();
    const unknown = { id: row.id, version: row.updated_at, values: { id: broken.id } as ProductChange["values"] };
    await expect(storeProductBatch(administrator, BATCH, [unknown])).rejects.toThrow("no column id");
    const withoutCategory = await newProduct({ brand_id: row.brand_id });
    await expect(storeProductBatch(administrator, BATCH, [withoutCategory])).rejects.toThrow("needs a category");
  });

  test("creates brands and categories along with the products, or none of them", async () => {
    const slug = unique("with-products");
    const brand = { id: crypto.randomUUID(), name: slug, slug };
    const category = { id: crypto.randomUUID(), name: slug, slug, parent_id: null };
    const batch = { ...BATCH, newBrands: [brand], newCategories: [category] };
    const added = await newProduct({ brand_id: brand.id, category_id: category.id });
    const broken = { ...added, values: { ...added.values, name: "" } };
    await expect(storeProductBatch(administrator, batch, [broken])).rejects.toThrow();
    expect(unwrap(await secret.from("brands").select("id").eq("slug", slug))).toEqual([]);
    const { id } = await storeProductBatch(administrator, batch, [added]);
    expect(await read(added.id)).toMatchObject({ brand_id: brand.id, category: slug });
    await undoProductBatch(administrator, id);
    expect(await inTrash(brand.id)).toBe(true);
    expect(await inTrash(category.id)).toBe(true);
  });

  test("is refused to everyone but administrators", async () => {
    const row = await makeProduct();
    for (const caller of [stranger, plain])
      await expect(storeProductBatch(caller, BATCH, [changed(row, { model: "Forged" })])).rejects.toSatisfy(
        isForbidden,
      );
    // Nor may one fill or store the batch of somebody else.
    const { data } = await secret.from("product_batches").insert(BATCH).select("id").single();
    const id = data?.id ?? "";
    const rows = { batch_id: id, product_id: row.id, version: row.updated_at, change: { model: "Forged" } };
    expect((await administrator.from("product_batch_rows").insert(rows)).error?.code).toBe("42501");
    expect((await plain.rpc("store_product_batch", { of_batch: id })).error?.code).toBe("42501");
    expect((await plain.rpc("undo_product_batch", { of_batch: id })).error?.code).toBe("42501");
  });

  test("shows progress, and stores nothing once it is stopped", async () => {
    const changes = await Promise.all(
      Array.from({ length: 3 }, async () => changed(await makeProduct(), { model: "M" })),
    );
    const stop = new AbortController();
    const seen: number[] = [];
    const title = unique("stopped");
    const storing = storeProductBatch(administrator, { ...BATCH, title }, changes, {
      signal: stop.signal,
      onProgress: (sent) => {
        seen.push(sent);
        stop.abort(new Error("Stopped"));
      },
    });
    await expect(storing).rejects.toThrow("Stopped");
    expect(seen).toEqual([3]);
    expect((await read(changes[0]?.id ?? ""))?.model).toBeNull();
    expect(unwrap(await secret.from("product_batches").select("id").eq("title", title))).toEqual([]);
  });
});

describe("undoing a batch", () => {
  test("brings back the former values, and created products go to the trash", async () => {
    const row = await makeProduct({ model: "Before", specifications: [{ name: "COP", value: "3" }] });
    const added = await newProduct();
    const change = changed(row, { model: null, specifications: [], featured: true });
    const { id } = await storeProductBatch(administrator, BATCH, [change, added]);
    expect(await undoProductBatch(administrator, id)).toEqual({ undone: 2, edited: [] });
    expect(await read(row.id)).toMatchObject({
      model: "Before",
      specifications: [{ name: "COP", value: "3" }],
      featured: false,
    });
    expect(await read(added.id)).toBeUndefined();
    expect(await inTrash(added.id)).toBe(true);
    await expect(undoProductBatch(administrator, id)).rejects.toSatisfy(isOvertaken);
  });

  test("leaves products alone that were edited since, and asks first", async () => {
    const [first, second] = [await makeProduct({ model: "A" }), await makeProduct({ model: "B" })];
    const changes = [first, second].map((row) => changed(row, { model: "Changed" }));
    const { id } = await storeProductBatch(administrator, BATCH, changes);
    unwrap(await secret.from("products").update({ model: "Later" }).eq("id", second.id).select());
    const edited = [{ id: second.id, name: second.name }];
    expect(await undoProductBatch(administrator, id)).toEqual({ undone: 0, edited });
    expect((await read(first.id))?.model).toBe("Changed");
    expect(await undoProductBatch(administrator, id, { onlyUntouched: true })).toEqual({ undone: 1, edited });
    expect((await read(first.id))?.model).toBe("A");
    expect((await read(second.id))?.model).toBe("Later");
  });

  test("is listed with who, when and how many, for administrators only", async () => {
    const title = unique("list");
    const { id } = await storeProductBatch(administrator, { ...BATCH, title }, [await newProduct()]);
    const { data } = await listProductBatches(administrator, { limit: 5, offset: 0 });
    expect(data[0]).toMatchObject({ id, title, created_count: 1, changed_count: 0, undone_at: null });
    expect(data[0]?.created_by).toBeTruthy();
    expect((await listProductBatches(plain, { limit: 5, offset: 0 })).data).toEqual([]);
  });
});
