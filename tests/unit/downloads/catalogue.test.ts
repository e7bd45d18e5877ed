import { expect, test } from "vitest";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { catalogueView } from "#documents/views/catalogue-view.ts";
import type { CompanyView } from "#documents/views/company-view.ts";
import { PRODUCT_FIELDS } from "../../support/content/product-fields.ts";

const time = "2026-01-02T03:04:05+00:00";
const product = (name: string, specifications: [string, string][]) => ({
  ...{ id: name, name, slug: name, category_id: "c", category: "Rooftop Units", updated_at: time },
  ...{ ...PRODUCT_FIELDS, description: "", brand: null },
  specifications: specifications.map(([label, value]) => ({ name: label, value })),
});

test("a product without any of the compared specifications is listed below the table instead of having a row of dashes", () => {
  const snapshot = {
    attributes: [],
    expected: [],
    categories: [{ id: "c", name: "Rooftop Units", slug: "rooftop-units", parent_id: null, updated_at: time }],
    products: [
      product("Large", [["Air flow", "3776 l/s"]]),
      product("Small", [
        ["Air flow", "944 l/s"],
        ["Refrigerant", "1234"],
      ]),
      product("Family", [["Air flow range", "900 to 4000 l/s"]]),
    ],
  } as unknown as Snapshot;
  const view = catalogueView("rooftop-units", snapshot, {} as CompanyView, () => null, "en");
  expect(view?.comparison).toEqual([
    {
      category: "Rooftop Units",
      names: ["Air flow"],
      rows: [
        { product: "Large", values: ["3,776 l/s"] },
        { product: "Small", values: ["944 l/s"] },
      ],
      others: ["Family"],
    },
  ]);
});
