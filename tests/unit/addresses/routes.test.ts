import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EDITED_KINDS, LISTED_KINDS } from "#domain/content/content-kinds.ts";
import { ADMIN_SCREENS, RESERVED_PAGE_SLUGS } from "#domain/content/reserved-addresses.ts";
import { routes } from "#domain/addresses/routes.ts";
import { editRoute, listRoute, newRoute } from "../../../admin/addresses.ts";

test("addresses have no trailing slash and only the given query parameters", () => {
  expect(routes.products()).toBe("/products");
  expect(routes.products({ brand: "carrier", search: "" })).toBe("/products?brand=carrier");
  expect(routes.products({ search: "a & b" })).toBe("/products?search=a+%26+b");
  expect(routes.product("chiller")).toBe("/products/chiller");
  expect(routes.contact({ product: "chiller" })).toBe("/contact?product=chiller");
  expect(routes.services()).toBe("/services");
  expect(routes.services("hvac")).toBe("/services#hvac");
});

test("no page can have an address of the site itself", () => {
  const builtIn = Object.values(routes)
    .filter((route) => route !== routes.page)
    .map((route) => (route as (argument?: never) => string)().split(/[/?#]/)[1])
    .filter((segment) => segment !== "");
  for (const segment of builtIn) expect(RESERVED_PAGE_SLUGS).toContain(segment);
});

test("the host serves every screen of the administration", () => {
  const router = readFileSync(new URL("../../../admin/router.tsx", import.meta.url), "utf8");
  const written = Array.from(router.matchAll(/path: "(\/admin\/[^"]*)"/g), ([, path = ""]) => path);
  const screens = [
    ...written,
    ...LISTED_KINDS.map(listRoute),
    ...EDITED_KINDS.flatMap((kind) => [newRoute(kind), editRoute(kind)]),
  ];
  expect(ADMIN_SCREENS.toSorted()).toEqual(screens.map((path) => path.replace(/\$/g, ":")).toSorted());
});
