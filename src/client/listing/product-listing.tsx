import { FILTER_TEXTS, LISTING_TEXTS as T } from "#texts/listing.ts";
import { LOADING_TEXTS } from "#texts/products.ts";
import { localAddress } from "#texts/language/links.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { unknownFilters } from "#domain/listing/listing-match.ts";
import {
  filterCount,
  isNarrowed,
  LISTING_VIEWS,
  listingAddress,
  parseListing,
  withoutFilters,
  withSearch,
  type ListingState,
} from "#domain/listing/product-listing.ts";
import type { ListingChoices, ListingPageView } from "#site/listing/listing-page.ts";
import { button } from "#styles/variants/buttons.ts";
import { FacetPanel, type ChangeListing } from "../filters/facet-panel.tsx";
import { goToAddress } from "../page/page-address.ts";
import { ListingChips } from "./listing-chips.tsx";
import { Corrected, ListingFailed, ListingLoading, NoProducts, PartlyMet, WithoutScripts } from "./listing-notes.tsx";
import { RatingPointNote } from "./rating-point-note.tsx";
import { ListingResults } from "./listing-results.tsx";
import { ListingSearch } from "./listing-search.tsx";
import { FilterDrawer } from "./filter-drawer.tsx";
import { ListingSorting } from "./listing-sorting.tsx";
import { useListing } from "./use-listing.ts";
import { useMedia } from "../products/use-media.ts";
import { ViewToggle } from "../products/view-toggle.tsx";

/** On these screens the filters are beside the list; on smaller ones they are in a sheet. */
const BESIDE = "(min-width: 64rem)";
/** The filters of a category or brand need more data than the page has. These are loaded this long after the page. */
const SETTLED_MS = 600;
/** To here leads the link at the beginning of the page (SiteLayout.astro). */
const LIST = "products";

/** Tall while products load, so that the footer does not jump; invisible until it shows what the address asks for. */
const RESULTS = "min-inline-0 in-[.asks]:invisible aria-busy:min-block-[200vh]";
/** On a phone, order and view are in the sheet, too. On wide screens the heading stands beside the tools. */
const TOOLS = [
  "mbe-3 grid grid-cols-[minmax(0,1fr)_auto] max-md:mbe-2 items-center gap-2 md:grid-cols-[minmax(10rem,1fr)_auto_auto_auto]",
  "lg:grid-cols-[minmax(9rem,1fr)_auto_auto] xl:grid-cols-[minmax(8rem,auto)_minmax(10rem,1fr)_auto_auto] xl:gap-x-3",
].join(" ");
const HEADING =
  "col-span-full flex items-baseline justify-between gap-x-4 xl:col-auto xl:grid xl:justify-start xl:gap-y-0.5 xl:me-3";

type Props = ListingPageView & { choices: ListingChoices };

