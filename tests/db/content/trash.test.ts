import { describe, expect, inject, test } from "vitest";
import { deleteAttribute, expectedAttributes, setCategoryAttributes } from "#db/specifications/attributes.ts";
import type { Client } from "#db/client.ts";
import { RefusedError, unwrap } from "#db/errors.ts";
import { deleteRecords } from "#db/content/records.ts";
import { getSetting, saveSettings } from "#db/content/settings.ts";
import { findDeletion, listDeletions, restoreDeletion } from "#db/changes/trash.ts";
import {
  administrator,
  makeAttribute,
  makeBrand,
  makeCategory,
  makeFeaturedItem,
  makePage,
  makeProduct,
  plain,
  secret,
  stranger,
  unique,
} from "../../support/database/database.ts";

/** The deletion that contains this record. */
async function deletionOf(recordId: string): Promise<string> {
  const change = await findDeletion(administrator, recordId);
  if (change === null) throw new Error("The record is not in the trash.");
  return change;
}

const row = async (
  table: "brands" | "products" | "categories" | "pages" | "brand_featured_products" | "redirects",
  id: string,
) => (await secret.from(table).select("*").eq("id", id).maybeSingle()).data;

describe("a brand with everything that refers to it", () => {
  test("is restored with products, featured items, old slugs, categories and the enquiries about its products", async () => {
    const brand = await makeBrand({ description: "Made in Milan.", featured: true });
    const category = await makeCategory();
    const product = await makeProduct({
      brand_id: brand.id,
      category_id: category.id,
      features: ["Quiet"],
      images: [{ url: "/a.png", alt: "A" }],
    });
    const item = await makeFeaturedItem({ brand_id: brand.id, product_id: product.id, is_active: false });
    const elsewhere = await makeFeaturedItem({ brand_id: (await makeBrand()).id, product_id: product.id });
    const enquiry = unwrap(
      await secret
        .from("enquiries")
        .insert({
          first_name: "Mona",
          last_name: "Adel",
          email: "mona@example.com",
          message: "How loud is it?",
          product_id: product.id,
        })
        .select()
        .single(),
    );
    const newSlug = unique("renamed");
    await administrator.from("brands").update({ slug: newSlug }).eq("id", brand.id);
    const [redirect] = unwrap(await secret.from("redirects").select("*").eq("record_id", brand.id));
    const before = [await row("brands", brand.id), await row("products", product.id)];

    await deleteRecords(administrator, "brand", [brand.id]);
    expect([await row("brands", brand.id), await row("products", product.id)]).toEqual([null, null]);
    const change = await deletionOf(brand.id);
    expect(await deletionOf(product.id)).toBe(change);
    expect((await listDeletions(administrator)).find((deletion) => deletion.change_id === change)).toMatchObject({
      kind: "brand",
      names: [brand.name],
      records: 1,
      counts: { brand: 1, product: 2 },
      deleted_by: inject("administrator").id,
    });

    expect(await restoreDeletion(administrator, change)).toBe(3);
    expect([await row("brands", brand.id), await row("products", product.id)]).toEqual(before);
    expect(await row("brand_featured_products", item.id)).toEqual(item);
    expect(await row("brand_featured_products", elsewhere.id)).toEqual(elsewhere);
    expect(await row("redirects", redirect?.id ?? "")).toEqual(redirect);
    expect(unwrap(await secret.from("enquiries").select("product_id").eq("id", enquiry.id))).toEqual([
      { product_id: product.id },
    ]);
    expect(await findDeletion(administrator, brand.id)).toBeNull();
  });

  test("several deleted together are one deletion", async () => {
    const brands = [await makeBrand(), await makeBrand()];
    await deleteRecords(
      administrator,
      "brand",
      brands.map(({ id }) => id),
    );
    const change = await deletionOf(brands[0]?.id ?? "");
    const listed = (await listDeletions(administrator)).find((deletion) => deletion.change_id === change);
    expect(listed).toMatchObject({ records: 2, names: brands.map(({ name }) => name).sort() });
    expect(await restoreDeletion(administrator, change)).toBe(2);
  });
});

