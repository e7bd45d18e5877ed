import type { Hit } from "./search.ts";

const SEARCH_FACETS = ["kind", "brand", "category"] as const;
export type SearchFacet = (typeof SEARCH_FACETS)[number];
/** The chosen value of each filter. */
export type ChosenFacets = Partial<Record<SearchFacet, string>>;

/** The filters with one of them changed, or removed if there is no value. */
export function withFacet(chosen: ChosenFacets, facet: SearchFacet, value?: string): ChosenFacets {
  const others = Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== facet)) as ChosenFacets;
  return value ? { ...others, [facet]: value } : others;
}

/** The results that fit the filters. */
export function withFacets(hits: readonly Hit[], chosen: ChosenFacets): Hit[] {
  return hits.filter((hit) => SEARCH_FACETS.every((facet) => !chosen[facet] || hit[facet] === chosen[facet]));
}

/** For each value of a filter, how many results it would leave together with the other filters. */
export function facetCounts(hits: readonly Hit[], chosen: ChosenFacets, facet: SearchFacet): Map<string, number> {
  const counts = new Map<string, number>();
  for (const hit of withFacets(hits, withFacet(chosen, facet))) {
    const value = hit[facet];
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
