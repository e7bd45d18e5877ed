import { compareNames } from "./names.ts";
import { findTexts, type SearchIndex } from "./search-index.ts";
import { answers, searchQuery, textWords } from "./search-words.ts";

/** The kinds of results, in the order in which the search dialog offers them as filters and sorts them. */
export const SEARCH_KINDS = ["Product", "Brand", "Solution", "Reference", "Service", "Page"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

const SEARCH_FACETS = ["kind", "brand", "category"] as const;
export type SearchFacet = (typeof SEARCH_FACETS)[number];
/** The chosen value of each filter. */
export type ChosenFacets = Partial<Record<SearchFacet, string>>;

/** The maximum length of the text below the title of a result, in characters. */
export const SUMMARY_LENGTH = 160;

/** A result as the search dialog shows it. */
export type SearchRecord = {
  url: string;
  kind: SearchKind;
  title: string;
  summary: string;
  brand?: string | undefined;
  category?: string | undefined;
  image?: string | undefined;
};

/** The content of /data/search.json: products and brands, and the index of their texts. */
export type SearchData = { records: SearchRecord[]; index: SearchIndex };

/** The content of /pagefind/manifest.json: the folder that has the present index of the written pages. */
export type SearchManifest = { index: string };

/** The products and brands that match a search. */
export function foundRecords({ records, index }: SearchData, typed: string): SearchRecord[] {
  return [...findTexts(index, typed)].flatMap((position) => records[position] ?? []);
}

/** The results, best first: by the number of words found in the title, then by kind and by name. */
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

/** The addresses of the products and brands that match a search. */
export function foundAddresses(data: SearchData, typed: string): Set<string> {
  return new Set(foundRecords(data, typed).map(({ url }) => url));
}

/** The filters with one of them changed, or removed if there is no value. */
export function withFacet(chosen: ChosenFacets, facet: SearchFacet, value?: string): ChosenFacets {
  const others = Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== facet)) as ChosenFacets;
  return value ? { ...others, [facet]: value } : others;
}

/** The records that fit the filters. */
export function withFacets(records: readonly SearchRecord[], chosen: ChosenFacets): SearchRecord[] {
  return records.filter((record) => SEARCH_FACETS.every((facet) => !chosen[facet] || record[facet] === chosen[facet]));
}

/** For each value of a filter, how many records it would leave together with the other filters. */
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
