import { useEffect, useState } from "react";
import { catalogueCard, type Catalogue, type ProductCardView } from "#content/catalogue.ts";
import { PAGE_SIZE } from "#domain/pagination.ts";
import { isNarrowed, LISTING_START, listedProducts, pageOf, type ListingState } from "#domain/product-listing.ts";
import { useCatalogue } from "./catalogue-query.ts";
import { goToListing, useListingState } from "./listing-address.ts";
import { ListingCategories, type CategoryTile } from "./listing-categories.tsx";
import { ListingChips } from "./listing-chips.tsx";
import { ListingFilters, type FilterChoices } from "./listing-filters.tsx";
import { ListingSearch } from "./listing-search.tsx";
import { Pagination } from "./pagination.tsx";
import { ProductCard, SkeletonCard } from "./product-card.tsx";

const TEXTS = {
  title: "Professional HVAC & MEP Equipment",
  lead: "Chillers, air-side equipment, pumps, power distribution and fire protection, with the figures an engineer asks for first.",
  all: "All Products",
  results: "Search Results",
  errorTitle: "Error loading products",
  tryAgain: "Try Again",
  emptyTitle: "No products found",
  emptyText: "Try adjusting your filters or search criteria",
  clear: "Clear Filters",
  loading: "Loading products",
};
const SKELETONS = 8;

type Props = FilterChoices & {
  /** The first page in the order of the start, rendered with the page. */
  firstPage: ProductCardView[];
  total: number;
  tiles: CategoryTile[];
};
type Shown = { items: ProductCardView[]; total: number; page: number };

function shownProducts(catalogue: Catalogue, state: ListingState): Shown {
  const found = listedProducts(catalogue, state);
  const { items, page } = pageOf(found, state.page);
  return { items: items.map((product) => catalogueCard(catalogue, product)), total: found.length, page };
}

export function ProductBrowser({ firstPage, total, tiles, brands, categories }: Props) {
  const state = useListingState();
  const [announced, setAnnounced] = useState(false);
  const atStart = Object.entries(LISTING_START).every(
    ([name, value]) => name === "view" || state[name as keyof ListingState] === value,
  );
  const { data, error } = useCatalogue(!atStart);
  // From here on the list follows the address: nothing has to be hidden any more.
  useEffect(() => document.documentElement.classList.remove("asks"), []);

  const shown: Shown | undefined = atStart ? { items: firstPage, total, page: 1 } : data && shownProducts(data, state);
  const failed = !shown && error !== null;

  const change = (changes: Partial<ListingState>, options?: { replace?: boolean }) => {
    setAnnounced(true);
    goToListing({ ...state, page: 1, ...changes }, options);
  };
  const clear = () => change({ search: "", category: "", brand: "" });
  const turnTo = (page: number) => {
    change({ page });
    scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  };

  return (
    <div className="browser">
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
        <ListingFilters state={state} brands={brands} categories={categories} onChange={change} onClear={clear} />
        <ListingChips state={state} brands={brands} categories={categories} catalogue={data} onChange={change} />

        <section className="browser-results" aria-labelledby="results-title" aria-busy={!shown && !failed}>
          <header className="results-head">
            <h2 className="title" id="results-title">
              {isNarrowed(state) ? TEXTS.results : TEXTS.all}
            </h2>
            {shown && <p className="results-count dimension">{`${shown.items.length} of ${shown.total} products`}</p>}
          </header>
          <p className="sr-only" role="status">
            {announced && (shown ? `${shown.total} products` : failed ? TEXTS.errorTitle : TEXTS.loading)}
          </p>

          {failed && (
            <div className="empty-note" role="alert">
              <h3>{TEXTS.errorTitle}</h3>
              <p>{error.message}</p>
              <button type="button" className="button button-primary" onClick={() => location.reload()}>
                {TEXTS.tryAgain}
              </button>
            </div>
          )}
          {!shown && !failed && (
            <div className="product-list" data-view={state.view}>
              {Array.from({ length: SKELETONS }, (_, index) => (
                <SkeletonCard key={index} />
              ))}
            </div>
          )}
          {shown?.total === 0 && (
            <div className="empty-note">
              <h3>{TEXTS.emptyTitle}</h3>
              <p>{TEXTS.emptyText}</p>
              {isNarrowed(state) && (
                <button type="button" className="button" onClick={clear}>
                  {TEXTS.clear}
                </button>
              )}
            </div>
          )}
          {shown && shown.total > 0 && (
            <>
              <div className="product-list" data-view={state.view}>
                {shown.items.map((product, index) => (
                  <ProductCard key={product.slug} product={product} eager={index < 4} />
                ))}
              </div>
              <Pagination current={shown.page} total={shown.total} pageSize={PAGE_SIZE} onTurn={turnTo} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}
