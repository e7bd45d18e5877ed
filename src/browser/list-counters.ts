import { computed } from "nanostores";
import { QUOTE_LIST_FULL } from "#domain/quote-list.ts";
import { counted } from "#domain/text.ts";
import { $compare } from "../stores/compare.ts";
import { $favourites } from "../stores/favourites.ts";
import { $quoteList, $refusedAsFull } from "../stores/quote-list.ts";

/*
 * The counters of the header and of the menu of small screens, one for each list of the visitor, and the status line that
 * says a changed number.
 */

const LISTS = {
  favourites: {
    $count: computed($favourites, ({ length }) => length),
    said: (count: number) => `${counted(count, "product")} among your favourites`,
  },
  // The tray of the comparison says itself what has changed.
  compare: { $count: computed($compare, ({ length }) => length), said: null },
  "quote-list": {
    $count: computed($quoteList, ({ length }) => length),
    said: (count: number) => `${counted(count, "product")} on your quote list`,
  },
};

const status = document.querySelector<HTMLElement>("[data-list-status]");

for (const [list, { $count, said }] of Object.entries(LISTS)) {
  const counters = document.querySelectorAll<HTMLElement>(`[data-counter="${list}"]`);
  $count.subscribe((count) => {
    for (const counter of counters) {
      counter.textContent = count === 0 ? "" : String(count);
      counter.toggleAttribute("data-count", count > 0);
    }
  });
  $count.listen((count) => {
    if (status && said) status.textContent = said(count);
  });
}

$refusedAsFull.listen(() => {
  if (!status) return;
  status.textContent = QUOTE_LIST_FULL;
  status.toggleAttribute("data-seen", true);
  setTimeout(() => status.toggleAttribute("data-seen", false), 6000);
});
