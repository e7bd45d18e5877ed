import { describe, expect, test } from "vitest";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { withLastGood, type Fault, type Shown } from "../../../../scripts/pipeline/render/last-good.ts";

const page = (slug: string, body: string) => ({ id: `id-of-${slug}`, slug, title: slug.toUpperCase(), body });
const brand = (slug: string) => ({ id: `id-of-${slug}`, slug, name: slug });
const product = (slug: string, description: string) => ({
  ...{ id: `id-of-${slug}`, slug, name: slug, description, brand_id: "id-of-maker", category: null, category_id: null },
  brand: { id: "id-of-maker", name: "maker", slug: "maker" },
});

const company = {
  ...{ projects: [], services: [], sectors: [], testimonials: [] },
  ...{ articles: [], certificates: [], members: [], documents: [] },
};

function snapshotOf(content: object): Snapshot {
  const empty = {
    revision: 1,
    brands: [],
    categories: [],
    products: [],
    featured: [],
    pages: [],
    settings: [],
    ...company,
  };
  return { ...empty, redirects: [], ...content } as unknown as Snapshot;
}

/** Makes a site in which every page whose text is bad throws, and returns the texts by address. */
async function make(snapshot: Snapshot): Promise<{ made: Record<string, string>; faults: Fault[] }> {
  const texts = [
    ...snapshot.pages.map(({ slug, body }) => [`/${slug}`, body] as const),
    ...snapshot.products.map(({ slug, description }) => [`/products/${slug}`, description] as const),
    ...snapshot.brands.map(({ slug, name }) => [`/brands/${slug}`, name] as const),
  ];
  return {
    made: Object.fromEntries(texts),
    faults: texts
      .filter(([, text]) => text.startsWith("bad"))
      .map(([address]) => ({ address, why: "TypeError: It is bad\nat 1" })),
  };
}
const settle = (content: object, last: object | null) =>
  withLastGood(snapshotOf(content), () => last as Shown | null, make);

describe("a record that cannot be shown", () => {
  test("keeps its last good version, and everything else is as it was saved", async () => {
    const { made, snapshot, problems } = await settle(
      { pages: [page("careers", "bad"), page("terms", "new")] },
      snapshotOf({ pages: [page("careers", "good"), page("terms", "old")] }),
    );
    expect(made).toEqual({ "/careers": "good", "/terms": "new" });
    expect(snapshot.pages.map(({ body }) => body)).toEqual(["good", "new"]);
    expect(problems).toEqual([
      { what: "outdated", kind: "page", record: "id-of-careers", name: "CAREERS", detail: "It is bad." },
    ]);
  });

  test("has its present address and brand with its last good text", async () => {
    const old = { ...product("old-slug", "good"), id: "id-of-pump", brand: { name: "Old", slug: "old" } };
    const { snapshot } = await settle({ products: [product("pump", "bad")] }, snapshotOf({ products: [old] }));
    expect(snapshot.products).toEqual([{ ...product("pump", "good"), name: "old-slug" }]);
  });

  test("has the present values of columns that the database did not have at its last release", async () => {
    const present = { ...product("pump", "bad"), warranty_years: null };
    const { snapshot } = await settle({ products: [present] }, snapshotOf({ products: [product("pump", "good")] }));
    expect(snapshot.products).toEqual([{ ...product("pump", "good"), warranty_years: null }]);
  });

  test("is left out if it never was on the site, and so is what leads to it", async () => {
    const { made, snapshot, problems } = await settle(
      {
        brands: [brand("bad-brand")],
        products: [{ ...product("pump", "fine"), brand_id: "id-of-bad-brand" }],
        featured: [{ brand_id: "id-of-bad-brand", product_id: "id-of-pump" }],
        redirects: [
          { kind: "brand", from: "earlier", to: "bad-brand" },
          { kind: "page", from: "earlier", to: "bad-brand" },
        ],
      },
      null,
    );
    expect(made).toEqual({ "/products/pump": "fine" });
    expect(snapshot.products[0]?.brand).toBeNull();
    expect([snapshot.featured, snapshot.redirects]).toEqual([[], [{ kind: "page", from: "earlier", to: "bad-brand" }]]);
    expect(problems).toMatchObject([{ what: "left-out", kind: "brand", name: "bad-brand" }]);
  });

  test("is left out if its last version cannot be shown either", async () => {
    for (const body of ["bad", "bad too"]) {
      const last = snapshotOf({ pages: [page("careers", body)] });
      const { made, problems } = await settle({ pages: [page("careers", "bad")] }, last);
      expect(made).toEqual({});
      expect(problems).toMatchObject([{ what: "left-out", detail: "It is bad." }]);
    }
  });

  test("may be known by its datasheet", async () => {
    const sheet = async (snapshot: Snapshot) => ({
      made: null,
      faults: snapshot.products
        .filter(({ description }) => description === "bad")
        .map(() => ({ address: "/downloads/products/pump.pdf", why: "Its PDF" })),
    });
    const { problems } = await withLastGood(snapshotOf({ products: [product("pump", "bad")] }), () => null, sheet);
    expect(problems).toMatchObject([{ what: "left-out", kind: "product", record: "id-of-pump", detail: "Its PDF." }]);
  });
});

test("a list that a faulty record breaks is made again without it", async () => {
  const withList = async (snapshot: Snapshot) => {
    const { made, faults } = await make(snapshot);
    return { made, faults: faults.length > 0 ? [{ address: "/data/search.json", why: "x" }, ...faults] : [] };
  };
  const { problems } = await withLastGood(snapshotOf({ pages: [page("careers", "bad")] }), () => null, withList);
  expect(problems).toMatchObject([{ what: "left-out", record: "id-of-careers" }]);
});

describe("the release is refused", () => {
  test("if a page of the program cannot be made, with its address", async () => {
    const home = async () => ({ made: null, faults: [{ address: "/", why: "No company" }] });
    await expect(withLastGood(snapshotOf({}), () => null, home)).rejects.toThrow("/ could not be made: No company.");
  });

  test("if more than three and more than a tenth of a kind cannot be shown, as by a fault in the program", async () => {
    const pages = (bad: number, all: number) =>
      Array.from({ length: all }, (_, n) => page(`page-${n}`, n < bad ? "bad" : "good"));
    await expect(settle({ pages: pages(4, 39) }, null)).rejects.toThrow(
      "4 of 39 pages could not be shown, which points at a fault in the program rather than in a text. The first one is",
    );
    expect((await settle({ pages: pages(4, 40) }, null)).problems).toHaveLength(4);
    expect((await settle({ pages: pages(3, 3) }, null)).problems).toHaveLength(3);
  });
});
