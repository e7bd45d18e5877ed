import { expect, test } from "vitest";
import { pageSchema } from "#domain/pages/page.ts";
import { RESERVED_PAGE_SLUGS } from "#domain/content/reserved-addresses.ts";

const PAGE = {
  title: " Careers ",
  slug: "careers",
  body: "# Join us\n",
  sections: [],
  search_description: " ",
  published: true,
  translations: {},
};
const messages = (change: object) =>
  pageSchema.safeParse({ ...PAGE, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);

test("a page is stored trimmed, its body as typed", () => {
  expect(pageSchema.parse(PAGE)).toEqual({
    title: "Careers",
    slug: "careers",
    body: "# Join us\n",
    sections: [],
    search_description: null,
    published: true,
    translations: {},
  });
});

test("the title is required", () => expect(messages({ title: "  " })).toEqual([["title", "Page title is required"]]));

test.each(RESERVED_PAGE_SLUGS)("the address %s is used by the site", (slug) => {
  expect(messages({ slug })).toEqual([["slug", "This address is used by the site itself. Please choose another."]]);
});

test("an address that only begins like one of the site's is accepted", () =>
  expect(messages({ slug: "products-we-like" })).toBeUndefined());
