import { writtenNumber } from "#domain/text/written-numbers.ts";
import { SEARCH_TEXTS as T } from "#texts/search.ts";
import { compareNames } from "#domain/text/names.ts";
import { facetCounts, withFacet, withFacets, type ChosenFacets } from "#domain/search/search-facets.ts";
import { SEARCH_KINDS, type Hit } from "#domain/search/search.ts";
import { chip, field } from "#styles/variants/basics.ts";
import { element } from "../page/create-element.ts";

const KINDS = "-mx-4.5 flex gap-1.5 overflow-x-auto px-4.5 py-0.5 [scrollbar-width:none] min-inline-0";
const KIND = chip({
  class: [
    "relative flex-none cursor-pointer gap-1.5 px-3",
    "text-sm min-block-8.5 hover:border-petrol has-checked:border-petrol has-checked:bg-petrol has-checked:text-on-petrol",
    "has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-copper",
  ],
});
const SELECT = field({ size: "compact", kind: "select", class: "min-inline-0 disabled:opacity-50" });

/** Replaces the filters after each search; the filter in use keeps the focus. */
export function fillFilters(place: HTMLElement, all: readonly Hit[], chosen: ChosenFacets): void {
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
    element("fieldset", { class: KINDS }, element("legend", { class: "sr-only" }, T.kind), ...kinds),
    element(
      "div",
      { class: "grid grid-cols-2 gap-2" },
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
  const input = element("input", {
    type: "radio",
    name: "kind",
    value,
    class: "absolute inset-0 z-1 cursor-pointer opacity-0",
    ...(checked ? { checked: "" } : {}),
  });
  const number = element("span", { class: "text-xs tabular-nums opacity-80" }, String(count));
  return element("label", { class: KIND }, input, name, " ", number);
}

function choice(
  facet: "brand" | "category",
  label: string,
  allLabel: string,
  records: readonly Hit[],
  chosen: ChosenFacets,
): HTMLSelectElement {
  const counts = facetCounts(records, chosen, facet);
  const value = chosen[facet] ?? "";
  if (value !== "" && !counts.has(value)) counts.set(value, 0);
  const select = element(
    "select",
    { class: SELECT, name: facet, "aria-label": label },
    element("option", { value: "" }, allLabel),
    ...[...counts]
      .sort(([a], [b]) => compareNames(a, b))
      .map(([name, count]) => element("option", { value: name }, `${name} (${writtenNumber(count)})`)),
  );
  select.value = value;
  select.disabled = counts.size === 0;
  return select;
}
