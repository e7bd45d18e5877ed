import { SEARCH_TEXTS as T } from "#texts/search.ts";
import { groupedHits, type Hit, type SearchKind } from "#domain/search/search.ts";
import { button } from "#styles/variants/buttons.ts";
import { element } from "../page/create-element.ts";

/** How many results are shown at once: of a single kind, and of each of several kinds. */
export const BATCH = 12;
const IN_GROUP: Record<SearchKind, number> = {
  Product: 6,
  Category: 3,
  Brand: 3,
  Solution: 3,
  Reference: 3,
  Service: 3,
  Document: 3,
  News: 3,
  Page: 3,
};

/** The results that are shown at first, by kind. */
export function firstHits(hits: readonly Hit[]): { kind: SearchKind; shown: Hit[]; total: number }[] {
  const groups = groupedHits(hits);
  return groups.map(({ kind, hits: own }) => ({
    kind,
    shown: own.slice(0, groups.length === 1 ? BATCH : IN_GROUP[kind]),
    total: own.length,
  }));
}

/** The results of one kind with a heading, and, if there are more and `onAll` is given, a button that shows all of them. */
export function resultGroup(
  { kind, total }: { kind: SearchKind; total: number },
  items: readonly HTMLLIElement[],
  onAll: (() => void) | null,
): HTMLElement {
  const title = `search-${kind}`;
  const group = element(
    "section",
    { "aria-labelledby": title },
    element(
      "h2",
      { id: title, class: "flex items-baseline gap-2 px-4.5 pbs-4 pbe-1.5 text-sm font-semibold" },
      T.kinds[kind],
      element("span", { class: "font-normal text-ink-soft tabular-nums" }, String(total)),
    ),
    element("ol", {}, ...items),
  );
  if (onAll && items.length < total) {
    const all = element(
      "button",
      { type: "button", class: button({ size: "small", class: "mx-4.5 mbs-2" }) },
      T.showAll(kind, total),
    );
    all.addEventListener("click", onAll);
    group.append(all);
  }
  return group;
}
