import { beforeEach, expect, test } from "vitest";
import { categoryPage } from "#site/categories/category-page.ts";
import { brandListings, categoryListings } from "#site/listing/listing-page.ts";
import { productPage } from "#site/products/product-page.ts";
import { breadcrumbData, productData, productListData } from "#site/findable/structured-data.ts";
import { attribute, brand, category, product, provideContent } from "../../../support/content/site-content.ts";

const SITE = new URL("https://plant.example");
const CHILLERS = category("Chillers", {
  description: "Machines that make chilled water.",
  introduction: "## How to choose\n\nBy the load.",
  page_title: "Chillers for plant rooms",
  search_description: "Chillers from 100 to 5,000 kW.",
});
const SCREW = category("Screw Chillers", { parent_id: CHILLERS.id });
const MAKER = brand("Carrier");
const products = Array.from({ length: 21 }, (_, at) =>
  product(`Chiller ${String(at).padStart(2, "0")}`, { brand: MAKER, category: SCREW }),
);
const MEASURED = product("Chiller 99", {
  brand: MAKER,
  category: SCREW,
  specifications: {
    "Cooling capacity": "1,055 kW",
    "Operating range": "-5…46 °C",
    "Power supply": "400 V / 3 ph / 50 Hz",
    Refrigerant: "R-134a",
    "Water flow": "12",
  },
});

beforeEach(() =>
  provideContent({
    brands: [MAKER],
    categories: [CHILLERS, SCREW],
    attributes: [attribute("Water flow", "l/s")],
    products: [...products, MEASURED],
  }),
);

test.each([
  ["a category", () => categoryListings().get("chillers")],
  ["a brand", () => brandListings().get("carrier")],
])("the list of %s goes on counting on its second page", (_, listing) => {
  const [first, second] = listing()?.pages ?? [];
  expect(productListData({ name: "Chillers", total: 22, before: 0 }, first?.items ?? [], SITE)).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 22,
    itemListElement: expect.arrayContaining([
      { "@type": "ListItem", position: 1, name: "Chiller 00", url: "https://plant.example/products/chiller-00" },
    ]) as unknown,
  });
  const { itemListElement } = productListData({ name: "Chillers", total: 22, before: 20 }, second?.items ?? [], SITE);
  expect(itemListElement).toMatchObject([
    { position: 21, name: "Chiller 20" },
    { position: 22, name: "Chiller 99" },
  ]);
});

test("a series is a group of its sizes, and each of them a variant of it", () => {
  const series = product("Screw series", { brand: MAKER, category: SCREW }, { item_type: "category" });
  const size = product("Screw 10", { brand: MAKER, category: SCREW }, { series_id: series.id });
  provideContent({ brands: [MAKER], categories: [CHILLERS, SCREW], products: [size, series] });
  const [group, variant] = [series, size].map((one) => productData(productPage(one), SITE));
  const id = "https://plant.example/products/screw-10#product";
  expect(group).toMatchObject({ "@type": "ProductGroup", hasVariant: [{ "@type": "Product", "@id": id }] });
  expect(variant).toMatchObject({ "@type": "Product", "@id": id, isVariantOf: { "@id": group?.["@id"] } });
});

test("the way to a category leads over the one above it and ends with itself, without an address", () => {
  expect(breadcrumbData(categoryPage(SCREW).steps, SITE)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Products", item: "https://plant.example/products" },
      { "@type": "ListItem", position: 2, name: "Chillers", item: "https://plant.example/products/category/chillers" },
      { "@type": "ListItem", position: 3, name: "Screw Chillers" },
    ],
  });
});

test("a specification is a number or a range with the code of its unit, else the text as it was typed", () => {
  const { additionalProperty } = productData(productPage(MEASURED), SITE);
  expect(additionalProperty).toEqual([
    { "@type": "PropertyValue", name: "Cooling capacity", value: 1055, unitCode: "KWT", unitText: "kW" },
    { "@type": "PropertyValue", name: "Operating range", minValue: -5, maxValue: 46, unitCode: "CEL", unitText: "°C" },
    { "@type": "PropertyValue", name: "Power supply", value: "400 V / 3 ph / 50 Hz" },
    { "@type": "PropertyValue", name: "Refrigerant", value: "R-134a" },
    { "@type": "PropertyValue", name: "Water flow", value: 12, unitCode: "G51", unitText: "l/s" },
  ]);
});

test("a category has the title, search description and introduction that an editor wrote, else its name and description", () => {
  expect(categoryPage(CHILLERS)).toMatchObject({
    title: "Chillers for plant rooms",
    summary: "Chillers from 100 to 5,000 kW.",
    introduction: expect.stringMatching(/<h\d[^>]*>How to choose<\/h\d>\s*<p>By the load\.<\/p>/) as unknown,
    below: [{ slug: "screw-chillers", name: "Screw Chillers" }],
  });
  expect(categoryPage(SCREW)).toMatchObject({
    title: null,
    summary: "Screw Chillers in our catalogue.",
    introduction: null,
  });
});
