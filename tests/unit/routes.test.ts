import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ADMIN_SCREENS, RESERVED_PAGE_SLUGS, routes } from "#domain/routes.ts";

test("addresses have no trailing slash and only the given query parameters", () => {
  expect(routes.products()).toBe("/products");
  expect(routes.products({ brand: "carrier", search: "" })).toBe("/products?brand=carrier");
  expect(routes.products({ search: "a & b" })).toBe("/products?search=a+%26+b");
  expect(routes.product("chiller")).toBe("/products/chiller");
  expect(routes.contact({ product: "chiller" })).toBe("/contact?product=chiller");
  expect(routes.services()).toBe("/services");
  expect(routes.services("hvac")).toBe("/services#hvac");
});

test("the reserved page slugs are those of the database", () => {
  const migration = readFileSync(
    new URL("../../supabase/migrations/20261121100600_pages_and_settings.sql", import.meta.url),
    "utf8",
  );
  const list = /is_reserved_page_slug[\s\S]*?array\[([^\]]*)\]/.exec(migration)?.[1] ?? "";
  const inDatabase = Array.from(list.matchAll(/'([^']+)'/g), (match) => match[1]);
  expect(inDatabase.toSorted()).toEqual(RESERVED_PAGE_SLUGS.toSorted());
});

test("no page can have an address of the site itself", () => {
  const builtIn = Object.values(routes)
    .filter((route) => route !== routes.page)
    .map((route) => (route as (argument?: never) => string)().split(/[/?#]/)[1])
    .filter((segment) => segment !== "");
  for (const segment of builtIn) expect(RESERVED_PAGE_SLUGS).toContain(segment);
});

test("the host serves every screen of the administration", () => {
  const router = readFileSync(new URL("../../admin/router.tsx", import.meta.url), "utf8");
  const screens = Array.from(router.matchAll(/path: "(\/admin\/[^"]*)"/g), (match) => match[1]?.replace(/\$/g, ":"));
  expect(ADMIN_SCREENS.toSorted()).toEqual(screens.toSorted());
});
