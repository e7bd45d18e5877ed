import { QUOTE_LIMITS } from "#domain/quote-list.ts";
import { counted } from "#domain/text.ts";
import { $favourites } from "../stores/favourites.ts";
import { $quoteList, $refusedAsFull } from "../stores/quote-list.ts";

/*
 * The counters of the header and of the menu of small screens, one for each list of the visitor, and the status line that
 * says a changed number. Loaded when the page is idle.
 */

const LISTS = {
  favourites: { $list: $favourites, changed: (count: number) => `${counted(count, "product")} among your favourites` },
  "quote-list": { $list: $quoteList, changed: (count: number) => `${counted(count, "product")} on your quote list` },
};

const status = document.querySelector<HTMLElement>("[data-list-status]");

for (const [list, { $list, changed }] of Object.entries(LISTS)) {
  const counters = document.querySelectorAll<HTMLElement>(`[data-counter="${list}"]`);
  const show = (count: number): void => {
    for (const counter of counters) {
      counter.textContent = count === 0 ? "" : String(count);
      counter.toggleAttribute("data-count", count > 0);
    }
  };
  show($list.get().length);
  let shown = $list.get().length;
  $list.listen(({ length }) => {
    // A changed note is no news.
    if (length === shown) return;
    shown = length;
    show(length);
    if (status) status.textContent = changed(length);
  });
}

$refusedAsFull.listen(() => {
  if (!status) return;
  status.textContent = `Your quote list is full: it holds ${QUOTE_LIMITS.lines} products.`;
  status.toggleAttribute("data-seen", true);
  setTimeout(() => status.toggleAttribute("data-seen", false), 6000);
});
