import { compareNames } from "./names.ts";
import { findTexts, type SearchIndex } from "./search-index.ts";
import { answers, searchQuery, textWords } from "./search-words.ts";

/** What can be found; the first filter of the search dialog, in this order. */
export const SEARCH_KINDS = ["Product", "Brand", "Solution", "Reference", "Service", "Page"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

const SEARCH_FACETS = ["kind", "brand", "category"] as const;
export type SearchFacet = (typeof SEARCH_FACETS)[number];
/** The filters chosen; one value each. */
export type ChosenFacets = Partial<Record<SearchFacet, string>>;

/** So much of a text stands below the title of a result. */
export const SUMMARY_LENGTH = 160;

/** One thing that can be found, as the search dialog shows it. */
export type SearchRecord = {
  url: string;
  kind: SearchKind;
  title: string;
  summary: string;
  brand?: string | undefined;
  category?: string | undefined;
  image?: string | undefined;
};

/** The products and brands, and the index of their texts, as /data/search.json carries them. */
export type SearchData = { records: SearchRecord[]; index: SearchIndex };

/** What the written pages are searched with: the folder of their index below /pagefind. */
export type SearchManifest = { index: string };

/** The products and brands that answer a search. */
export function foundRecords({ records, index }: SearchData, typed: string): SearchRecord[] {
  return [...findTexts(index, typed)].flatMap((position) => records[position] ?? []);
}

/** What answers a search, best first: what has the most of it in its title, then by kind and by name. */
export function rankedRecords(found: readonly SearchRecord[], typed: string): SearchRecord[] {
  const { apart } = searchQuery(typed);
  return found
    .map((record) => {
      const words = textWords(record.title);
      return { record, inTitle: apart.filter((word) => answers(words, [word])).length };
    })
    .sort(
      (a, b) =>
        b.inTitle - a.inTitle ||
        SEARCH_KINDS.indexOf(a.record.kind) - SEARCH_KINDS.indexOf(b.record.kind) ||
        compareNames(a.record.title, b.record.title),
    )
    .map(({ record }) => record);
}

/** The addresses of the products and brands that answer a search. */
export function foundAddresses(data: SearchData, typed: string): Set<string> {
  return new Set(foundRecords(data, typed).map(({ url }) => url));
}

/** The filters with this one set to another value, or taken away. */
export function withFacet(chosen: ChosenFacets, facet: SearchFacet, value?: string): ChosenFacets {
  const others = Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== facet)) as ChosenFacets;
  return value ? { ...others, [facet]: value } : others;
}

/** The records that fit the filters. */
export function withFacets(records: readonly SearchRecord[], chosen: ChosenFacets): SearchRecord[] {
  return records.filter((record) => SEARCH_FACETS.every((facet) => !chosen[facet] || record[facet] === chosen[facet]));
}

/** How many records each value of a filter would leave, given the other filters. */
export function facetCounts(
  records: readonly SearchRecord[],
  chosen: ChosenFacets,
  facet: SearchFacet,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const record of withFacets(records, withFacet(chosen, facet))) {
    const value = record[facet];
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
