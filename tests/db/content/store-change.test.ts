import { describe, expect, test } from "vitest";
import type { Row } from "#db/client.ts";
import { isForbidden, isOvertaken, unwrap } from "#db/errors.ts";
import { listChanges } from "#db/changes/changes.ts";
import { storeChange, type ProductChange } from "#db/changes/store-change.ts";
import { findDeletion } from "#db/changes/trash.ts";
import { undoChange } from "#db/changes/undo.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makeProduct,
  plain,
  secret,
  stranger,
  unique,
} from "../../support/database/database.ts";

const CHANGE = { kind: "bulk", title: "A test" } as const;
const read = async (id: string): Promise<Row<"products"> | undefined> =>
  unwrap(await secret.from("products").select("*").eq("id", id))[0];
const changed = (row: Row<"products">, values: ProductChange["values"]): ProductChange => ({
  id: row.id,
  seen: row,
  values,
});
async function newProduct(values: ProductChange["values"] = {}): Promise<ProductChange> {
  const slug = unique("new");
  const owners = values.brand_id ? {} : { brand_id: (await makeBrand()).id, category_id: (await makeCategory()).id };
  return {
    id: crypto.randomUUID(),
    seen: null,
    values: { name: slug, slug, description: "New.", ...owners, ...values },
  };
}
const inTrash = async (id: string): Promise<boolean> => (await findDeletion(administrator, id)) !== null;

describe("storing a change of many products", () => {
  test("creates and changes products in one go and changes only the columns named", async () => {
    const row = await makeProduct({ model: "30XA", features: ["Quiet"] });
    const added = await newProduct({ model: "30RB", specifications: [{ name: "COP", value: "3.2" }] });
    const stored = await storeChange(administrator, CHANGE, [changed(row, { model: "30XA-80" }), added]);
    expect(stored).toMatchObject({ created: 1, changed: 1, conflicts: [], slugs_used: [] });
    expect(await read(row.id)).toMatchObject({ model: "30XA-80", features: ["Quiet"], name: row.name });
    expect(await read(added.id)).toMatchObject({
      model: "30RB",
      item_type: "product",
      specifications: [{ name: "COP", value: "3.2" }],
    });
  });

  test("stores nothing if the same field of one was changed, or one was deleted meanwhile, and names both", async () => {
    const [first, second, third] = [await makeProduct(), await makeProduct(), await makeProduct()];
    unwrap(await secret.from("products").update({ model: "Theirs" }).eq("id", second.id).select());
    unwrap(await secret.from("products").delete().eq("id", third.id).select());
    const changes = [first, second, third].map((row) => changed(row, { model: "Mine" }));
    const { conflicts, changed: count } = await storeChange(administrator, CHANGE, changes);
    expect(count).toBe(0);
    expect(conflicts.map(({ id, is_gone }) => [id, is_gone])).toEqual(
      expect.arrayContaining([
        [second.id, false],
        [third.id, true],
      ]),
    );
    expect(conflicts).toHaveLength(2);
    expect((await read(first.id))?.model).toBeNull();
    expect((await read(second.id))?.model).toBe("Theirs");
  });

  test("stores nothing with a slug that is used, also twice in the change, and names the products", async () => {
    const other = await makeProduct();
    const taken = await newProduct({ slug: other.slug });
    const twin = unique("twin");
    const twins = [await newProduct({ slug: twin }), await newProduct({ slug: twin })];
    const { created, slugs_used } = await storeChange(administrator, CHANGE, [taken, ...twins]);
    expect(created).toBe(0);
    expect(slugs_used.map(({ id }) => id).sort()).toEqual([taken, ...twins].map(({ id }) => id).sort());
  });

  test("stores nothing if a value breaks a rule of the table", async () => {
    const row = await makeProduct();
    const broken = await newProduct({ description: " " });
    await expect(storeChange(administrator, CHANGE, [changed(row, { model: "M" }), broken])).rejects.toThrow();
    expect((await read(row.id))?.model).toBeNull();
    const unknown = { id: row.id, seen: row, values: { id: broken.id } as ProductChange["values"] };
    await expect(storeChange(administrator, CHANGE, [unknown])).rejects.toThrow("no column id");
    const withoutCategory = await newProduct({ brand_id: row.brand_id });
    await expect(storeChange(administrator, CHANGE, [withoutCategory])).rejects.toThrow("needs a category");
  });

  test("creates brands and categories along with the products, or none of them", async () => {
    const slug = unique("with-products");
    const brand = { id: crypto.randomUUID(), name: slug, slug };
    const category = { id: crypto.randomUUID(), name: slug, slug, parent_id: null };
    const change = { ...CHANGE, newBrands: [brand], newCategories: [category] };
    const added = await newProduct({ brand_id: brand.id, category_id: category.id });
    const broken = { ...added, values: { ...added.values, name: "" } };
    await expect(storeChange(administrator, change, [broken])).rejects.toThrow();
    expect(unwrap(await secret.from("brands").select("id").eq("slug", slug))).toEqual([]);
    const { id } = await storeChange(administrator, change, [added]);
    expect(await read(added.id)).toMatchObject({ brand_id: brand.id, category: slug });
    // The new category stands last among its siblings.
    const roots = unwrap(await secret.from("categories").select("id, sort_order").is("parent_id", null));
    const last = roots.find(({ id }) => id === category.id)?.sort_order ?? -1;
    expect(roots.filter(({ id, sort_order }) => id !== category.id && sort_order >= last)).toEqual([]);
    await undoChange(administrator, id);
    expect(await inTrash(brand.id)).toBe(true);
    expect(await inTrash(category.id)).toBe(true);
  });

  test("is refused to everyone but publishers", async () => {
    const row = await makeProduct();
    for (const caller of [stranger, plain])
      await expect(storeChange(caller, CHANGE, [changed(row, { model: "Forged" })])).rejects.toSatisfy(isForbidden);
    // Nor may one fill or store the change of somebody else.
    const { id } = unwrap(await secret.from("changes").insert(CHANGE).select("id").single());
    const rows = [{ table_name: "products", record: row.id, before: {}, after: { model: "Forged" } }];
    for (const [caller, code] of [
      ...([
        [stranger, "42501"],
        [plain, "42501"],
      ] as const),
      ...([[administrator, "PT409"]] as const),
    ])
      expect((await caller.rpc("store_change_rows", { of_change: id, rows })).error?.code).toBe(code);
    expect((await plain.rpc("apply_change", { of_change: id })).error?.code).toBe("42501");
    expect((await plain.rpc("undo_change", { of_change: id })).error?.code).toBe("42501");
  });

  test("shows progress, and stores nothing once it is stopped", async () => {
    const changes = await Promise.all(
      Array.from({ length: 3 }, async () => changed(await makeProduct(), { model: "M" })),
    );
    const stop = new AbortController();
    const seen: number[] = [];
    const title = unique("stopped");
    const storing = storeChange(administrator, { ...CHANGE, title }, changes, {
      signal: stop.signal,
      onProgress: (sent) => {
        seen.push(sent);
        stop.abort(new Error("Stopped"));
      },
    });
    await expect(storing).rejects.toThrow("Stopped");
    expect(seen).toEqual([3]);
    expect((await read(changes[0]?.id ?? ""))?.model).toBeNull();
    expect(unwrap(await secret.from("changes").select("id").eq("title", title))).toEqual([]);
  });
});

