import { expect, test } from "vitest";
import { readOrder } from "../../../scripts/photos/order.ts";
import { screens } from "../../../scripts/photos/screens.ts";

test("the names of screens are unique", () => {
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
});

test("names, wildcards, widths and the scheme select what is photographed", () => {
  const order = readOrder(["--to", "set", "--only", "products,admin-page*", "--width", "390,1440", "--scheme", "dark"]);
  expect(order).toMatchObject({ widths: [390, 1440], schemes: ["dark"] });
  const names = "screens" in order ? order.screens.map(({ name }) => name) : [];
  expect(names).toContain("products");
  expect(names).toContain("admin-page-preview");
  expect(names).not.toContain("products-none");
});

test.each([[[]], [["--to", "set", "--only", "prodcuts"]], [["--to", "set", "--width", "wide"]], [["--compare", "a"]]])(
  "an order that cannot be followed is answered with how to ask: %j",
  (words: string[]) => {
    expect(readOrder(words)).toHaveProperty("help");
  },
);
