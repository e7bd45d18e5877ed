import { localAddress } from "#texts/language/links.ts";
import { useMemo, useState } from "react";
import type { ProductData, ListedAttribute } from "#domain/listing/product-data.ts";
import { facetFilesOf, type Facets } from "#domain/listing/facet-columns.ts";
import { sharedAttributes } from "#domain/listing/facets.ts";
import { comparedAt, type ComparedAt } from "#domain/listing/compared-at.ts";
import { inOrder } from "#domain/listing/listing-order.ts";
import { matchListing, type ListingScope, type Match } from "#domain/listing/listing-match.ts";
import { showsSizes } from "#domain/listing/listed-series.ts";
import {
  isNarrowed,
  LISTING_START,
  listingAddress,
  pageOf,
  parseListing,
  withoutLook,
  type ListingState,
} from "#domain/listing/product-listing.ts";
import { cardView, type ProductCardView } from "../products/listing-cards.ts";
import type { ListingPageView } from "#site/listing/listing-page.ts";
import { useCards, useProductData, useFacets, useFoundProducts, type FacetFiles } from "../data/product-queries.ts";
import { usePageAddress } from "../page/page-address.ts";
import { useAfterPaint } from "./use-after-paint.ts";

type Shown = { items: ProductCardView[]; total: number; page: number };

export type ListingData = {
  /** What the address asks for. */
  state: ListingState;
  /** The state of all other fields here: the same, or for a moment the previous one. */
  shownState: ListingState;
  productData: ProductData | undefined;
  facets: Facets | undefined;
  /** Undefined until everything is loaded that the filters need. */
  match: Match | undefined;
  /** Whether the counts of the filters are exact. */
  isWhole: boolean;
  /** The attributes by which the list can be filtered and sorted, as far as their values are loaded. */
  attributes: readonly ListedAttribute[];
  /** At which conditions the products are filtered and sorted, for each attribute where that matters. */
  compared: readonly ComparedAt[];
  /** Whether the values of these products are loaded, so that `attributes` are all there are. */
  hasValues: boolean;
  /** The products of the page; undefined while they load. */
  shown: Shown | undefined;
  /** Whether `shown` still has the products of the previous state. */
  isBehind: boolean;
  /** The corrected search; null if nothing had to be corrected. */
  corrected: string | null;
  /** What none of the products meets of the search, where nothing meets all of it. */
  unmet: readonly string[];
  error: Error | null;
};

const NONE: readonly ListedAttribute[] = [];
const NOTHING: readonly string[] = [];
const NOT_COMPARED: readonly ComparedAt[] = [];

/** The positions that the search finds; null without a search, undefined while it loads. */
function useSearched(search: string) {
  const { data, error } = useFoundProducts(search);
  if (search === "") return { searched: null, isSizeSearched: false, corrected: null, unmet: NOTHING, error: null };
  return {
    searched: data?.positions,
    isSizeSearched: data?.namesSize ?? false,
    corrected: data?.corrected ?? null,
    unmet: data?.unmet ?? NOTHING,
    error,
  };
}

const NO_FILES: FacetFiles = { needed: [], further: [] };

/** The files with the values that the filters, the order and the panel of a state need. */
function neededFiles(
  productData: ProductData,
  state: ListingState,
  scope: ListingScope,
  wantsFacets: boolean,
): FacetFiles {
  const filesOf = (changes: Partial<ListingState>): string[] => {
    const { sizes } = matchListing(productData, null, { ...state, ...changes, specifications: {} }, scope);
    const categories = new Set<number>();
    for (const position of sizes) categories.add(productData.category[position] ?? -1);
    return facetFilesOf(productData, categories);
  };
  const bySpecifications = Object.keys(state.specifications).length > 0;
  const isPartOfAll = scope.place?.kind !== "all" || isNarrowed(state);
  if (!bySpecifications && !state.sort.startsWith("spec.") && !(wantsFacets && isPartOfAll)) return NO_FILES;
  const needed = filesOf({});
  if (!bySpecifications) return { needed, further: [] };
  return { needed, further: filesOf({ category: "", brands: [] }).filter((file) => !needed.includes(file)) };
}

