import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { QUOTE_LIMITS, QUOTE_LIST_FULL } from "#domain/enquiries/quote-list.ts";
import { listButton } from "#client/lists/list-button-element.ts";
import { quoteList } from "#client/lists/lists-store.ts";

const PUMP = { slug: "pump", name: "Pump" };

/** A static page with the button of a product, a result of the search with the same product, the counter and the status line. */
async function openPage(): Promise<void> {
  document.body.innerHTML = `<button data-list="quote" data-slug="pump" data-name="Pump" aria-label="On the page"></button>
    <span data-counter="quote"></span><p role="status" data-list-status></p>`;
  document.body.append(listButton("quote", PUMP));
  await import("#client/lists/shown-lists.ts");
}

test("a press on one button of a product shows at all of them and at the counter, and a full list refuses", async () => {
  await openPage();
  const onPage = page.getByRole("button", { name: "On the page" });
  const inSearch = page.getByRole("button", { name: "Quote list: Pump" });
  const status = page.getByRole("status");
  await expect.element(onPage).toHaveAttribute("aria-pressed", "false");

  (onPage.element() as HTMLElement).click();
  await expect.element(inSearch).toHaveAttribute("aria-pressed", "true");
  await expect.element(onPage).toHaveAttribute("aria-pressed", "true");
  expect(document.querySelector("[data-counter]")?.textContent).toBe("1");
  await expect.element(status).toHaveTextContent("1 product on your quote list");

  quoteList.$entries.set([{ ...PUMP, quantity: 3, note: "On the roof" }]);
  (inSearch.element() as HTMLElement).click();
  await expect.element(onPage).toHaveAttribute("aria-pressed", "false");
  (inSearch.element() as HTMLElement).click();
  expect(quoteList.$entries.get()).toEqual([{ ...PUMP, quantity: 3, note: "On the roof" }]);

  const others = Array.from({ length: QUOTE_LIMITS.lines }, (_, at) => ({ slug: `fan-${at}`, name: "Fan" }));
  quoteList.$entries.set(others.map((product) => ({ ...product, quantity: 1, note: "" })));
  (onPage.element() as HTMLElement).click();
  await expect.element(status).toHaveTextContent(QUOTE_LIST_FULL);
  expect(quoteList.$slugs.get()).not.toContain("pump");
});
