import { describe, expect, test } from "vitest";
import type { PreviewRow } from "#domain/publishing/preview.ts";
import type { FeaturedItem } from "#db/products/featured.ts";
import type { Page } from "#db/content/pages.ts";
import { brand, category, product, snapshotOf } from "../../../support/content/site-content.ts";
import { missingRecords, withOverlay } from "../../../../scripts/pipeline/preview/overlay.ts";

const carrier = brand("Carrier");
const daikin = brand("Daikin");
const chillers = category("Chillers");
const pumps = category("Pumps");
const alpha = product("Alpha", { brand: carrier, category: chillers });
const beta = product("Beta", { brand: carrier, category: chillers });
const gamma = product("Gamma", { brand: daikin, category: pumps });
const content = snapshotOf({
  brands: [carrier, daikin],
  categories: [chillers, pumps],
  products: [alpha, beta, gamma],
});

const change = (table: string, record: string, after: object | null, before: object | null = {}): PreviewRow =>
  ({ table, record, before, after }) as PreviewRow;
const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);

describe("a changed record", () => {
  test("has its place in the lists by its new name, and everything else stays the same object", () => {
    const { snapshot, page } = withOverlay(content, [change("products", alpha.id, { name: "Zeta" })]);
    expect(names(snapshot.products)).toEqual(["Beta", "Gamma", "Zeta"]);
    expect(snapshot.products[0]).toBe(beta);
    expect(snapshot.brands).toBe(content.brands);
    expect(snapshot.featured).toBe(content.featured);
    expect(page).toBe("/products/alpha");
    expect(names(content.products)).toEqual(["Alpha", "Beta", "Gamma"]);
  });

  test("gives its name to what shows it: products, featured lists", () => {
    const item = { id: "f", brand_id: carrier.id, product_id: alpha.id, category_id: null, item_id: alpha.id };
    const featured = [{ ...item, item_name: "Alpha", item_slug: "alpha" } as FeaturedItem];
    const { snapshot } = withOverlay({ ...content, featured }, [
      change("brands", carrier.id, { name: "Carrier Global" }),
      change("categories", chillers.id, { name: "Cold" }),
      change("products", alpha.id, { name: "Alpha 2" }),
    ]);
    expect(snapshot.products.map((one) => [one.name, one.brand?.name, one.category])).toEqual([
      ["Alpha 2", "Carrier Global", "Cold"],
      ["Beta", "Carrier Global", "Cold"],
      ["Gamma", "Daikin", "Pumps"],
    ]);
    expect(snapshot.products[2]).toBe(gamma);
    expect(snapshot.featured[0]?.item_name).toBe("Alpha 2");
  });

  test("leads from its old address to its new one", () => {
    const { snapshot, page } = withOverlay(content, [
      change("products", alpha.id, { slug: "omega" }, { slug: "alpha" }),
    ]);
    expect(snapshot.redirects).toEqual([{ kind: "product", from: "alpha", to: "omega" }]);
    expect(page).toBe("/products/omega");
  });

  test("has quantities read from the specifications that it has now", () => {
    const specifications = [{ name: "Cooling capacity", value: "1,055 kW" }];
    const { snapshot } = withOverlay(content, [change("products", alpha.id, { specifications })]);
    expect(snapshot.products[0]?.specification_values).toEqual([[{ low: 1055, high: 1055, unit: "kW" }]]);
  });

  test("is what the last of several changes of a field made of it", () => {
    const { snapshot } = withOverlay(content, [
      change("brands", carrier.id, { country: "Chad", website: "https://a.example" }),
      change("brands", carrier.id, { country: "Finland" }),
    ]);
    expect(snapshot.brands[0]).toMatchObject({ country: "Finland", website: "https://a.example" });
  });
});

test("a new record has a page and a place", () => {
  const made = { name: "Delta", slug: "delta", description: "New.", brand_id: daikin.id, category_id: pumps.id };
  const { snapshot, page } = withOverlay(content, [change("products", "new", made, null)]);
  expect(names(snapshot.products)).toEqual(["Alpha", "Beta", "Delta", "Gamma"]);
  expect(snapshot.products[2]).toMatchObject({
    brand: { name: "Daikin" },
    category: "Pumps",
    features: [],
    images: [],
  });
  expect(page).toBe("/products/delta");
});

test("a deleted record takes along what is deleted with it", () => {
  const { snapshot } = withOverlay(content, [change("brands", carrier.id, null), change("categories", pumps.id, null)]);
  expect([names(snapshot.brands), names(snapshot.products)]).toEqual([["Daikin"], ["Gamma"]]);
  expect(snapshot.products[0]).toMatchObject({ category_id: null, category: null });
});

describe("a record that visitors do not see", () => {
  const stored = { id: "p", slug: "careers", title: "Careers", body: "Join us.", published: false } as Page;
  const edit = change("pages", "p", { body: "Come." });

  test("is read from the database", () => {
    expect(missingRecords(content, [edit, change("products", alpha.id, {}), change("pages", "new", {}, null)])).toEqual(
      [edit],
    );
  });

  test("is shown by its own preview, which says so, but not by a plan that leaves it switched off", () => {
    const options = { stored: [stored as typeof stored & Record<string, unknown>] };
    const own = withOverlay(content, [edit], { ...options, alone: true });
    expect([own.snapshot.pages[0]?.body, own.hidden, own.page]).toEqual(["Come.", true, "/careers"]);
    expect(withOverlay(content, [edit], options).snapshot.pages).toEqual([]);
    const on = withOverlay(content, [edit, change("pages", "p", { published: true })], options);
    expect([on.snapshot.pages.length, on.hidden]).toEqual([1, false]);
  });
});

test("tables that are not content change nothing", () => {
  const { snapshot, page } = withOverlay(content, [change("enquiries", "e", { message: "Hello" })]);
  expect([snapshot.products, snapshot.brands, page]).toEqual([content.products, content.brands, "/"]);
});
