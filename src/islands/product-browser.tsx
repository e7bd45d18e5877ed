import { useEffect, useMemo, useRef, useState } from "react";
import { catalogueCard, type Catalogue, type ProductCardView } from "#views/catalogue.ts";
import type { ListingPageView } from "#views/listing-page.ts";
import { PAGE_SIZE } from "#domain/pagination.ts";
import {
  isAskedFor,
  isNarrowed,
  LISTING_START,
  listedProducts,
  listingAddress,
  pageOf,
  unknownFilters,
  type ListingState,
} from "#domain/product-listing.ts";
import { foundAddresses } from "#domain/search.ts";
import { useCatalogue, useSearchData } from "./catalogue-query.ts";
import { goToListing, useListingState } from "./listing-address.ts";
import { ListingCategories } from "./listing-categories.tsx";
import { ListingChips } from "./listing-chips.tsx";
import { ListingFilters } from "./listing-filters.tsx";
import { ListingFailed, ListingLoading, NoProducts, WithoutScripts } from "./listing-notes.tsx";
import { ListingSearch } from "./listing-search.tsx";
import { Pagination } from "./pagination.tsx";
import { ProductCard } from "./product-card.tsx";

const TEXTS = {
  title: "Professional HVAC & MEP Equipment",
  lead: "Chillers, air-side equipment, pumps, power distribution and fire protection, with the figures an engineer asks for first.",
  all: "All Products",
  results: "Search Results",
  failed: "Error loading products",
  loading: "Loading products",
};

type Shown = { items: ProductCardView[]; total: number; page: number };

function shownProducts(catalogue: Catalogue, state: ListingState, found: ReadonlySet<string> | null): Shown {
  const products = listedProducts(catalogue, state, found);
  const { items, page } = pageOf(products, state.page);
  return { items: items.map((product) => catalogueCard(catalogue, product)), total: products.length, page };
}

/** What the state shows, from the page as it came or from what had to be loaded; undefined while that is under way. */
function useShown(state: ListingState, rendered: Shown) {
  const atStart =
    listingAddress({ ...LISTING_START, page: rendered.page }) === listingAddress({ ...state, view: "grid" });
  const searching = state.search !== "";
  const { data: catalogue, error } = useCatalogue(!atStart);
  const search = useSearchData(searching);
  const found = useMemo(
    () => (searching && search.data ? foundAddresses(search.data, state.search) : null),
    [searching, search.data, state.search],
  );
  const shown = atStart
    ? rendered
    : catalogue && (!searching || found)
      ? shownProducts(catalogue, state, found)
      : undefined;
  return { catalogue, shown, error: shown ? null : (error ?? search.error) };
}

/** The product list: a page of the site that follows its address once it is awake. */
export function ProductBrowser({ page, items, total, tiles, brands, categories }: ListingPageView) {
  const state = useListingState(listingAddress({ ...LISTING_START, page }));
  const [announced, setAnnounced] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { catalogue, shown, error } = useShown(state, { items, total, page });
  // From here on the list follows the address: nothing has to be hidden any more.
  useEffect(() => document.documentElement.classList.remove("asks"), []);

  const stateWith = (changes: Partial<ListingState>): ListingState => ({ ...state, page: 1, ...changes });
  const change = (changes: Partial<ListingState>, options?: { replace?: boolean }) => {
    setAnnounced(true);
    goToListing(stateWith(changes), options);
  };
  /** For what goes away when it is pressed: reading goes on at the list. */
  const changeAndRead = (changes: Partial<ListingState>) => {
    change(changes);
    heading.current?.focus({ preventScroll: true });
  };
  const clear = () => changeAndRead({ search: "", category: "", brand: "" });
  const turnTo = (next: number) => {
    changeAndRead({ page: next });
    scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  };

  return (
    <div className={`browser ${isAskedFor(state) ? "browser-asked" : ""}`}>
      <section className="listing-hero">
        <div className="wrap">
          <div className="listing-hero-text">
            <h1 className="display">{TEXTS.title}</h1>
            <p className="lead">{TEXTS.lead}</p>
            <ListingSearch
              search={state.search}
              onSearch={(search) => change({ search }, { replace: state.search !== "" })}
            />
          </div>
          {tiles.length > 0 && (
            <ListingCategories
              tiles={tiles}
              category={state.category}
              onCategory={(category) => change({ search: "", brand: "", category })}
            />
          )}
        </div>
      </section>

      <div className="browser-body wrap">
        <WithoutScripts brands={brands} />
        <ListingFilters state={state} brands={brands} categories={categories} onChange={change} onClear={clear} />
        <ListingChips
          state={state}
          brands={brands}
          categories={categories}
          catalogue={catalogue}
          onChange={changeAndRead}
        />

        <section className="browser-results" aria-labelledby="results-title" aria-busy={!shown && !error}>
          <header className="results-head">
            <h2 className="title" id="results-title" ref={heading} tabIndex={-1}>
              {isNarrowed(state) ? TEXTS.results : TEXTS.all}
            </h2>
            {shown && shown.total > 0 && (
              <p className="results-count dimension">{`${shown.items.length} of ${shown.total} products`}</p>
            )}
          </header>
          <p className="sr-only" role="status">
            {announced && (shown ? `${shown.total} products` : error ? TEXTS.failed : TEXTS.loading)}
          </p>

          {error && <ListingFailed title={TEXTS.failed} message={error.message} />}
          {!shown && !error && <ListingLoading view={state.view} />}
          {shown?.total === 0 && (
            <NoProducts
              unknown={catalogue ? unknownFilters(catalogue, state) : []}
              narrowed={isNarrowed(state)}
              onClear={clear}
            />
          )}
          {shown && shown.total > 0 && (
            <>
              <div className="product-list" data-view={state.view}>
                {shown.items.map((product, index) => (
                  <ProductCard key={product.slug} product={product} eager={index < 4} />
                ))}
              </div>
              <Pagination
                current={shown.page}
                total={shown.total}
                pageSize={PAGE_SIZE}
                addressOf={(next) => listingAddress(stateWith({ page: next }))}
                onTurn={turnTo}
              />
            </>
          )}
        </section>
      </div>
    </div>
  );
}
