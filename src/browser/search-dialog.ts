import { SEARCH_TEXTS as T } from "#copy/texts.ts";
import { routes } from "#domain/routes.ts";
import { compareNames } from "#domain/names.ts";
import { markedPieces } from "#domain/search-patterns.ts";
import {
  facetCounts,
  foundRecords,
  rankedRecords,
  SEARCH_KINDS,
  withFacet,
  withFacets,
  type ChosenFacets,
  type SearchFacet,
  type SearchKind,
  type SearchRecord,
} from "#domain/search.ts";
import { counted } from "#domain/text.ts";
import { loadSearchData } from "../stores/search-data.ts";
import { findWrittenPages, openWrittenPages } from "../stores/written-pages.ts";
import { element } from "./element.ts";

/* Fills the search dialog (SearchDialog.astro): results while typing, filters, the keyboard. */

const SHORTEST_TERM = 2;
const TYPING_PAUSE_MS = 120;
const BATCH = 12;

/** What stands where a result has no picture: a sign of its kind, drawn as the site draws. */
const SIGNS: Record<SearchKind, string> = {
  Product: "M4 8h16v9H4zM8 8V5h8v3M8 12h8",
  Brand: "M4 12 12 4h8v8l-8 8zM15.5 8.500v0",
  Solution: "M5 20V6l7-3 7 3v14M9 20v-5h6v5M9 9h0M15 9h0",
  Reference: "M4 20h16M6 20V9l6-4 6 4v11M10 20v-6h4v6",
  Service: "M14 6a4 4 0 0 0-5 5l-5 5 3 3 5-5a4 4 0 0 0 5-5l-2.500 2.500-2.500-.5-.5-2.500z",
  Page: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
};

let refresh: (() => void) | undefined;

/** Wakes the dialog; later calls only refresh what it shows. */
export function startSearch(dialog: HTMLDialogElement): void {
  // Loaded before the first letter is typed. Whether that worked is said when something is asked.
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
    // What was found before stays until the next answer is there: nothing flickers while typing.
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
  // Enter opens the best result, also when it is pressed before that has arrived.
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

/** Up and down walk through field and results; typing on a result goes on in the field. */
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

function marked(text: string, typed: string): (Node | string)[] {
  return markedPieces(text, typed).map((piece) => (piece.marked ? element("mark", {}, piece.text) : piece.text));
}

function sign(kind: SearchKind): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [name, value] of Object.entries({ viewBox: "0 0 24 24", "aria-hidden": "true" }))
    svg.setAttribute(name, value);
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SIGNS[kind]);
  svg.append(path);
  return svg;
}

function resultItem(record: SearchRecord, typed: string): HTMLLIElement {
  const { url, title, summary, kind, brand, category, image } = record;
  const picture = element("span", { class: "search-picture" });
  if (image) {
    const shown = element("img", {
      src: image,
      alt: "",
      width: "96",
      height: "72",
      loading: "lazy",
      decoding: "async",
    });
    shown.addEventListener("error", () => shown.replaceWith(sign(kind)));
    picture.append(shown);
  } else {
    picture.append(sign(kind));
  }
  const names = [kind, kind === "Brand" ? undefined : brand, category].filter((name): name is string => Boolean(name));
  const text = element(
    "span",
    { class: "search-text" },
    element("span", { class: "annotation" }, names.join(" · ")),
    element("strong", {}, ...marked(title, typed)),
    element("span", { class: "search-summary" }, ...marked(summary, typed)),
  );
  return element("li", {}, element("a", { href: url }, picture, text));
}

/** The filters, made anew for each answer; the one that is being used keeps the focus. */
function fillFilters(place: HTMLElement, all: readonly SearchRecord[], chosen: ChosenFacets): void {
  const focused = place.contains(document.activeElement)
    ? (document.activeElement as HTMLInputElement | HTMLSelectElement)
    : null;
  const ofKind = facetCounts(all, chosen, "kind");
  const kinds = [
    kindChoice("", T.all, withFacets(all, withFacet(chosen, "kind")).length, !chosen.kind),
    ...SEARCH_KINDS.filter((kind) => ofKind.has(kind) || chosen.kind === kind).map((kind) =>
      kindChoice(kind, T.kinds[kind], ofKind.get(kind) ?? 0, chosen.kind === kind),
    ),
  ];
  place.replaceChildren(
    element("fieldset", { class: "search-kinds" }, element("legend", { class: "sr-only" }, T.kind), ...kinds),
    element(
      "div",
      { class: "search-selects" },
      choice("brand", T.brand, T.allBrands, all, chosen),
      choice("category", T.category, T.allCategories, all, chosen),
    ),
  );
  if (!focused) return;
  const { name, value } = focused;
  const again =
    focused instanceof HTMLSelectElement ? `select[name="${name}"]` : `input[name="${name}"][value="${value}"]`;
  place.querySelector<HTMLElement>(again)?.focus();
}

function kindChoice(value: string, name: string, count: number, checked: boolean): HTMLLabelElement {
  const input = element("input", { type: "radio", name: "kind", value, ...(checked ? { checked: "" } : {}) });
  return element("label", {}, input, name, " ", element("span", { class: "figures" }, String(count)));
}

function choice(
  facet: "brand" | "category",
  label: string,
  allLabel: string,
  records: readonly SearchRecord[],
  chosen: ChosenFacets,
): HTMLSelectElement {
  const counts = facetCounts(records, chosen, facet);
  const value = chosen[facet] ?? "";
  if (value !== "" && !counts.has(value)) counts.set(value, 0);
  const select = element(
    "select",
    { class: "input", name: facet, "aria-label": label },
    element("option", { value: "" }, allLabel),
    ...[...counts]
      .sort(([a], [b]) => compareNames(a, b))
      .map(([name, count]) => element("option", { value: name }, `${name} (${count})`)),
  );
  select.value = value;
  select.disabled = counts.size === 0;
  return select;
}