/** The products of a place with search, filters, sorting and pages: static until hydration, then by the address. */
export function ProductListing({ choices, ...rendered }: Props) {
  const { place, total } = rendered;
  const isBeside = useMedia(BESIDE, true);
  const [wantsFacets, setWantsFacets] = useState(false);
  const listing = useListing(rendered, wantsFacets);
  const { state, productData, shown, match, error } = listing;
  const [announced, setAnnounced] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wantFacets = () => setWantsFacets(true);

  // Show the list again (prevent-list-flash.ts) once it is the one that the address asks for.
  const { shownState } = listing;
  useEffect(() => {
    const asked = parseListing(location.pathname + location.search);
    if (listingAddress(shownState, place) === listingAddress(asked, place))
      document.documentElement.classList.remove("asks");
  }, [shownState, place]);
  // A page number beyond the end shows the last page: so does the address.
  const page = listing.isBehind ? undefined : shown?.page;
  useEffect(() => {
    if (page !== undefined && page < state.page)
      goToAddress(localAddress(listingAddress({ ...state, page }, place)), { replace: true });
  }, [page, state, place]);
  useEffect(() => {
    if (!isBeside || (place.kind === "all" && !isNarrowed(state))) return;
    const timer = setTimeout(() => setWantsFacets(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isBeside, place, state]);

  const change: ChangeListing = (next, options) => {
    setAnnounced(true);
    goToAddress(localAddress(listingAddress(next, place)), options);
  };
  /** Stable identity, so that the results are not rendered again when only the filters change. */
  const changeTable = useCallback(
    (changes: Partial<ListingState>, options?: { replace?: boolean }) => {
      setAnnounced(true);
      const next = { ...parseListing(location.pathname + location.search), page: 1, ...changes };
      goToAddress(localAddress(listingAddress(next, place)), options);
    },
    [place],
  );
  /** For controls that disappear when they are pressed: moves the focus to the list. */
  const changeAndRead: ChangeListing = (next) => {
    change(next);
    heading.current?.focus({ preventScroll: true });
  };
  const clear = () => changeAndRead(withoutFilters(state));
  const turnTo = useCallback(
    (page: number) => {
      changeTable({ page });
      heading.current?.focus({ preventScroll: true });
      const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
      if (place.kind === "all") scrollTo({ top: 0, behavior });
      else heading.current?.scrollIntoView({ behavior });
    },
    [changeTable, place],
  );
  const panel = () => <FacetPanel {...{ place, total, choices, listing }} onChange={change} />;
  const sorting = (
    <ListingSorting
      state={state}
      attributes={listing.attributes.filter(({ id }) => listing.facets?.numbers.has(id))}
      onChange={(changes) => change({ ...state, page: 1, ...changes })}
    />
  );
  const views = <ViewToggle views={LISTING_VIEWS} view={state.view} onView={(view) => change({ ...state, view })} />;
  const found = match?.found.length ?? (isNarrowed(state) ? undefined : total);

  return (
    <div className="wrap grid grid-cols-1 gap-x-8 lg:in-[.js]:grid-cols-[16.5rem_minmax(0,1fr)]">
      <aside
        className="needs-js max-lg:hidden"
        aria-label={FILTER_TEXTS.filters}
        onPointerEnter={wantFacets}
        onFocus={wantFacets}
      >
        <div className="mbe-2 flex items-center justify-between gap-2 min-block-(--control)">
          <h2 className="text-subtitle">{FILTER_TEXTS.filters}</h2>
          <button type="button" className={button({ size: "small" })} disabled={!isNarrowed(state)} onClick={clear}>
            {FILTER_TEXTS.clear}
          </button>
        </div>
        {isBeside && panel()}
      </aside>

      <section className={RESULTS} aria-labelledby="results-title" aria-busy={!shown && !error}>
        <WithoutScripts choices={choices} />
        <div className={TOOLS}>
          <header className={HEADING}>
            <h2 className="text-subtitle" id="results-title" ref={heading} tabIndex={-1}>
              {isNarrowed(state) ? T.results : place.kind === "all" ? T.all : T.products}
            </h2>
            {shown && shown.total > 0 && (
              <p className="flex-none annotation whitespace-nowrap">{T.shown(shown.items.length, shown.total)}</p>
            )}
          </header>
          <div className="needs-js">
            <ListingSearch
              search={state.search}
              onSearch={(search) => change(withSearch(state, search), { replace: state.search !== "" })}
            />
          </div>
          <FilterDrawer
            active={filterCount(state)}
            isNarrowed={isNarrowed(state)}
            total={found}
            onOpen={wantFacets}
            onClear={() => change(withoutFilters(state))}
          >
            {() => (
              <>
                <div className="mbs-4 mbe-3 grid gap-3 md:hidden">
                  {sorting}
                  {views}
                </div>
                {panel()}
              </>
            )}
          </FilterDrawer>
          <div className="needs-js max-md:hidden">{sorting}</div>
          <div className="needs-js max-md:hidden">{views}</div>
        </div>
        <ListingChips {...{ state, choices, productData }} onChange={changeAndRead} />
        {productData &&
          listing.compared.map((compared) => (
            <RatingPointNote
              key={compared.attribute.id}
              {...{ compared, state }}
              attributes={productData.attributes}
              onChange={change}
            />
          ))}
        <p className="sr-only" role="status">
          {announced && (shown ? T.found(shown.total) : error ? LOADING_TEXTS.productsFailed : LOADING_TEXTS.products)}
        </p>

        {listing.corrected !== null && <Corrected searched={listing.corrected} />}
        {listing.unmet.length > 0 && <PartlyMet unmet={listing.unmet} />}
        {error && !shown && <ListingFailed title={LOADING_TEXTS.productsFailed} message={error.message} />}
        {!shown && !error && <ListingLoading view={state.view} />}
        {shown?.total === 0 && (
          <NoProducts
            id={LIST}
            unknown={productData ? unknownFilters(productData, state) : []}
            narrowed={isNarrowed(state)}
            onClear={clear}
          />
        )}
        {shown && shown.total > 0 && (
          <div id={LIST} tabIndex={-1} aria-busy={listing.isBehind}>
            <ListingResults {...{ shown, place }} state={shownState} onTable={changeTable} onTurn={turnTo} />
          </div>
        )}
      </section>
    </div>
  );
}
