import { isListed, parseReferences } from "./reference-listing.ts";
import { links } from "#texts/language/links.ts";
import { REFERENCE_LIST_TEXTS } from "#texts/references.ts";

/*
 * Search, sectors and view of the list of projects. The page holds every project; this script hides those that do not
 * match. The choice is kept in the address, so that Back and links to a sector show the right list.
 */

function startList(root: HTMLElement): void {
  const search = root.querySelector<HTMLInputElement>("[data-search]");
  const list = root.querySelector<HTMLElement>("[data-list]");
  const count = root.querySelector<HTMLElement>("[data-count]");
  const empty = root.querySelector<HTMLElement>("[data-empty]");
  const cards = [...root.querySelectorAll<HTMLElement>("[data-reference]")];
  const sectors = [...root.querySelectorAll<HTMLButtonElement>("button[data-sector]")];
  const views = [...root.querySelectorAll<HTMLButtonElement>("[data-view-choice]")];
  const names = sectors.map(({ dataset }) => dataset["sector"] ?? "");
  let state = parseReferences(new URLSearchParams(location.search), names);

  const show = () => {
    let shown = 0;
    for (const card of cards) {
      card.hidden = !isListed({ sector: card.dataset["sector"] ?? "", text: card.dataset["text"] ?? "" }, state);
      if (!card.hidden) shown += 1;
    }
    if (count) count.textContent = REFERENCE_LIST_TEXTS.shown(shown, cards.length);
    if (empty) empty.hidden = shown > 0;
    list?.setAttribute("data-view", state.view);
    for (const button of sectors)
      button.setAttribute("aria-pressed", String(button.dataset["sector"] === state.sector));
    for (const button of views)
      button.setAttribute("aria-pressed", String(button.dataset["viewChoice"] === state.view));
  };
  const choose = (change: Partial<typeof state>) => {
    state = { ...state, ...change };
    history.replaceState(history.state, "", links.references({ ...state, view: state.view === "list" ? "list" : "" }));
    show();
  };

  search?.addEventListener("input", () => choose({ search: search.value.trim() }));
  for (const button of sectors)
    button.addEventListener("click", () => choose({ sector: button.dataset["sector"] ?? "" }));
  for (const button of views)
    button.addEventListener("click", () => choose({ view: button.dataset["viewChoice"] === "list" ? "list" : "grid" }));
  root.querySelector("[data-clear]")?.addEventListener("click", () => {
    if (search) search.value = "";
    choose({ search: "", sector: "" });
    search?.focus();
  });
  // Again at `pageshow`, because browsers restore the old text of the field just before it.
  const fill = () => {
    if (search) search.value = state.search;
  };
  fill();
  addEventListener("pageshow", fill);
  show();
}

const root = document.querySelector<HTMLElement>("[data-references]");
if (root) startList(root);
