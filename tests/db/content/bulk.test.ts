import { describe, expect, test } from "vitest";
import { countProductsByCategory, placeCategory } from "#db/products/categories.ts";
import { isMissingTarget, isOvertaken, unwrap } from "#db/errors.ts";
import {
  addFeaturedItem,
  listFeaturedItems,
  removeFeaturedItem,
  reorderFeaturedItems,
  restoreFeaturedItem,
} from "#db/products/featured.ts";
import { deleteRecords } from "#db/content/records.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makeFeaturedItem,
  makeProduct,
  plain,
  secret,
  stranger,
} from "../../support/database/database.ts";

const missing = () => crypto.randomUUID();

describe("deleting several", () => {
  test("products: all of them or none", async () => {
    const ids = [(await makeProduct()).id, (await makeProduct()).id];
    await expect(deleteRecords(administrator, "product", [...ids, missing()])).rejects.toThrow(
      "2 of 3 products could be deleted.",
    );
    await expect(deleteRecords(plain, "product", ids)).rejects.toThrow("0 of 2 products could be deleted.");
    expect(unwrap(await secret.from("products").select("id").in("id", ids))).toHaveLength(2);
    expect(await deleteRecords(administrator, "product", ids)).toBe(2);
    expect(unwrap(await secret.from("products").select("id").in("id", ids))).toEqual([]);
  });

  test("brands: all of them or none", async () => {
    const ids = [(await makeBrand()).id, (await makeBrand()).id];
    await expect(deleteRecords(administrator, "brand", [...ids, missing()])).rejects.toThrow(
      "2 of 3 brands could be deleted.",
    );
    await expect(deleteRecords(plain, "brand", ids)).rejects.toThrow("0 of 2 brands could be deleted.");
    expect(unwrap(await secret.from("brands").select("id").in("id", ids))).toHaveLength(2);
    expect(await deleteRecords(administrator, "brand", ids)).toBe(2);
  });
});

describe("moving a category", () => {
  const childrenOf = async (parent_id: string) =>
    unwrap(await secret.from("categories").select("id, sort_order").eq("parent_id", parent_id).order("sort_order"));

  test("among its siblings numbers all of them from 0, or changes nothing", async () => {
    const { id: parent_id } = await makeCategory();
    const a = (await makeCategory({ parent_id, sort_order: 5 })).id;
    const b = (await makeCategory({ parent_id, sort_order: 7 })).id;
    const before = await childrenOf(parent_id);
    for (const wrong of [[b], [b, a, missing()], [b, b, a]]) {
      const refusal: unknown = await placeCategory(administrator, b, parent_id, wrong).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ message: "The categories were changed meanwhile." });
      expect(isOvertaken(refusal)).toBe(true);
    }
    for (const client of [plain, stranger]) await expect(placeCategory(client, b, parent_id, [b, a])).rejects.toThrow();
    expect(await childrenOf(parent_id)).toEqual(before);
    await placeCategory(administrator, b, parent_id, [b, a]);
    expect(await childrenOf(parent_id)).toEqual([
      { id: b, sort_order: 0 },
      { id: a, sort_order: 1 },
    ]);
  });

  test("below another parent puts it at the given position", async () => {
    const [from, to] = [await makeCategory(), await makeCategory()];
    const mover = (await makeCategory({ parent_id: from.id })).id;
    const there = (await makeCategory({ parent_id: to.id })).id;
    await placeCategory(administrator, mover, to.id, [mover, there]);
    expect(await childrenOf(to.id)).toEqual([
      { id: mover, sort_order: 0 },
      { id: there, sort_order: 1 },
    ]);
    expect(await childrenOf(from.id)).toEqual([]);
  });

  test("to the top level removes it from its parent", async () => {
    const child = (await makeCategory({ parent_id: (await makeCategory()).id })).id;
    // Other tests add main categories at the same time, which makes the database refuse the move.
    await expect
      .poll(async () => {
        const roots = unwrap(await secret.from("categories").select("id").is("parent_id", null)).map(({ id }) => id);
        return placeCategory(administrator, child, null, [...roots, child]).then(
          () => "placed",
          (error: Error) => error.message,
        );
      })
      .toBe("placed");
    expect(unwrap(await secret.from("categories").select("parent_id").eq("id", child).single()).parent_id).toBeNull();
  });

  test("below itself or its own subcategories is refused, and nothing moves", async () => {
    const top = await makeCategory();
    const middle = await makeCategory({ parent_id: top.id });
    const bottom = await makeCategory({ parent_id: middle.id });
    await expect(placeCategory(administrator, top.id, top.id, [top.id, middle.id])).rejects.toThrow(
      "A category cannot be placed below itself.",
    );
    await expect(placeCategory(administrator, top.id, bottom.id, [top.id])).rejects.toThrow(
      "A category cannot be placed below itself.",
    );
    expect(unwrap(await secret.from("categories").select("parent_id").eq("id", top.id).single()).parent_id).toBeNull();
  });

  test("below a deleted category is refused with the reason", async () => {
    const { id } = await makeCategory();
    const refusal: unknown = await placeCategory(administrator, id, missing(), [id]).catch((error: unknown) => error);
    expect(isMissingTarget(refusal)).toBe(true);
  });

  test("does not change siblings that keep their position", async () => {
    const { id: parent_id } = await makeCategory();
    const first = await makeCategory({ parent_id, sort_order: 0 });
    const last = await makeCategory({ parent_id, sort_order: 1 });
    await placeCategory(administrator, last.id, parent_id, [first.id, last.id]);
    expect(unwrap(await secret.from("categories").select("updated_at").eq("id", first.id).single())).toEqual({
      updated_at: first.updated_at,
    });
  });
});