test("a category is restored with the specifications that it expects, in their order, except for those that are gone", async () => {
  const category = await makeCategory();
  const [first, gone, last] = [await makeAttribute(), await makeAttribute(), await makeAttribute()];
  await setCategoryAttributes(administrator, category.id, [last.id, gone.id, first.id]);
  await deleteRecords(administrator, "category", [category.id]);
  await deleteAttribute(administrator, gone.id);
  await restoreDeletion(administrator, await deletionOf(category.id));
  const expected = await expectedAttributes(administrator, category.id);
  expect(expected.map(({ id }) => id)).toEqual([last.id, first.id]);
});

test("a category is restored with those below it and its products; a product with another category by now keeps that", async () => {
  const top = await makeCategory();
  const below = await makeCategory({ parent_id: top.id });
  const stays = await makeProduct({ category_id: below.id });
  const moves = await makeProduct({ category_id: below.id });
  const other = await makeCategory();
  await deleteRecords(administrator, "category", [top.id]);
  await administrator.from("products").update({ category_id: other.id }).eq("id", moves.id);

  const change = await deletionOf(below.id);
  expect((await listDeletions(administrator)).find((deletion) => deletion.change_id === change)).toMatchObject({
    kind: "category",
    names: [top.name],
    records: 1,
    counts: { category: 2 },
  });
  await restoreDeletion(administrator, change);
  expect(await row("categories", below.id)).toEqual(below);
  expect(await row("products", stays.id)).toMatchObject({ category_id: below.id, category: below.name });
  expect(await row("products", moves.id)).toMatchObject({ category_id: other.id, category: other.name });
});

test("a page is restored", async () => {
  const page = await makePage({ body: "# Hello" });
  await administrator.from("pages").delete().eq("id", page.id);
  await restoreDeletion(administrator, await deletionOf(page.id));
  expect(await row("pages", page.id)).toEqual(page);
});

test("a setting is restored with its value, unless its key exists again", async () => {
  for (const value of [{ lines: ["a", 1] }, "5", null]) {
    const key = unique("setting");
    await saveSettings(administrator, { [key]: { value, description: "What stands below." } });
    const setting = await getSetting(administrator, key);
    await deleteRecords(administrator, "setting", [setting?.id ?? ""]);
    const change = await deletionOf(setting?.id ?? "");
    expect((await listDeletions(administrator)).find((deletion) => deletion.change_id === change)).toMatchObject({
      kind: "setting",
      names: [key],
      records: 1,
    });
    await saveSettings(administrator, { [key]: { value: "another" } });
    await expect(restoreDeletion(administrator, change)).rejects.toThrow(
      `The setting "${key}" cannot come back: there is a setting of that key again. Delete that first.`,
    );
    await deleteRecords(administrator, "setting", [(await getSetting(administrator, key))?.id ?? ""]);
    expect(await restoreDeletion(administrator, change)).toBe(1);
    expect(await getSetting(administrator, key)).toEqual(setting);
  }
});

