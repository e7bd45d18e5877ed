import type { Locator, Page } from "playwright";

/** Something a visitor does: a press on the found element or, with `act`, that action once the element has the focus. */
type Interaction = { name: string; find: (page: Page) => Locator; act?: (page: Page) => Promise<void> };
export type Visit = { path: string; device: "desktop" | "phone"; interactions: readonly Interaction[] };

const inGroup = (group: string, role: "checkbox" | "radio", index: number) => (page: Page) =>
  page.getByRole("group", { name: group, exact: true }).getByRole(role).nth(index);
const button = (name: RegExp | string) => (page: Page) => page.getByRole("button", { name }).first();
const choice = (page: Page) => page.locator("details[open] input[type=checkbox]").last();
const key = (name: string) => (page: Page) => page.keyboard.press(name);

/** What an engineer does with the lists, on a large screen and on a phone. The first interaction of each finds the page untouched. */
export const VISITS: readonly Visit[] = [
  {
    path: "/products",
    device: "desktop",
    interactions: [
      { name: "first brand", find: inGroup("Brand", "checkbox", 0) },
      { name: "second brand", find: inGroup("Brand", "checkbox", 1) },
      { name: "category", find: inGroup("Category", "radio", 1) },
      { name: "direction of sorting", find: button(/^(?:As|Des)cending/) },
      { name: "units", find: button(/^IP/) },
      { name: "table", find: button("Table view") },
      { name: "list", find: button("List view") },
      { name: "page 2", find: (page) => page.getByRole("link", { name: "Page 2" }) },
      { name: "clear filters", find: button("Clear Filters") },
      { name: "compare", find: button(/^Compare/) },
    ],
  },
  {
    path: "/products",
    device: "desktop",
    interactions: [
      {
        name: "typing a search",
        find: (page) => page.getByRole("searchbox", { name: "Search products" }),
        act: (page) => page.keyboard.type("chiller 1000 kW", { delay: 120 }),
      },
    ],
  },
  {
    path: "/products/category/chillers",
    device: "desktop",
    interactions: [
      { name: "slider, first step", find: (page) => page.getByRole("slider").nth(2), act: key("ArrowRight") },
      { name: "slider, next step", find: (page) => page.getByRole("slider").nth(2), act: key("ArrowRight") },
      { name: "brand", find: inGroup("Brand", "checkbox", 0) },
      { name: "choice of a specification", find: choice },
      { name: "clear filters", find: button("Clear Filters") },
    ],
  },
  {
    path: "/products/category/chillers",
    device: "phone",
    interactions: [
      { name: "sheet of filters", find: button(/^Filters/) },
      { name: "choice of a specification", find: choice },
      { name: "show products", find: button(/^Show/) },
      { name: "table", find: button("Table view") },
    ],
  },
];
