import { SEARCH_TEXTS as T } from "#texts/search.ts";
import { $recentSearches, forgetRecentSearch, forgetRecentSearches } from "./recent-searches.ts";
import { button, symbolButton } from "#styles/variants/buttons.ts";
import { chip } from "#styles/variants/basics.ts";
import { element } from "../page/create-element.ts";

const ITEM = chip({ class: "text-md" });
const AGAIN = "cursor-pointer ps-3 pe-1 text-start wrap-anywhere min-block-9 hover:text-copper";
const REMOVE = symbolButton({ class: "text-ink-soft" });

/** Shows the last searches, as long as nothing is typed: each can be repeated or removed. */
export function showRecentSearches(place: HTMLElement, input: HTMLInputElement, search: (typed: string) => void): void {
  $recentSearches.subscribe((searches) => {
    place.hidden = searches.length === 0;
    if (searches.length === 0) {
      place.replaceChildren();
      return;
    }
    const forgetAll = element("button", { type: "button", class: button({ size: "small" }) }, T.forgetAll);
    forgetAll.addEventListener("click", () => {
      forgetRecentSearches();
      input.focus();
    });
    place.replaceChildren(
      element("h2", { class: "annotation" }, T.recent),
      element("ul", { class: "flex flex-wrap justify-center gap-2" }, ...searches.map(item)),
      forgetAll,
    );
  });

  function item(text: string, at: number): HTMLLIElement {
    const again = element("button", { type: "button", class: AGAIN }, element("bdi", {}, text));
    again.addEventListener("click", () => {
      search(text);
      input.focus();
    });
    const remove = element("button", { type: "button", class: REMOVE, "aria-label": T.forget(text) }, "×");
    remove.addEventListener("click", () => {
      forgetRecentSearch(text);
      // Move the focus to the entry that took the place of the removed one, or to the last one.
      const others = place.querySelectorAll<HTMLElement>("li button[aria-label]");
      (others[Math.min(at, others.length - 1)] ?? input).focus();
    });
    return element("li", { class: ITEM }, again, remove);
  }
}
