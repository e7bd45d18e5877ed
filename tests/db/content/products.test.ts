import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { getBrand } from "#db/products/brands.ts";
import { getCategory } from "#db/products/categories.ts";
import { getEnquiry } from "#db/enquiries/enquiries.ts";
import { ConflictError, ensureDone } from "#db/errors.ts";
import { getPage } from "#db/content/pages.ts";
import {
  createProduct,
  getProduct,
  listAllProducts,
  listProductNames,
  listProducts,
  searchProducts,
  updateProduct,
  type ProductQuery,
} from "#db/products/products.ts";
import { collectOtherCategories } from "#db/products/product-counts.ts";
import { readAll } from "#db/read-all.ts";
import { findRecords } from "#db/content/records.ts";
import { searchPatterns } from "#domain/search/search-patterns.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makePage,
  makeProduct,
  plain,
  secret,
  stranger,
  unique,
} from "../../support/database/database.ts";
import { PRODUCT_FIELDS } from "../../support/content/product-fields.ts";

describe("searching", () => {
  const NAMES = [
    "Chiller 100%",
    "Carrier_30XA-80 Chiller",
    "Pump, inline",
    'Valve 2" brass',
    "Back\\slash",
    "مضخة مياه",
  ];
  let brandId = "";
  const found = async (search: string) => {
    const { data } = await listProducts(administrator, { search, brandId, sort: "name", order: "asc", limit: 100 });
    return data.map(({ name }) => name);
  };

  beforeAll(async () => {
    brandId = (await makeBrand()).id;
    for (const name of NAMES) await makeProduct({ name, brand_id: brandId, description: `About ${unique("x")}.` });
    await makeProduct({
      name: "Unit",
      model: "ZX-4711",
      brand_id: brandId,
      description: "Quiet OPERATION in Zürich.",
      features: ["Runs (really) long"],
      specifications: [{ name: "Cooling capacity", value: "1,742 kW" }],
    });
  });

  test.each([
    ["CHILL", ["Chiller 100%", "Carrier_30XA-80 Chiller"]],
    ["chiller carrier", ["Carrier_30XA-80 Chiller"]],
    ["30xa80", ["Carrier_30XA-80 Chiller"]],
    ["30XA 80", ["Carrier_30XA-80 Chiller"]],
    ["  pump ", ["Pump, inline"]],
    ["zurich operation", ["Unit"]],
    ["1742kW", ["Unit"]],
    ["742 kW", []],
    ["really", ["Unit"]],
    ["zx4711", ["Unit"]],
    ['brass 2"', ['Valve 2" brass']],
    ["back\\slash", ["Back\\slash"]],
    ["مضخة", ["مضخة مياه", "Pump, inline"]],
    ["المضخه مياة", ["مضخة مياه"]],
    ["تشيلر كارير", ["Carrier_30XA-80 Chiller"]],
    ["%", []],
    ["100%,name.eq.x", []],
    ["nothing like it", []],
  ])("%j finds the same as the site's search", async (search, names) => {
    expect((await found(search)).toSorted()).toEqual(names.toSorted());
    const all = await listProductNames(administrator, { search, brandId });
    expect(all.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  test("the palette finds the same products, and other records by words in any order", async () => {
    const products = async (text: string) =>
      (await findRecords(administrator, text)).filter(({ kind }) => kind === "product").map(({ name }) => name);
    expect(await products("4711 zx")).toContain("Unit");
    expect(await products("1742 kw cooling")).toContain("Unit");
    const page = await makePage({ title: `Terms of ${unique("delivery")}` });
    const [word = "", ...rest] = page.title.split(" ").toReversed();
    expect((await findRecords(administrator, `${word} ${rest.join(" ")}`)).map(({ id }) => id)).toContain(page.id);
  });

  test("only accounts with a role may search in the database, and only for words", async () => {
    const { error } = await stranger.rpc("products_found", searchPatterns("a"));
    expect(error?.code).toBe("42501");
    expect((await plain.rpc("products_found", searchPatterns("a"))).data ?? []).toEqual([]);
    expect((await plain.rpc("find_records", searchPatterns("a"))).data ?? []).toEqual([]);
  });

  test.each([
    "(.+)(.+)(.+)\\1\\2\\3",
    "((a+)+)+$",
    "(",
    "a",
    "",
    "(?<![a-z\\u00c0-\\u024f])a*",
    "(?<![a-z\\u00c0-\\u024f])a|.*.*.*b",
    "^(?=(?:.|\\n)*(?=(?:.|\\n)*(?<![a-z\\u00c0-\\u024f])a))",
    "(?<![a-z\\u00c0-\\u024f])a{1,255}",
    "(?<![a-z\\u00c0-\\u024f])[a-z]",
    "(?<![a-z\\u00c0-\\u024f])\\w",
    `(?<![a-z\\u00c0-\\u024f])${",?".repeat(500)}z`,
    `^${"(?=(?:.|\\n)*(?<![a-z\\u00c0-\\u024f])e)".repeat(65)}`,
    // Took the database milliseconds to answer, and then its life.
    searchPatterns("1").exact[0] + ",?1".repeat(500),
  ])("no other pattern is run, not even of an administrator: %s", async (pattern) => {
    const patterns = { exact: [pattern], apart: [pattern] };
    for (const client of [administrator, secret]) {
      const answers = await Promise.all([
        client.rpc("products_found", patterns),
        client.rpc("products_missing", { what: "picture", ...patterns }),
        client.rpc("word_patterns", { patterns: [pattern] }),
      ]);
      expect(answers.map(({ error }) => error?.code)).toEqual(["22023", "22023", "22023"]);
    }
    expect((await administrator.rpc("find_records", patterns)).error?.code).toBe("22023");
  });

  test("the pattern of whatever is typed is one of words", async () => {
    const typed = fc.array(
      fc.oneof(
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.constantFrom(
          "AHU",
          "roof top units",
          "1,758 kW",
          "19XR-742",
          "12.5kW",
          "R-410A",
          "back\\slash",
          "precision air conditioner",
          "وحدة مناولة هواء",
          "تشيلر كاريير ٣٣٠ ك.و",
          "روف توب للمبنى",
        ),
      ),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          typed.map((parts) => parts.join(" ")),
          { maxLength: 10 },
        ),
        async (searches) => {
          for (const patterns of searches.flatMap((text) => Object.values(searchPatterns(text))))
            ensureDone(await administrator.rpc("word_patterns", { patterns }));
        },
      ),
      { numRuns: 20 },
    );
  });

  test("a picker finds by name, category and slug, never by description", async () => {
    const category = await makeCategory({ name: unique("Rare") });
    const { id, slug } = await makeProduct({ category_id: category.id, description: unique("hidden") });
    const ids = async (text: string) => (await searchProducts(administrator, { text })).map((product) => product.id);
    expect(await ids(category.name.toUpperCase())).toEqual([id]);
    expect(await ids(slug)).toEqual([id]);
    expect(await ids("hidden-")).not.toContain(id);
    expect(await searchProducts(administrator, { text: " ", limit: 3 })).toHaveLength(3);
  });
});

describe("filtering by category", () => {
  const names = async (query: ProductQuery) =>
    (await listProducts(stranger, query)).data.map(({ name }) => name).toSorted();

  test("by slug, then by name, with its children", async () => {
    const parent = await makeCategory({ name: unique("Parent") });
    const child = await makeCategory({ parent_id: parent.id });
    const grandchild = await makeCategory({ parent_id: child.id });
    const made = [];
    for (const { id } of [parent, child, grandchild]) made.push((await makeProduct({ category_id: id })).name);
    await makeProduct({ category_id: (await makeCategory()).id });
    expect(await names({ category: parent.slug })).toEqual(made.toSorted());
    expect(await names({ category: parent.name })).toEqual(made.toSorted());
    expect(await names({ category: grandchild.slug })).toEqual([made[2]]);
  });

  test("a slug takes precedence over another category's name", async () => {
    const bySlug = await makeCategory();
    const byName = await makeCategory({ name: bySlug.slug });
    const { name } = await makeProduct({ category_id: bySlug.id });
    await makeProduct({ category_id: byName.id });
    expect(await names({ category: bySlug.slug })).toEqual([name]);
  });

  test("anything else is compared with the category text", async () => {
    const category = unique("Old text, (2)");
    const { name } = await makeProduct({ category });
    expect(await names({ category })).toEqual([name]);
    expect(await names({ category: unique("unknown") })).toEqual([]);
  });
});

describe("paging", () => {
  test("ten at a time, newest first, with the total", async () => {
    const { id: brandId, name } = await makeBrand();
    for (let n = 0; n < 12; n += 1) await makeProduct({ brand_id: brandId, name: `Unit ${n}` });
    const first = await listProducts(stranger, { brandId });
    expect(first.count).toBe(12);
    expect(first.data.map((product) => product.name)).toEqual(Array.from({ length: 10 }, (_, n) => `Unit ${11 - n}`));
    expect(first.data[0]?.brand).toMatchObject({ id: brandId, name });
    const rest = await listProducts(stranger, { brandId, offset: 10 });
    expect(rest.data.map((product) => product.name)).toEqual(["Unit 1", "Unit 0"]);
    const two = await listProducts(stranger, { brandId, limit: 2, offset: 1, sort: "name", order: "asc" });
    expect(two.data.map((product) => product.name)).toEqual(["Unit 1", "Unit 10"]);
  });

  test("a page beyond the last one is empty, and has the total", async () => {
    const { id: brandId } = await makeBrand();
    const { name } = await makeProduct({ brand_id: brandId, name: unique("last-page") });
    for (const query of [{ brandId }, { search: name }, { brandId: crypto.randomUUID() }])
      expect(await listProducts(administrator, { ...query, offset: 160 })).toEqual({
        data: [],
        count: query.brandId === brandId || query.search ? 1 : 0,
      });
  });

  test("1,250 products are read, more than the limit of the API", async () => {
    const { id } = await makeBrand();
    const { id: category_id } = await makeCategory();
    const oldText = unique("Older text");
    await makeProduct({ category: oldText });
    const rows = Array.from({ length: 1250 }, (_, n) => {
      const slug = `${unique("many")}-${n}`;
      return { name: slug, slug, description: "One of many.", brand_id: id, category_id };
    });
    expect((await secret.from("products").insert(rows)).error).toBeNull();
    const cut = await stranger.from("products").select("id").eq("brand_id", id);
    expect(cut.data).toHaveLength(1000);
    const all = await readAll((from, to) =>
      stranger.from("products").select("id").eq("brand_id", id).order("id").range(from, to),
    );
    expect(new Set(all.map((row) => row.id)).size).toBe(1250);
    expect((await listAllProducts(stranger)).filter((product) => product.brand_id === id)).toHaveLength(1250);
    expect((await listProducts(stranger, { brandId: id })).count).toBe(1250);
    expect(await collectOtherCategories(administrator)).toContain(oldText);
  });
});

describe("storing", () => {
  const input = async () => ({
    ...PRODUCT_FIELDS,
    brand_id: (await makeBrand()).id,
    category_id: (await makeCategory()).id,
    name: `Fan Coil ${unique("x")}`,
    specifications: [{ name: "Capacity", value: "12 kW" }],
    features: ["Quiet"],
  });

  test.each([undefined, null, "", "undefined"])("a slug of %j is made from the name", async (slug) => {
    const product = await createProduct(administrator, { ...(await input()), ...(slug === undefined ? {} : { slug }) });
    expect(product.slug).toBe(product.name.toLowerCase().replaceAll(" ", "-"));
    expect(await getProduct(stranger, product.id)).toMatchObject({ slug: product.slug, features: ["Quiet"] });
  });

  test("a product that does not exist is null", async () => {
    expect(await getProduct(stranger, crypto.randomUUID())).toBeNull();
    expect(await getCategory(stranger, crypto.randomUUID())).toBeNull();
    expect(await getBrand(stranger, crypto.randomUUID())).toBeNull();
    expect(await getPage(administrator, crypto.randomUUID())).toBeNull();
  });

  test("an id that is not a UUID belongs to no product", async () => {
    for (const get of [getProduct, getCategory, getBrand, getPage, getEnquiry])
      expect(await get(administrator, "no-such-id")).toBeNull();
  });

  test("a change of what somebody else changed since is refused; changes of other fields are both kept", async () => {
    const seen = await createProduct(administrator, await input());
    const { id } = seen;
    const newer = await updateProduct(administrator, id, { description: "Newer." }, seen);
    await expect(updateProduct(administrator, id, { description: "Older." }, seen)).rejects.toBeInstanceOf(
      ConflictError,
    );
    const specifications = [{ name: "COP", value: "3.2" }];
    const both = await updateProduct(
      administrator,
      id,
      { model: "30XA", specifications, description: seen.description },
      seen,
    );
    expect(both).toMatchObject({ description: "Newer.", model: "30XA", specifications });
    expect(await getProduct(stranger, id)).toMatchObject({ description: "Newer.", model: "30XA" });
    // What both want is no conflict.
    await updateProduct(administrator, id, { description: "Newer." }, seen);
    await updateProduct(administrator, id, { description: "On purpose." });
    expect(newer.updated_at > seen.updated_at).toBe(true);
  });

  test("a change without the right is a conflict, not a success", async () => {
    const { id } = await makeProduct();
    await expect(updateProduct(plain, id, { description: "x" })).rejects.toBeInstanceOf(ConflictError);
    await expect(updateProduct(plain, id, { description: "x" }, { description: "A test." })).rejects.toBeInstanceOf(
      ConflictError,
    );
  });

  test("without a category is refused, as the form refuses it", async () => {
    const { id } = await createProduct(administrator, await input());
    const row = { ...(await input()), slug: unique("slug"), category_id: null };
    const inserted = await administrator.from("products").insert(row);
    expect(inserted.error?.message).toContain("A product needs a category.");
    const emptied = await administrator.from("products").update({ category_id: null }).eq("id", id);
    expect(emptied.error?.message).toContain("A product needs a category.");
    expect((await getProduct(stranger, id))?.category_id).not.toBeNull();
    // A product whose category was deleted can still be changed.
    const left = await makeProduct();
    await updateProduct(administrator, left.id, { description: "Newer." });
    expect((await getProduct(stranger, left.id))?.description).toBe("Newer.");
  });

  test("the featured flag does not change", async () => {
    const { id } = await makeProduct({ featured: true });
    await updateProduct(administrator, id, { ...(await input()), slug: unique("slug") });
    expect((await getProduct(stranger, id))?.featured).toBe(true);
  });
});
