import { useEffect, useRef, useState } from "react";
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
import type { FoundProducts } from "../stores/site-search.ts";
import { productList } from "../styles/variants/product-list.ts";
import { useCatalogue, useFoundProducts } from "./catalogue-query.ts";
import { goToListing, useListingState } from "./listing-address.ts";
import { ListingCategories } from "./listing-categories.tsx";
import { ListingChips } from "./listing-chips.tsx";
import { ListingFilters } from "./listing-filters.tsx";
import { Corrected, ListingFailed, ListingLoading, NoProducts, WithoutScripts } from "./listing-notes.tsx";
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

/** When the address asks for a part of the list, its head is lower on small screens: results begin on the first screen. */
const HERO = "pbs-[clamp(2.5rem,5vw,3.5rem)] pbe-[clamp(1.5rem,3vw,2.25rem)] max-md:asked:pbs-5 max-md:asked:pbe-4";
/** Tall while products load, so that the footer does not jump; invisible until it shows what the address asks for. */
const RESULTS =
  "pbs-[clamp(2rem,4vw,3.5rem)] pbe-section in-[.asks]:invisible aria-busy:min-block-[200vh] max-md:asked:pbs-5";
const RESULTS_HEAD = [
  "grid min-block-12 grid-cols-[fit-content(60%)_minmax(0,1fr)] items-center gap-x-8 gap-y-2 mbe-7 max-sm:grid-cols-1",
  "max-md:asked:gap-1 max-md:asked:mbe-4",
].join(" ");

type Shown = { items: ProductCardView[]; total: number; page: number; corrected?: string | null };

function shownProducts(catalogue: Catalogue, state: ListingState, found: FoundProducts | undefined): Shown {
  const products = listedProducts(catalogue, state, found?.places ?? null);
  const { items, page } = pageOf(products, state.page);
  return {
    items: items.map((product) => catalogueCard(catalogue, product)),
    total: products.length,
    page,
    corrected: found?.corrected ?? null,
  };
}

/** The products of the state, from the rendered page or from the loaded catalogue; undefined while that loads. */
function useShown(state: ListingState, rendered: Shown) {
  const atStart =
    listingAddress({ ...LISTING_START, page: rendered.page }) === listingAddress({ ...state, view: "grid" });
  const searching = state.search !== "";
  const { data: catalogue, error } = useCatalogue(!atStart);
  const search = useFoundProducts(state.search);
  const found = searching ? search.data : undefined;
  const shown = atStart
    ? rendered
    : catalogue && (!searching || found?.order === catalogue.order)
      ? shownProducts(catalogue, state, found)
      : undefined;
  return { catalogue, shown, error: shown ? null : (error ?? search.error) };
}

/** The product list: a static page whose list follows the address once it is hydrated. */
export function ProductBrowser({ page, items, total, tiles, brands, categories }: ListingPageView) {
  const state = useListingState(listingAddress({ ...LISTING_START, page }));
  const [announced, setAnnounced] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { catalogue, shown, error } = useShown(state, { items, total, page });
  // From here on the list follows the address, so nothing has to be hidden any more.
  useEffect(() => document.documentElement.classList.remove("asks"), []);

  const stateWith = (changes: Partial<ListingState>): ListingState => ({ ...state, page: 1, ...changes });
  const change = (changes: Partial<ListingState>, options?: { replace?: boolean }) => {
    setAnnounced(true);
    goToListing(stateWith(changes), options);
  };
  /** For controls that vanish when they are pressed: the focus moves on to the list. */
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
    <div data-asked={isAskedFor(state) ? "" : undefined}>
      <section className={HERO}>
        <div className="wrap grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-8 lg:grid-cols-2 lg:items-end">
          <div className="grid content-end gap-5 max-md:asked:gap-3">
            <h1 className="text-display max-inline-[16ch] max-md:asked:text-[1.375rem] max-md:asked:max-inline-none">
              {TEXTS.title}
            </h1>
            <p className="text-lead text-ink-soft max-inline-152 max-md:asked:hidden">{TEXTS.lead}</p>
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

      <div className="wrap">
        <WithoutScripts brands={brands} />
        <ListingFilters state={state} brands={brands} categories={categories} onChange={change} onClear={clear} />
        <ListingChips
          state={state}
          brands={brands}
          categories={categories}
          catalogue={catalogue}
          onChange={changeAndRead}
        />

        <section className={RESULTS} aria-labelledby="results-title" aria-busy={!shown && !error}>
          <header className={RESULTS_HEAD}>
            <h2 className="text-title" id="results-title" ref={heading} tabIndex={-1}>
              {isNarrowed(state) ? TEXTS.results : TEXTS.all}
            </h2>
            {shown && shown.total > 0 && (
              <p className="dimension">{`${shown.items.length} of ${shown.total} products`}</p>
            )}
          </header>
          <p className="sr-only" role="status">
            {announced && (shown ? `${shown.total} products` : error ? TEXTS.failed : TEXTS.loading)}
          </p>

          {shown?.corrected && <Corrected searched={shown.corrected} />}
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
              <div className={productList()} data-view={state.view}>
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
