import { expect, test } from "vitest";
import { isComputed } from "#domain/addresses/computed-addresses.ts";
import { ADMIN_SCREENS } from "#domain/content/reserved-addresses.ts";
import { downloads, routes } from "#domain/addresses/routes.ts";

test("what the backend and the functions answer is kept by no browser, wherever the backend is", () => {
  for (const path of [
    "/rest/v1/enquiries",
    "/auth/v1/user",
    "/storage/v1/object/authenticated/enquiry-files/1/1",
    "/api/enquiry",
    "/newsletter/confirm",
    ...ADMIN_SCREENS,
  ])
    expect(isComputed(path), path).toBe(true);
});

test("pages and files of the site are", () => {
  const pages = [
    routes.home(),
    routes.products(),
    routes.product("rest"),
    routes.brand("auth"),
    routes.page("storage-tanks"),
  ];
  for (const path of [...pages, downloads.product("rest"), "/_astro/a.js", "/media/a.webp", "/data/products.json"])
    expect(isComputed(path), path).toBe(false);
});