describe("a restoration that would be incomplete is refused and changes nothing", () => {
  test("because another record uses the slug: the message names both", async () => {
    const brand = await makeBrand();
    const product = await makeProduct({ brand_id: brand.id });
    await deleteRecords(administrator, "brand", [brand.id]);
    const successor = await makeProduct({ slug: product.slug, name: "The successor" });
    const change = await deletionOf(brand.id);
    const restoration = restoreDeletion(administrator, change);
    await expect(restoration).rejects.toThrow(RefusedError);
    await expect(restoration).rejects.toThrow(
      `The product "${product.name}" cannot come back: its slug "${product.slug}" is now used by "The successor". Change that slug first.`,
    );
    expect(await row("brands", brand.id)).toBeNull();

    await administrator
      .from("products")
      .update({ slug: unique("moved-on") })
      .eq("id", successor.id);
    expect(await restoreDeletion(administrator, change)).toBe(2);
    // The old slug of the other record belongs to the restored product again, so it does not redirect.
    expect(unwrap(await secret.from("redirects").select("id").eq("old_slug", product.slug))).toEqual([]);
  });

  test("because the brand of a product or the parent of a category was deleted too", async () => {
    const product = await makeProduct();
    await deleteRecords(administrator, "product", [product.id]);
    await deleteRecords(administrator, "brand", [product.brand_id]);
    await expect(restoreDeletion(administrator, await deletionOf(product.id))).rejects.toThrow(
      `The product "${product.name}" cannot come back: its brand was deleted too. Restore that first.`,
    );
    const parent = await makeCategory();
    const child = await makeCategory({ parent_id: parent.id });
    await deleteRecords(administrator, "category", [child.id]);
    await deleteRecords(administrator, "category", [parent.id]);
    await expect(restoreDeletion(administrator, await deletionOf(child.id))).rejects.toThrow(
      "its parent category was deleted too",
    );
    await restoreDeletion(administrator, await deletionOf(parent.id));
    expect(await restoreDeletion(administrator, await deletionOf(child.id))).toBe(1);
    expect(await row("categories", child.id)).toEqual(child);
  });

  test("because a chosen record belongs to one that was deleted along with it and is not chosen", async () => {
    const brand = await makeBrand();
    const product = await makeProduct({ brand_id: brand.id });
    await deleteRecords(administrator, "brand", [brand.id]);
    const change = await deletionOf(brand.id);
    await expect(restoreDeletion(administrator, change, [product.id])).rejects.toThrow(
      `The product "${product.name}" cannot come back: its brand was deleted too. Restore that first.`,
    );
    expect(await deletionOf(product.id)).toBe(change);
    const top = await makeCategory();
    const below = await makeCategory({ parent_id: top.id });
    await deleteRecords(administrator, "category", [top.id]);
    await expect(restoreDeletion(administrator, await deletionOf(top.id), [below.id])).rejects.toThrow(
      "its parent category was deleted too",
    );
    expect(await restoreDeletion(administrator, await deletionOf(top.id), [top.id])).toBe(2);
    expect(await restoreDeletion(administrator, change, [brand.id, product.id])).toBe(2);
    expect(await row("products", product.id)).toEqual(product);
  });

  test("because it was restored already", async () => {
    const brand = await makeBrand();
    await deleteRecords(administrator, "brand", [brand.id]);
    const change = await deletionOf(brand.id);
    await restoreDeletion(administrator, change);
    await expect(restoreDeletion(administrator, change)).rejects.toThrow("This deletion is not in the trash any more.");
  });
});

test("a product whose category no longer exists is restored without one", async () => {
  const category = await makeCategory();
  const product = await makeProduct({ category_id: category.id });
  await deleteRecords(administrator, "product", [product.id]);
  await deleteRecords(administrator, "category", [category.id]);
  await restoreDeletion(administrator, await deletionOf(product.id));
  expect(await row("products", product.id)).toMatchObject({ category_id: null, category: null, slug: product.slug });
});

test("nobody but editors sees the trash, or restores from it", async () => {
  const brand = await makeBrand();
  await deleteRecords(administrator, "brand", [brand.id]);
  const change = await deletionOf(brand.id);
  const callers: [Client, RegExp][] = [
    [stranger, /permission denied/],
    [plain, /Your role does not allow this/],
  ];
  for (const [client, refusal] of callers) await expect(restoreDeletion(client, change)).rejects.toThrow(refusal);
  await expect(listDeletions(stranger)).rejects.toMatchObject({ code: "42501" });
  expect(await listDeletions(plain)).toEqual([]);
  expect(await row("brands", brand.id)).toBeNull();
});

test("the secret key sees the trash and restores from it, too", async () => {
  const brand = await makeBrand();
  const product = await makeProduct({ brand_id: brand.id });
  await deleteRecords(administrator, "brand", [brand.id]);
  const change = await findDeletion(secret, brand.id);
  expect((await listDeletions(secret)).map(({ change_id }) => change_id)).toContain(change);
  expect(await restoreDeletion(secret, change ?? "")).toBe(2);
  expect([await row("brands", brand.id), await row("products", product.id)]).toEqual([brand, product]);
});
