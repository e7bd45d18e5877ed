import { LIST_CHANGES } from "#texts/products.ts";
import { links } from "#texts/language/links.ts";
import { compareList, isListName, LISTS, type ListName } from "./lists-store.ts";
import { cachePage } from "../page/cache-page.ts";
import { LIST_CHANGED } from "../page/interaction-directive.ts";

/*
 * Shows what is on the visitor's lists: at the buttons of products, by the counters in the header and in the menu of small
 * screens, by a status line that announces a changed number, and by the tray of the comparison.
 */

/** The comparison has neither: its tray announces its changes and caches its page. */
const PAGES: Record<ListName, { said: (count: number) => string; address: () => string } | null> = {
  favourite: { said: (count) => LIST_CHANGES.favourite(count), address: links.favourites },
  compare: null,
  quote: { said: (count) => LIST_CHANGES.quote(count), address: links.quoteList },
};
const FULL_SHOWN_MS = 6000;

const status = document.querySelector<HTMLElement>("[data-list-status]");

function showPressed(list: ListName): void {
  const slugs = LISTS[list].$slugs.get();
  for (const button of document.querySelectorAll<HTMLElement>(`button[data-list="${list}"]`))
    button.setAttribute("aria-pressed", String(slugs.includes(button.dataset["slug"] ?? "")));
}

function showCount(list: ListName): void {
  const count = LISTS[list].$slugs.get().length;
  for (const counter of document.querySelectorAll<HTMLElement>(`[data-counter="${list}"]`)) {
    counter.textContent = count === 0 ? "" : String(count);
    counter.toggleAttribute("data-count", count > 0);
  }
}

for (const list of Object.keys(LISTS).filter(isListName)) {
  const { $slugs } = LISTS[list];
  const page = PAGES[list];
  $slugs.subscribe(() => {
    showPressed(list);
    showCount(list);
  });
  $slugs.listen(({ length }, before) => {
    if (length === before?.length) return;
    dispatchEvent(new Event(LIST_CHANGED));
    if (!page) return;
    // Cache the page with the first entry of a list, so that it opens without a connection even if it was never visited.
    if (length === 1) cachePage(page.address()).catch((error: unknown) => console.warn(error));
    if (status) status.textContent = page.said(length);
  });
}

LISTS.quote.$refusals.listen(() => {
  if (!status) return;
  status.textContent = LIST_CHANGES.quoteFull;
  status.toggleAttribute("data-seen", true);
  setTimeout(() => status.toggleAttribute("data-seen", false), FULL_SHOWN_MS);
});

// The tray is loaded as soon as it has a product. The comparison page itself needs none.
if (location.pathname !== links.compare()) {
  const before = compareList.$entries.get();
  let isLoading = false;
  compareList.$entries.subscribe((products) => {
    if (isLoading || products.length === 0) return;
    isLoading = true;
    import("../comparison/compare-tray.ts")
      .then(({ startTray }) => startTray(before))
      .catch((error: unknown) => console.error(error));
  });
}