test("products are counted by category", async () => {
  const [one, two] = [await makeCategory(), await makeCategory()];
  await makeProduct({ category_id: one.id });
  await makeProduct({ category_id: one.id });
  const counts = await countProductsByCategory(administrator);
  expect([counts.get(one.id), counts.get(two.id)]).toEqual([2, undefined]);
});

describe("featured items", () => {
  test("are added at the end, and reordered all together or not at all", async () => {
    const brand = await makeBrand();
    const product = await makeProduct({ brand_id: brand.id });
    const category = await makeCategory();
    await addFeaturedItem(administrator, brand.id, product.id, "product");
    await addFeaturedItem(administrator, brand.id, category.id, "category");
    const items = await listFeaturedItems(administrator, brand.id);
    expect(items.map(({ item_name, display_order }) => [item_name, display_order])).toEqual([
      [product.name, 0],
      [category.name, 1],
    ]);
    const reversed = items.map(({ id }) => id).toReversed();
    const elsewhere = await makeFeaturedItem();
    await expect(reorderFeaturedItems(administrator, brand.id, [...reversed, elsewhere.id])).rejects.toThrow(
      /^Failed to reorder featured items: .*2 of 3 featured items could be moved\./,
    );
    await expect(reorderFeaturedItems(plain, brand.id, reversed)).rejects.toThrow("0 of 2");
    expect((await listFeaturedItems(administrator, brand.id)).map(({ id }) => id)).toEqual(reversed.toReversed());
    await reorderFeaturedItems(administrator, brand.id, reversed);
    expect((await listFeaturedItems(administrator, brand.id)).map(({ id }) => id)).toEqual(reversed);
  });

  test("a removed item can be restored at its old place", async () => {
    const brand = await makeBrand();
    for (const is_active of [true, false, true]) await makeFeaturedItem({ brand_id: brand.id, is_active });
    const before = await listFeaturedItems(administrator, brand.id);
    const [, second] = before;
    if (!second) throw new Error("Three items were made.");
    await removeFeaturedItem(administrator, second.id);
    await restoreFeaturedItem(administrator, second);
    const shown = (items: typeof before) => items.map((item) => [item.item_id, item.display_order, item.is_active]);
    expect(shown(await listFeaturedItems(administrator, brand.id))).toEqual(shown(before));
    await expect(restoreFeaturedItem(plain, second)).rejects.toThrow();
  });

  test("another brand's product is refused; a product that moves to another brand is no longer featured", async () => {
    const [brand, other] = [await makeBrand(), await makeBrand()];
    const foreign = await makeProduct({ brand_id: other.id });
    await expect(addFeaturedItem(administrator, brand.id, foreign.id, "product")).rejects.toMatchObject({
      code: "42501",
    });
    const own = await makeProduct({ brand_id: brand.id });
    await addFeaturedItem(administrator, brand.id, own.id, "product");
    await administrator.from("products").update({ brand_id: other.id }).eq("id", own.id);
    expect(await listFeaturedItems(administrator, brand.id)).toEqual([]);
  });
});
