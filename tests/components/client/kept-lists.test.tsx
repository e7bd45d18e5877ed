import { renderToString } from "react-dom/server";
import { afterAll, expect, test } from "vitest";

/*
 * The build renders these lists empty, and React replaces the whole list, with an error, if the first rendering in the browser
 * differs. The stores read what the browser keeps when they are loaded, hence the imports in the tests.
 */

localStorage.setItem("favourites", JSON.stringify(["chiller"]));
localStorage.setItem("compare", JSON.stringify([{ slug: "chiller", name: "Chiller" }]));
localStorage.setItem("quote-list", JSON.stringify([{ slug: "chiller", name: "Chiller", quantity: 2, note: "" }]));
afterAll(() => localStorage.clear());

test.each([
  ["favourites", async () => (await import("#client/favourites/favourites-list.tsx")).FavouritesList, "No favourites"],
  [
    "comparison",
    async () => (await import("#client/comparison/compare-page.tsx")).ComparePage,
    "Nothing to compare yet",
  ],
  ["quote list", async () => (await import("#client/quotes/quote-list.tsx")).QuoteList, "Your quote list is empty"],
])("the first rendering of the %s is that of the build, whatever the browser keeps", async (_, load, empty) => {
  const List = await load();
  expect(renderToString(<List />)).toContain(empty);
});