/**
 * The list of a place for the state in the address: from the rendered page while that has no filters or search, otherwise from
 * the loaded product data. `wantsFacets`: the panel of filters is visible.
 */
export function useListing({ place, page, items, total }: ListingPageView, wantsFacets: boolean): ListingData {
  const address = usePageAddress(localAddress(listingAddress({ ...LISTING_START, page }, place)));
  const asked = useMemo(() => parseListing(address), [address]);
  // Controls show the new state at once; the list and its counts follow.
  const state = useAfterPaint(asked);
  const atStart =
    !showsSizes(state) &&
    listingAddress({ ...LISTING_START, page }, place) === listingAddress(withoutLook(state), place);
  const { data: productData, error: productDataError } = useProductData(!atStart || wantsFacets);
  const { searched, isSizeSearched, corrected, unmet, error: searchError } = useSearched(state.search);
  const scope = useMemo(
    (): ListingScope | undefined => (searched === undefined ? undefined : { place, searched, isSizeSearched }),
    [place, searched, isSizeSearched],
  );

  const files = useMemo(
    () => (productData && scope ? neededFiles(productData, state, scope, wantsFacets) : undefined),
    [productData, state, scope, wantsFacets],
  );
  const { data: facets, isWhole, isReading, error: facetsError } = useFacets(files && productData, files ?? NO_FILES);
  const needsValues = Object.keys(state.specifications).length > 0 || state.sort.startsWith("spec.");
  const isReady = productData !== undefined && scope !== undefined && (!needsValues || facets !== undefined);
  const compared = useMemo(
    () => (isReady && facets ? comparedAt(productData, facets, state, scope) : NOT_COMPARED),
    [isReady, productData, facets, state, scope],
  );
  const resolved = useMemo(
    () => ({ ...state, points: Object.fromEntries(compared.map(({ attribute, point }) => [attribute.id, point])) }),
    [state, compared],
  );
  const match = useMemo(
    () => (isReady ? matchListing(productData, facets ?? null, resolved, scope) : undefined),
    [isReady, productData, facets, resolved, scope],
  );
  const attributes = useMemo(() => {
    if (!productData || !facets || !match || !scope) return NONE;
    // Without the filters by specifications, so that no specification moves or disappears while somebody filters by it.
    const before = { ...state, specifications: {} };
    const base = needsValues ? matchListing(productData, null, before, scope) : match;
    return sharedAttributes(productData, facets, base, state);
  }, [productData, facets, match, needsValues, state, scope]);
  const ordered = useMemo(
    () =>
      productData && match && !atStart
        ? inOrder(productData, facets ?? null, match.found, resolved, searched)
        : undefined,
    [productData, facets, match, resolved, searched, atStart],
  );
  const part = useMemo(() => ordered && pageOf(ordered, state.page), [ordered, state.page]);
  const { data: cardOf, error: cardsError } = useCards(productData, part?.items ?? []);
  const made = useMemo((): Shown | undefined => {
    if (atStart) return { items, total, page };
    if (!productData || !part || !cardOf || !ordered) return undefined;
    const cards = part.items.map((position) => cardView(productData, position, cardOf(position)));
    return { items: cards, total: ordered.length, page: part.page };
  }, [atStart, items, total, page, productData, part, cardOf, ordered]);

  // Keep the previous cards while those of another page load or values are read, so that nothing jumps.
  const [last, setLast] = useState<Shown>();
  if (made && productData && made !== last) setLast(made);
  const stays = made === undefined && last !== undefined && (ordered !== undefined || isReading);
  const shown = made ?? (stays ? { ...last, total: ordered?.length ?? last.total } : undefined);
  const error = productDataError ?? searchError ?? facetsError ?? cardsError;
  return {
    state: asked,
    shownState: state,
    productData,
    facets,
    match,
    isWhole,
    attributes,
    compared,
    hasValues: match !== undefined && facets !== undefined && files !== undefined && files !== NO_FILES,
    shown,
    isBehind: stays || asked !== state,
    corrected,
    unmet,
    error: made ? null : error,
  };
}
