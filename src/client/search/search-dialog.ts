import { COMPARE_TEXTS } from "#texts/comparison.ts";
import { SEARCH_TEXTS as T } from "#texts/search.ts";
import { links } from "#texts/language/links.ts";
import { withFacet, withFacets, type ChosenFacets, type SearchFacet } from "#domain/search/search-facets.ts";
import type { Hit, SearchKind } from "#domain/search/search.ts";
import { compareList, quoteList } from "../lists/lists-store.ts";
import { rememberSearch } from "./recent-searches.ts";
import { loadRecords, openSearch, searchSite, type SearchAnswer } from "./site-search.ts";
import { fillFilters } from "./search-filters.ts";
import { keepFocus, moveByKeys } from "./search-focus.ts";
import { BATCH, firstHits, resultGroup } from "./search-groups.ts";
import { showRecentSearches } from "./search-recent.ts";
import { resultItem } from "./search-result.ts";

/* Fills the search dialog (search-markup.ts): results while typing, filters, last searches, keys. */

const SHORTEST_TERM = 2;
const TYPING_PAUSE_MS = 120;
/** The first results wait this long for those of Pagefind, so that late ones seldom move what somebody is already reading. */
const PAGES_WAIT_MS = 250;

let refresh: (() => void) | undefined;

/** Starts the dialog at the first call; later calls only refresh its results. */
export function startSearch(dialog: HTMLDialogElement): void {
  openSearch();
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
  const results = part<HTMLElement>("results");
  const more = part<HTMLButtonElement>("more");
  const body = part<HTMLElement>("body");
  let chosen: ChosenFacets = {};
  let answer: SearchAnswer | undefined;
  let found: Hit[] = [];
  let latest = 0;
  let running: Promise<void> = Promise.resolve();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const show = (state: "start" | "loading" | "results" | "none" | "offline" | "error", text: string) => {
    dialog.dataset["state"] = state;
    status.textContent = text;
  };

  const items = async (hits: readonly Hit[], of: SearchAnswer): Promise<HTMLLIElement[]> =>
    (await loadRecords(hits, of)).map((record) => resultItem(record, of));

  const run = async (): Promise<void> => {
    clearTimeout(pause);
    pause = undefined;
    const typed = input.value.trim();
    latest += 1;
    const mine = latest;
    if (typed.length < SHORTEST_TERM) {
      chosen = {};
      filters.hidden = true;
      results.replaceChildren();
      show("start", "");
      return;
    }
    // Keep the last results until the next ones are there, so that nothing flickers while typing.
    if (dialog.dataset["state"] !== "results") show("loading", T.loading);
    try {
      const { first, whole } = await searchSite(typed);
      const hasFirst = withFacets(first.hits, chosen).length > 0;
      const soon = hasFirst ? await Promise.race([whole.catch(() => undefined), after(PAGES_WAIT_MS)]) : await whole;
      await showAnswer(soon ?? first, typed, mine);
      if (mine !== latest) return;
      body.scrollTop = 0;
      // Products are shown without the results of Pagefind, and Enter does not wait for these.
      if (!soon) void addPages(whole, typed, mine);
    } catch (error) {
      if (mine !== latest) return;
      console.error(error);
      results.replaceChildren();
      filters.hidden = true;
      if (navigator.onLine) show("error", T.error);
      else show("offline", T.offline);
    }
  };

  const addPages = async (whole: Promise<SearchAnswer>, typed: string, mine: number): Promise<void> => {
    try {
      await showAnswer(await whole, typed, mine);
    } catch (error) {
      if (mine !== latest) return;
      console.error(error);
      status.textContent = `${status.textContent} · ${T.noPages}`;
    }
  };

  /** Shows what was found, unless something else has been searched for since then. */
  const showAnswer = async (next: SearchAnswer, typed: string, mine: number): Promise<void> => {
    const fitting = withFacets(next.hits, chosen);
    const groups = await Promise.all(
      firstHits(fitting).map(async (group) => ({ group, shown: await items(group.shown, next) })),
    );
    if (mine !== latest) return;
    answer = next;
    found = fitting;
    keepFocus(results, input, () =>
      results.replaceChildren(
        ...groups.map(({ group, shown }) =>
          resultGroup(group, shown, groups.length === 1 ? null : () => void showAll(group.kind, shown.length)),
        ),
      ),
    );
    more.hidden = groups.length !== 1 || found.length <= BATCH;
    part<HTMLAnchorElement>("browse").href = links.products({ search: typed });
    part<HTMLElement>("clear").hidden = Object.keys(chosen).length === 0;
    fillFilters(filters, next.hits, chosen);
    filters.hidden = found.length === 0 && Object.keys(chosen).length === 0;
    if (found.length === 0) show("none", T.none(typed));
    else show("results", [T.found(found.length), ...correction(next)].join(" · "));
  };
  const ask = () => (running = run());
  const choose = (facets: ChosenFacets) => {
    chosen = facets;
    return ask();
  };
  /** The results of one kind; the focus moves to the first that was not shown before. */
  const showAll = async (kind: SearchKind, shown: number) => {
    await choose(withFacet(chosen, "kind", kind));
    linkAt(shown)?.focus();
  };
  const linkAt = (at: number) => results.querySelectorAll("a")[at];

  const showMore = async (): Promise<void> => {
    const list = results.querySelector("ol");
    const of = answer;
    if (!list || !of) return;
    const from = list.children.length;
    const next = await items(found.slice(from, from + BATCH), of);
    if (of !== answer || !list.isConnected) return;
    list.append(...next);
    more.hidden = list.children.length >= found.length;
    linkAt(from)?.focus();
  };

  input.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(() => void ask(), TYPING_PAUSE_MS);
  });
  // Enter opens the best result, even if it is pressed before the results are there.
  part<HTMLFormElement>("form").addEventListener("submit", (event) => {
    event.preventDefault();
    void (pause === undefined ? running : ask()).then(() => linkAt(0)?.click());
  });
  filters.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    void choose(withFacet(chosen, target.name as SearchFacet, target.value));
  });
  part("clear").addEventListener("click", () => {
    input.focus();
    void choose({});
  });
  part("retry").addEventListener("click", () => void ask());
  more.addEventListener("click", () => void showMore());
  dialog.addEventListener("keydown", (event) => moveByKeys(event, input, body));
  // Keep a search among the last ones if somebody followed one of its results.
  body.addEventListener("click", ({ target }) => {
    if (dialog.dataset["state"] === "results" && target instanceof Element && target.closest("a"))
      rememberSearch(input.value);
  });
  compareList.$refusals.listen(() => (status.textContent = COMPARE_TEXTS.full));
  quoteList.$refusals.listen(() => (status.textContent = T.quoteListFull));
  showRecentSearches(part("recent"), input, (typed) => {
    input.value = typed;
    void ask();
  });

  refresh = () => void ask();
  refresh();
}

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

const correction = ({ wasCorrected, searched, unmet }: SearchAnswer): string[] => [
  ...(wasCorrected ? [`${T.corrected} ${T.values([searched])}`] : []),
  ...(unmet.length > 0 ? [`${T.partly} ${T.values(unmet)}`] : []),
];
