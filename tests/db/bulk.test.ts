import { describe, expect, test } from "vitest";
import { deleteBrands } from "#db/brands.ts";
import { reorderCategories } from "#db/categories.ts";
import { unwrap } from "#db/errors.ts";
import { addFeaturedItem, listFeaturedItems, reorderFeaturedItems } from "#db/featured.ts";
import { deleteProducts, setProductsCategory } from "#db/products.ts";
import { administrator, makeBrand, makeCategory, makeFeaturedItem, makeProduct, plain, secret } from "../support/database.ts";

const missing = () => crypto.randomUUID();

describe("one category for several products", () => {
  test("all get it", async () => {
    const category = await makeCategory();
    const ids = [(await makeProduct()).id, (await makeProduct()).id];
    expect(await setProductsCategory(administrator, ids, category.id)).toBe(2);
    const rows = unwrap(await secret.from("products").select("category").in("id", ids));
    expect(rows).toEqual([{ category: category.name }, { category: category.name }]);
  });

  test("none gets it when one is gone, or without the right", async () => {
    const category = await makeCategory();
    const { id } = await makeProduct();
    await expect(setProductsCategory(administrator, [id, missing()], category.id)).rejects.toThrow("1 of 2 products could be changed.");
    await expect(setProductsCategory(plain, [id], category.id)).rejects.toThrow("0 of 1 products could be changed.");
    expect(unwrap(await secret.from("products").select("category_id").eq("id", id))).toEqual([{ category_id: null }]);
  });
});

describe("deleting several", () => {
  test("products: all or none", async () => {
    const ids = [(await makeProduct()).id, (await makeProduct()).id];
    await expect(deleteProducts(administrator, [...ids, missing()])).rejects.toThrow("2 of 3 products could be deleted.");
    await expect(deleteProducts(plain, ids)).rejects.toThrow("0 of 2 products could be deleted.");
    expect(unwrap(await secret.from("products").select("id").in("id", ids))).toHaveLength(2);
    expect(await deleteProducts(administrator, ids)).toBe(2);
    expect(unwrap(await secret.from("products").select("id").in("id", ids))).toEqual([]);
  });

  test("brands: all or none", async () => {
    const ids = [(await makeBrand()).id, (await makeBrand()).id];
    await expect(deleteBrands(administrator, [...ids, missing()])).rejects.toThrow("2 of 3 brands could be deleted.");
    await expect(deleteBrands(plain, ids)).rejects.toThrow("0 of 2 brands could be deleted.");
    expect(unwrap(await secret.from("brands").select("id").in("id", ids))).toHaveLength(2);
    expect(await deleteBrands(administrator, ids)).toBe(2);
  });
});

describe("reordering categories", () => {
  const places = async (ids: string[]) => {
    const rows = unwrap(await secret.from("categories").select("id, sort_order").in("id", ids));
    return ids.map((id) => rows.find((row) => row.id === id)?.sort_order);
  };

  test("numbers them from 0, all or none", async () => {
    const ids = [(await makeCategory({ sort_order: 7 })).id, (await makeCategory({ sort_order: 5 })).id];
    await expect(reorderCategories(administrator, [...ids, missing()])).rejects.toThrow("2 of 3 categories could be moved.");
    await expect(reorderCategories(plain, ids)).rejects.toThrow("0 of 2 categories could be moved.");
    expect(await places(ids)).toEqual([7, 5]);
    await reorderCategories(administrator, ids);
    expect(await places(ids)).toEqual([0, 1]);
  });
});

describe("featured items", () => {
  test("are added at the end and reordered, all or none", async () => {
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
});
