import { describe, expect, test } from "vitest";
import { unwrap } from "#db/errors.ts";
import { deleteRecords } from "#db/content/records.ts";
import { listRedirects } from "#db/content/redirects.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makePage,
  makeProduct,
  secret,
  stranger,
  unique,
} from "../../support/database/database.ts";

const product = async (id: string) => unwrap(await secret.from("products").select().eq("id", id).single());

describe("the category text of a product", () => {
  test("follows the name of its category", async () => {
    const category = await makeCategory({ name: "Chillers" });
    const { id } = await makeProduct({ category_id: category.id, category: "Something else" });
    expect((await product(id)).category).toBe("Chillers");
    await administrator.from("categories").update({ name: "Water chillers" }).eq("id", category.id);
    expect((await product(id)).category).toBe("Water chillers");
    await administrator.from("products").update({ category: "Pumps" }).eq("id", id);
    expect((await product(id)).category).toBe("Water chillers");
  });

  test("is removed with its category; the product stays", async () => {
    const parent = await makeCategory();
    const child = await makeCategory({ parent_id: parent.id });
    const { id } = await makeProduct({ category_id: child.id });
    await deleteRecords(administrator, "category", [parent.id]);
    expect(await product(id)).toMatchObject({ category_id: null, category: null });
    expect(unwrap(await secret.from("categories").select().eq("id", child.id))).toEqual([]);
  });

  test("can be set freely without a category", async () => {
    const { id } = await makeProduct({ category: "Old catalogue" });
    expect((await product(id)).category).toBe("Old catalogue");
  });
});

test("deleting a brand deletes its products, featured items and redirects", async () => {
  const brand = await makeBrand();
  const { id } = await makeProduct({ brand_id: brand.id });
  await secret.from("brand_featured_products").insert({ brand_id: brand.id, product_id: id });
  await secret
    .from("products")
    .update({ slug: unique("moved") })
    .eq("id", id);
  expect(await deleteRecords(administrator, "brand", [brand.id])).toBe(1);
  for (const table of ["products", "brand_featured_products"] as const) {
    expect(unwrap(await secret.from(table).select("id").eq("brand_id", brand.id))).toEqual([]);
  }
  expect(unwrap(await secret.from("redirects").select("id").eq("record_id", id))).toEqual([]);
});

describe("a changed slug", () => {
  const target = async (from: string) => (await listRedirects(stranger)).find((redirect) => redirect.from === from);

  test("redirects to the record, without a chain after a second change", async () => {
    const { id, slug: first } = await makeProduct();
    const [second, third] = [unique("second"), unique("third")];
    await administrator.from("products").update({ slug: second }).eq("id", id);
    await administrator.from("products").update({ slug: third }).eq("id", id);
    expect(await target(first)).toEqual({ kind: "product", from: first, to: third });
    expect(await target(second)).toEqual({ kind: "product", from: second, to: third });
  });

  test("is listed in the order of the changes, not of the alphabet", async () => {
    const [early, late] = [await makeProduct({ slug: unique("z") }), await makeBrand({ slug: unique("a") })];
    await administrator
      .from("products")
      .update({ slug: unique("moved") })
      .eq("id", early.id);
    await administrator
      .from("brands")
      .update({ slug: unique("moved") })
      .eq("id", late.id);
    const ours = (await listRedirects(stranger))
      .map(({ from }) => from)
      .filter((from) => from === early.slug || from === late.slug);
    expect(ours).toEqual([early.slug, late.slug]);
  });

  test("can be used by another record", async () => {
    const { id, slug: first } = await makeBrand();
    await administrator
      .from("brands")
      .update({ slug: unique("moved") })
      .eq("id", id);
    await makeBrand({ slug: first });
    expect(await target(first)).toBeUndefined();
  });

  test("can be used by the record itself again", async () => {
    const { id, slug: first } = await makeCategory();
    const second = unique("second");
    await administrator.from("categories").update({ slug: second }).eq("id", id);
    await administrator.from("categories").update({ slug: first }).eq("id", id);
    expect(await target(first)).toBeUndefined();
    expect(await target(second)).toEqual({ kind: "category", from: second, to: first });
  });

  test("does not affect the same slug of another kind", async () => {
    const { id, slug: first } = await makeProduct();
    await administrator
      .from("products")
      .update({ slug: unique("moved") })
      .eq("id", id);
    await makeBrand({ slug: first });
    expect((await target(first))?.kind).toBe("product");
  });

  test("of a draft does not redirect visitors", async () => {
    const { id, slug: first } = await makePage({ published: false });
    await administrator
      .from("pages")
      .update({ slug: unique("moved") })
      .eq("id", id);
    expect(await target(first)).toBeUndefined();
  });
});
