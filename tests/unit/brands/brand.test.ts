import { describe, expect, test } from "vitest";
import { brandForm, brandSchema, type BrandFormValues } from "#domain/brands/brand.ts";
import { NO_PROFILE } from "../../support/content/brand-profile.ts";

const filled: BrandFormValues = {
  ...brandForm.values(null),
  name: "Carrier",
  slug: "carrier",
  logo: "",
  description: "",
  website: "",
  country: "",
  established: "",
  featured: false,
  featured_products_limit: 4,
  show_featured_products: true,
};
const parse = (changes: Partial<BrandFormValues>) => brandSchema.parse({ ...filled, ...changes });
const message = (changes: Partial<BrandFormValues>) =>
  brandSchema.safeParse({ ...filled, ...changes }).error?.issues[0]?.message;
const thisYear = new Date().getFullYear();

test("blank optional fields become null, texts are trimmed", () => {
  expect(parse({ name: "  Carrier ", country: " Italy " })).toEqual({
    ...filled,
    ...NO_PROFILE,
    country: "Italy",
    logo: null,
    description: null,
    website: null,
    established: null,
  });
});

test("name and slug are required", () => {
  expect(message({ name: "  " })).toBe("Brand name is required");
  expect(message({ slug: " " })).toBe("Slug is required");
  expect(message({ name: "a".repeat(201) })).toBe("Use at most 200 characters");
  expect(parse({ name: "a".repeat(200) }).name).toHaveLength(200);
});

describe("established", () => {
  test.each([
    ["1800", 1800],
    [1800, 1800],
    [String(thisYear), thisYear],
    ["", null],
    ["  ", null],
    ["١٩٧٥", 1975],
    ["۱۹۷۵", 1975],
    [null, null],
  ])("%j gives %j", (typed, year) => expect(parse({ established: typed }).established).toBe(year));

  test.each(["1799", thisYear + 1, "1900.5", "year"])("refuses %j", (typed) =>
    expect(message({ established: typed })).toBe(`Enter a year from 1800 to ${thisYear}`),
  );
});

describe("limit of featured products", () => {
  test.each([
    ["1", 1],
    [10, 10],
    ["", 4],
    [" 7 ", 7],
    [" ٥ ", 5],
    ["۵", 5],
  ])("%j gives %j", (typed, limit) =>
    expect(parse({ featured_products_limit: typed }).featured_products_limit).toBe(limit),
  );

  test.each(["0", 11, "-1", 4.5, "2.5", "many", "١١", "٢٫٥"])("refuses %j", (typed) =>
    expect(message({ featured_products_limit: typed })).toBe("Enter a whole number from 1 to 10"),
  );
});

test("a website must be http(s)", () => {
  expect(message({ website: "javascript:alert(1)" })).toBe("Enter a full address that begins with https:// or http://");
});
