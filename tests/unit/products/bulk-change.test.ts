import { expect, test } from "vitest";
import {
  bulkChangeProblem,
  bulkChangeTitle,
  bulkOutcome,
  type BulkChange,
  type BulkProduct,
} from "../../../admin/features/products/bulk-change.ts";

const CARRIER = "00000000-0000-4000-8000-000000000001";
const TRANE = "00000000-0000-4000-8000-000000000002";
const nameOf = (id: string) => (id === CARRIER ? "Carrier" : "Trane");
const product: BulkProduct = {
  item_type: "product",
  series_id: null,
  brand_id: CARRIER,
  category_id: null,
  featured: false,
  specifications: [
    { name: "Refrigerant", value: "R410A" },
    { name: "Fan", value: "1" },
    { name: "Fan", value: "2" },
  ],
  features: ["Quiet", "Small"],
};
const outcome = (change: BulkChange) => bulkOutcome(product, change, nameOf);

test.each<[BulkChange, unknown]>([
  [
    { kind: "brand", brandId: TRANE },
    { values: { brand_id: TRANE }, before: "Carrier", after: "Trane" },
  ],
  [
    { kind: "category", categoryId: TRANE },
    { values: { category_id: TRANE }, before: "none", after: "Trane" },
  ],
  [
    { kind: "featured", featured: true },
    { values: { featured: true }, before: "No", after: "Yes" },
  ],
  [
    { kind: "set specification", name: " refrigerant ", value: "R32" },
    {
      values: { specifications: [{ name: "Refrigerant", value: "R32" }, ...product.specifications.slice(1)] },
      before: "R410A",
      after: "R32",
    },
  ],
  [
    { kind: "set specification", name: "Weight", value: "90 kg " },
    {
      values: { specifications: [...product.specifications, { name: "Weight", value: "90 kg" }] },
      before: "none",
      after: "90 kg",
    },
  ],
  [{ kind: "set specification", name: "Fan", value: "3" }, { problem: "has “Fan” 2 times: change it in its form" }],
  [
    { kind: "remove specification", name: "fan" },
    { values: { specifications: product.specifications.slice(0, 1) }, before: "1; 2", after: "none" },
  ],
  [
    { kind: "add feature", text: " Light" },
    { values: { features: ["Quiet", "Small", "Light"] }, before: "none", after: "Light" },
  ],
  [
    { kind: "remove feature", text: "QUIET" },
    { values: { features: ["Small"] }, before: "QUIET", after: "none" },
  ],
])("%j", (change, expected) => expect(outcome(change)).toEqual(expected));

test.each<BulkChange>([
  { kind: "brand", brandId: CARRIER },
  { kind: "featured", featured: false },
  { kind: "set specification", name: "Refrigerant", value: "R410A" },
  { kind: "remove specification", name: "Weight" },
  { kind: "add feature", text: "quiet" },
  { kind: "remove feature", text: "Light" },
])("%j leaves the product as it is", (change) => expect(outcome(change)).toEqual({ unchanged: true }));

test("a full list takes no further entry, and the product is named instead", () => {
  const specifications = Array.from({ length: 200 }, (_, index) => ({ name: `N${index}`, value: "1" }));
  const full = { ...product, specifications, features: Array.from({ length: 100 }, (_, index) => `F${index}`) };
  expect(bulkOutcome(full, { kind: "set specification", name: "New", value: "1" }, nameOf)).toHaveProperty("problem");
  expect(bulkOutcome(full, { kind: "add feature", text: "New" }, nameOf)).toHaveProperty("problem");
});

test("a change is checked as the product form checks it, and has a title", () => {
  expect(bulkChangeProblem({ kind: "brand", brandId: "" })).toBe("Choose a brand");
  expect(bulkChangeProblem({ kind: "set specification", name: "Weight", value: " " })).toBe("Enter a value");
  expect(bulkChangeProblem({ kind: "add feature", text: "x".repeat(1001) })).toMatch(/at most 1,000/);
  expect(bulkChangeProblem({ kind: "featured", featured: true })).toBeNull();
  expect(bulkChangeTitle({ kind: "set specification", name: "Weight", value: "90 kg" }, nameOf)).toBe("Weight: 90 kg");
});
