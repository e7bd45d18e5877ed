import { searchedSize, type SearchedSize } from "../units/searched-size.ts";
import { withLatinUnits } from "../text/arabic-units.ts";
import { compareNames } from "../text/names.ts";
import { beginningsOfQuery, findTexts, termsInTitles, type LookUp } from "./search-index.ts";
import { partlyFound } from "./partial-search.ts";
import { nearIn, sizePartsFor, type Near, type SizePart } from "./search-quantities.ts";
import { SEARCH_MAX } from "./search-limit.ts";
import { hasAllTerms, searchQuery, textWords, type SearchQuery } from "./search-words.ts";

/** The kinds of results, in the order in which the search dialog shows them. */
export const SEARCH_KINDS = [
  "Product",
  "Category",
  "Brand",
  "Solution",
  "Reference",
  "Service",
  "Document",
  "News",
  "Page",
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The maximum length of the text below the title of a result, in characters. */
export const SUMMARY_LENGTH = 160;

/** What the search dialog shows of a result, beyond its kind, brand and category. */
export type SearchRecord = { url: string; title: string; summary: string; image?: string | undefined };

/** How many records a file holds. */
export const RECORDS_PER_FILE = 40;

/**
 * The content of /data/search.json: the directory of the index of products, categories and brands. Texts have positions: brands
 * from 0 on, categories from `firstCategory` on, products from `firstProduct` on. The index is in files below /data/search, which
 * are named by their content.
 */
export type SearchDirectory = {
  /** The beginnings of the parts of the index, sorted, and their files. */
  beginnings: string[];
  parts: string[];
  /** The files of the sizes of products, by the names of search-quantities.ts. */
  sizes: Record<string, string>;
  /** The file with the words for correcting typing errors. */
  vocabulary: string;
  /** The files of the records of each kind: RECORDS_PER_FILE in each. */
  records: { brands: string[]; categories: string[]; products: string[] };
  /** In the order of the brands: the position of each name in `brands`. */
  nameOfBrand: (number | null)[];
  /** In the order of the categories: the position of each name in `categories`. */
  nameOfCategory: (number | null)[];
  brands: string[];
  categories: string[];
  /** In the order of the products: positions in the lists above, null without. */
  brand: (number | null)[];
  category: (number | null)[];
  /** In the order of the products: the position of each in the product data, which is sorted by name. */
  place: number[];
  /** The places in that order of the series, which come before equally good products: their sizes have the same words. */
  series?: number[];
  firstCategory: number;
  firstProduct: number;
  /** The checksum of the names (`checksumOf` in facet-columns.ts), which identifies its release. */
  check: number;
};

/** The content of /pagefind/manifest.json: the folder with the present Pagefind index of the pages with text; null without such pages. */
export type SearchManifest = { index: string | null };

/** What Pagefind stores of a page besides its text. */
export type WrittenRecord = SearchRecord & { kind: Exclude<SearchKind, "Product" | "Category" | "Brand"> };

type AnyHit = {
  kind: SearchKind;
  brand?: string | undefined;
  category?: string | undefined;
  /** Its figure, where a size was asked for. */
  near?: Near | undefined;
  /** How many of the searched terms its title has. */
  inTitle: number;
};
/** A product, category or brand that was found, before its record has been loaded. */
export type IndexHit = AnyHit & { position: number };
/** A written page that was found. */
export type PageHit = AnyHit & { record: SearchRecord };
export type Hit = IndexHit | PageHit;

/** What must be loaded for a search. */
export type SearchPlan = {
  query: SearchQuery;
  /** The size in the search, if there is one, and the query of its other words. */
  size: { asked: SearchedSize; rest: SearchQuery } | null;
  beginnings: string[];
  sizeParts: string[];
};

/** Reads what was typed. */
export function searchPlan(asked: string): SearchPlan {
  const typed = withLatinUnits(asked.slice(0, SEARCH_MAX));
  const query = searchQuery(typed);
  const read = searchedSize(typed);
  const size = read && { asked: read.asked, rest: searchQuery(read.rest) };
  return {
    query,
    size,
    beginnings: [...new Set([...beginningsOfQuery(query), ...(size ? beginningsOfQuery(size.rest) : [])])],
    sizeParts: size ? sizePartsFor(size.asked) : [],
  };
}

/**
 * The results of the index, sorted by: about the wanted size, most terms in the title, nearest size, categories first (they lead
 * to all such products), then products and brands by name.
 */
export function foundHits(
  { query, size }: SearchPlan,
  directory: SearchDirectory,
  lookUp: LookUp,
  sizes: readonly SizePart[],
): IndexHit[] {
  const found = findTexts(query, lookUp, directory.firstProduct);
  const near = size ? nearFound(size, directory, lookUp, sizes) : new Map<number, Near>();
  return sortedHits(query, directory, lookUp, found, near);
}

/** What meets most of a search that nothing meets, sorted as `foundHits` does; null if nothing meets more than half of it. */
export function partialHits(
  typed: string,
  plan: SearchPlan,
  directory: SearchDirectory,
  lookUp: LookUp,
  sizes: readonly SizePart[],
): { hits: IndexHit[]; unmet: string[] } | null {
  const { firstProduct } = directory;
  const ofSize = plan.size ? nearIn(plan.size.asked, sizes) : new Map<number, Near>();
  const near = new Map([...ofSize].map(([product, one]) => [product + firstProduct, one] as const));
  const found = partlyFound(typed, plan, lookUp, { near: new Set(near.keys()), firstProduct });
  if (!found) return null;
  const nearFound = new Map([...near].filter(([position]) => found.positions.has(position)));
  return { hits: sortedHits(plan.query, directory, lookUp, found.positions, nearFound), unmet: found.unmet };
}

function sortedHits(
  query: SearchQuery,
  directory: SearchDirectory,
  lookUp: LookUp,
  found: ReadonlySet<number>,
  near: ReadonlyMap<number, Near>,
): IndexHit[] {
  const inTitle = termsInTitles(query, lookUp);
  const rankOf = ranking(directory);
  const order = new Map([...found, ...near.keys()].map((position) => [position, rankOf(position)]));
  return [...order.keys()]
    .map((position) => ({
      ...hitOf(position, directory),
      near: near.get(position),
      inTitle: inTitle.get(position) ?? 0,
    }))
    .sort((a, b) => compareHits(a, b) || (order.get(a.position) ?? 0) - (order.get(b.position) ?? 0));
}

/** The written pages that were found, best first, as `foundHits` sorts. */
export function pageHits(records: readonly WrittenRecord[], { query }: SearchPlan): PageHit[] {
  return records
    .map(({ kind, ...record }): PageHit => {
      const words = textWords(record.title);
      return { kind, record, inTitle: query.apart.filter((term) => hasAllTerms(words, [term])).length };
    })
    .sort(
      (a, b) =>
        compareHits(a, b) ||
        SEARCH_KINDS.indexOf(a.kind) - SEARCH_KINDS.indexOf(b.kind) ||
        compareNames(a.record.title, b.record.title),
    );
}

/** The results of both indexes, best first. */
export const joinedHits = (hits: readonly Hit[], pages: readonly PageHit[]): Hit[] =>
  // Sorting keeps the order of equally good ones: products and brands, then written pages.
  [...hits, ...pages].sort(compareHits);

/** Results of about the wanted size come first; of these, terms in the title count more than a nearer size. */
const compareHits = (a: Hit, b: Hit): number =>
  compare(Number(!a.near), Number(!b.near)) || b.inTitle - a.inTitle || compare(awayOf(a), awayOf(b));
const awayOf = ({ near }: Hit): number => near?.away ?? 0;
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** The products of about the asked size that match the other words. */
function nearFound(
  { asked, rest }: NonNullable<SearchPlan["size"]>,
  { firstProduct }: SearchDirectory,
  lookUp: LookUp,
  sizes: readonly SizePart[],
): Map<number, Near> {
  const near = nearIn(asked, sizes);
  const matching = rest.exact.length === 0 ? null : findTexts(rest, lookUp, firstProduct);
  return new Map(
    [...near]
      .map(([product, one]) => [product + firstProduct, one] as const)
      .filter(([position]) => matching === null || matching.has(position)),
  );
}

/** Categories in their order, series and then other products in the order of their names, then brands in theirs. */
function ranking({ firstCategory, firstProduct, place, series }: SearchDirectory): (position: number) => number {
  const isSeries = new Set(series);
  return (position) => {
    if (position < firstCategory) return place.length + position;
    if (position < firstProduct) return position - firstProduct - place.length;
    const own = place[position - firstProduct] ?? 0;
    return isSeries.has(position - firstProduct) ? own - place.length : own;
  };
}

function hitOf(position: number, directory: SearchDirectory): Omit<IndexHit, "near" | "inTitle"> {
  const { firstCategory, firstProduct, brands, categories } = directory;
  const named = (names: readonly string[], at: number | null | undefined) => (at == null ? undefined : names[at]);
  if (position < firstCategory)
    return { position, kind: "Brand", brand: named(brands, directory.nameOfBrand[position]) };
  if (position < firstProduct) {
    const name = named(categories, directory.nameOfCategory[position - firstCategory]);
    return { position, kind: "Category", category: name };
  }
  const product = position - firstProduct;
  return {
    position,
    kind: "Product",
    brand: named(brands, directory.brand[product]),
    category: named(categories, directory.category[product]),
  };
}

/** The file that has the record of a position, and where in it. */
export function recordPlace(
  position: number,
  { firstCategory, firstProduct, records }: SearchDirectory,
): { file: string; at: number } {
  const [files, index] =
    position >= firstProduct
      ? [records.products, position - firstProduct]
      : position >= firstCategory
        ? [records.categories, position - firstCategory]
        : [records.brands, position];
  return { file: files[Math.floor(index / RECORDS_PER_FILE)] ?? "", at: index % RECORDS_PER_FILE };
}

/** The results by kind, the kind with the best result first, each kind in its order. */
export function groupedHits(hits: readonly Hit[]): { kind: SearchKind; hits: Hit[] }[] {
  return [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, own]) => ({ kind, hits: own }));
}
