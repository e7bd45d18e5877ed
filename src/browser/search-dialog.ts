import { SEARCH_TEXTS as T } from "#copy/texts.ts";
import { routes } from "#domain/routes.ts";
import {
  foundRecords,
  rankedRecords,
  withFacet,
  withFacets,
  type ChosenFacets,
  type SearchFacet,
  type SearchRecord,
} from "#domain/search.ts";
import { counted } from "#domain/text.ts";
import { loadSearchData } from "../stores/search-data.ts";
import { findWrittenPages, openWrittenPages } from "../stores/written-pages.ts";
import { fillFilters } from "./search-filters.ts";
import { resultItem } from "./search-result.ts";

/* Fills the search dialog (SearchDialog.astro): results while typing, filters, keys. */

const SHORTEST_TERM = 2;
const TYPING_PAUSE_MS = 120;
const BATCH = 12;

let refresh: (() => void) | undefined;

/** Starts the dialog at the first call; later calls only refresh its results. */
export function startSearch(dialog: HTMLDialogElement): void {
  // Load the data before the first letter is typed. A failure is shown by the search that needs the data.
  void Promise.all([loadSearchData(), openWrittenPages()]).catch(() => undefined);
  if (refresh) {
    refresh();
    return;
  }

  const part = <E extends Element>(name: string): E => {
    const found = dialog.querySelector<E>(`[data-search-${name}]`);
    if (!found) throw new Error(`The search dialog has no ${name}.`);
    return found;
  };
  const input = part<HTMLInputElement>("input");
  const status = part<HTMLElement>("status");
  const filters = part<HTMLElement>("filters");
  const list = part<HTMLOListElement>("results");
  const more = part<HTMLButtonElement>("more");
  const body = part<HTMLElement>("body");
  let chosen: ChosenFacets = {};
  let found: SearchRecord[] = [];
  let latest = 0;
  let running: Promise<void> = Promise.resolve();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const show = (state: "start" | "loading" | "results" | "none" | "offline" | "error", text: string) => {
    dialog.dataset["state"] = state;
    status.textContent = text;
  };

  const run = async (): Promise<void> => {
    clearTimeout(pause);
    pause = undefined;
    const typed = input.value.trim();
    latest += 1;
    const mine = latest;
    if (typed.length < SHORTEST_TERM) {
      chosen = {};
      filters.hidden = true;
      list.replaceChildren();
      show("start", "");
      return;
    }
    // Keep the last results until the next ones are there, so that nothing flickers while typing.
    if (dialog.dataset["state"] !== "results") show("loading", T.loading);
    try {
      const [data, written] = await Promise.all([loadSearchData(), findWrittenPages(typed)]);
      if (mine !== latest) return;
      const all = rankedRecords([...foundRecords(data, typed), ...written], typed);
      found = withFacets(all, chosen);
      list.replaceChildren(...found.slice(0, BATCH).map((result) => resultItem(result, typed)));
      body.scrollTop = 0;
      more.hidden = found.length <= BATCH;
      part<HTMLAnchorElement>("browse").href = routes.products({ search: typed });
      part<HTMLElement>("clear").hidden = Object.keys(chosen).length === 0;
      fillFilters(filters, all, chosen);
      filters.hidden = found.length === 0 && Object.keys(chosen).length === 0;
      if (found.length === 0) show("none", `${T.none} “${typed}”`);
      else show("results", counted(found.length, "result"));
    } catch (error) {
      if (mine !== latest) return;
      console.error(error);
      list.replaceChildren();
      filters.hidden = true;
      if (navigator.onLine) show("error", T.error);
      else show("offline", T.offline);
    }
  };
  const ask = () => (running = run());

  const showMore = (): void => {
    const from = list.children.length;
    const items = found.slice(from, from + BATCH).map((result) => resultItem(result, input.value));
    list.append(...items);
    more.hidden = list.children.length >= found.length;
    items[0]?.querySelector("a")?.focus();
  };

  input.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(() => void ask(), TYPING_PAUSE_MS);
  });
  // Enter opens the best result, even if it is pressed before the results are there.
  part<HTMLFormElement>("form").addEventListener("submit", (event) => {
    event.preventDefault();
    void (pause === undefined ? running : ask()).then(() => list.querySelector("a")?.click());
  });
  filters.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    chosen = withFacet(chosen, target.name as SearchFacet, target.value);
    void ask();
  });
  part("clear").addEventListener("click", () => {
    chosen = {};
    input.focus();
    void ask();
  });
  part("retry").addEventListener("click", () => void ask());
  more.addEventListener("click", showMore);
  dialog.addEventListener("keydown", (event) => moveByKeys(event, input, body));

  refresh = () => void ask();
  refresh();
}

/** The arrow keys move through the field and the results; typing on a result continues in the field. */
function moveByKeys(event: KeyboardEvent, input: HTMLInputElement, body: HTMLElement): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const steps = [
    input,
    ...[...body.querySelectorAll<HTMLElement>("a[href], button")].filter((link) => link.offsetParent !== null),
  ];
  const at = steps.indexOf(target);
  if (at === -1) return;
  if (key === "ArrowDown" || key === "ArrowUp") {
    event.preventDefault();
    steps[Math.min(steps.length - 1, Math.max(0, at + (key === "ArrowDown" ? 1 : -1)))]?.focus();
  } else if (target !== input && key.length === 1 && key !== " ") {
    input.focus();
  }
}
