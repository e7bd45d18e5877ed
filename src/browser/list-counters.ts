import { computed } from "nanostores";
import { QUOTE_LIST_FULL } from "#domain/enquiries/quote-list.ts";
import { routes } from "#domain/routes.ts";
import { counted } from "#domain/text.ts";
import { $compare } from "../stores/compare.ts";
import { $favourites } from "../stores/favourites.ts";
import { $quoteList, $refusedAsFull } from "../stores/quote-list.ts";
import { keepPage } from "./keep-page.ts";
import { LIST_CHANGED } from "./list-changed.ts";

/*
 * The counters in the header and in the menu of small screens, one for each list of the visitor, and the status line that
 * announces a changed number.
 */

const LISTS = {
  favourites: {
    $count: computed($favourites, ({ length }) => length),
    said: (count: number) => `${counted(count, "product")} among your favourites`,
    page: routes.favourites(),
  },
  // The comparison tray announces its own changes and caches its own page.
  compare: { $count: computed($compare, ({ length }) => length), said: null, page: null },
  "quote-list": {
    $count: computed($quoteList, ({ length }) => length),
    said: (count: number) => `${counted(count, "product")} on your quote list`,
    page: routes.quoteList(),
  },
};

const status = document.querySelector<HTMLElement>("[data-list-status]");

for (const [list, { $count, said, page }] of Object.entries(LISTS)) {
  const counters = document.querySelectorAll<HTMLElement>(`[data-counter="${list}"]`);
  $count.subscribe((count) => {
    for (const counter of counters) {
      counter.textContent = count === 0 ? "" : String(count);
      counter.toggleAttribute("data-count", count > 0);
    }
  });
  $count.listen((count) => {
    dispatchEvent(new Event(LIST_CHANGED));
    // Cache the page with the first entry of a list, so that it opens without a connection even if it was never visited.
    if (page && count === 1) keepPage(page).catch((error: unknown) => console.warn(error));
    if (status && said) status.textContent = said(count);
  });
}

$refusedAsFull.listen(() => {
  if (!status) return;
  status.textContent = QUOTE_LIST_FULL;
  status.toggleAttribute("data-seen", true);
  setTimeout(() => status.toggleAttribute("data-seen", false), 6000);
});