describe("undoing it", () => {
  test("brings back the former values, and created products go to the trash", async () => {
    const row = await makeProduct({ model: "Before", specifications: [{ name: "COP", value: "3" }] });
    const added = await newProduct();
    const change = changed(row, { model: null, specifications: [], featured: true });
    const { id } = await storeChange(administrator, CHANGE, [change, added]);
    expect(await undoChange(administrator, id)).toMatchObject({
      counts: { products: { changed: 1, deleted: 1 } },
      edited: [],
    });
    expect(await read(row.id)).toMatchObject({
      model: "Before",
      specifications: [{ name: "COP", value: "3" }],
      featured: false,
    });
    expect(await read(added.id)).toBeUndefined();
    expect(await inTrash(added.id)).toBe(true);
    await expect(undoChange(administrator, id)).rejects.toSatisfy(isOvertaken);
  });

  test("leaves products alone that were edited since, and asks first", async () => {
    const [first, second] = [await makeProduct({ model: "A" }), await makeProduct({ model: "B" })];
    const changes = [first, second].map((row) => changed(row, { model: "Changed" }));
    const { id } = await storeChange(administrator, CHANGE, changes);
    unwrap(await secret.from("products").update({ model: "Later" }).eq("id", second.id).select());
    const edited = [{ record: second.id, name: second.name }];
    expect(await undoChange(administrator, id)).toMatchObject({ counts: {}, edited });
    expect((await read(first.id))?.model).toBe("Changed");
    expect(await undoChange(administrator, id, { leaveEdited: true })).toMatchObject({
      counts: { products: { changed: 1 } },
      edited,
    });
    expect((await read(first.id))?.model).toBe("A");
    expect((await read(second.id))?.model).toBe("Later");
  });

  test("is listed with who, when and how many, for editors only", async () => {
    const title = unique("list");
    const { id } = await storeChange(administrator, { ...CHANGE, title }, [await newProduct()]);
    const { data } = await listChanges(administrator, { kinds: ["bulk"] }, { limit: 1, offset: 0 });
    expect(data).toMatchObject([{ id, title, summary: { own: { products: { created: 1 } } }, undone_at: null }]);
    expect(data[0]?.made_by).toBeTruthy();
    expect((await listChanges(plain, {}, { limit: 5, offset: 0 })).data).toEqual([]);
  });
});
