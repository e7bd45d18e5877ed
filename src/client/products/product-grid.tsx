import { FILTER_TEXTS, SORT_TEXTS } from "#texts/listing.ts";
import { GRID_TEXTS as T, LOADING_TEXTS } from "#texts/products.ts";
import { useEffect, useRef, useState } from "react";
import { SITE_TEXTS } from "#texts/site.ts";
import { cardView } from "./listing-cards.ts";
import { GRID_STEP, gridPositions, type GridSort, type ProductGridView } from "./grid-view.ts";
import { links } from "#texts/language/links.ts";
import { button } from "#styles/variants/buttons.ts";
import { emptyNote, productList } from "#styles/variants/product-lists.ts";
import { field, link } from "#styles/variants/basics.ts";
import { useCards, useProductData } from "../data/product-queries.ts";
import { EmptyNote } from "./empty-note.tsx";
import { ProductCard, SkeletonCard } from "./product-card.tsx";
import { ViewToggle } from "./view-toggle.tsx";

type Props = ProductGridView & { filters: ("category" | "brand")[] };

const SORTS = ["name", "category", "brandName", "featured"] as const satisfies GridSort[];
const VIEWS = ["grid", "list"] as const;
const ALL = "all";
const CHOICE = field({ kind: "select", size: "fitting" });

/** Products with filters, sorting and view toggle. The page has the first ones; the others are loaded on demand. */
export function ProductGrid({ first, total, categories, brands, filters }: Props) {
  const [category, setCategory] = useState(ALL);
  const [brand, setBrand] = useState(ALL);
  const [sort, setSort] = useState<GridSort>("name");
  const [view, setView] = useState<(typeof VIEWS)[number]>("grid");
  const [limit, setLimit] = useState(GRID_STEP);
  const inOrder = category === ALL && brand === ALL && (sort === "name" || sort === "featured");
  const asStored = inOrder && (limit <= first.length || total <= first.length);
  const { data: productData, error: productDataError, refetch } = useProductData(!asStored);
  const chosen = (value: string) => (value === ALL ? null : value);
  const positions =
    productData && gridPositions(productData, { category: chosen(category), brand: chosen(brand), sort });
  const shownPositions = asStored ? [] : (positions?.subarray(0, limit) ?? []);
  const { data: cardOf, error: cardsError } = useCards(productData, shownPositions);
  const error = productDataError ?? cardsError;
  const found = asStored
    ? first
    : productData && cardOf && Array.from(shownPositions, (at) => cardView(productData, at, cardOf(at)));
  const count = asStored || !positions ? total : positions.length;
  // Keep showing the first products while the others load.
  const shown = found ?? (inOrder ? first : []);
  const loading = !found && !error;
  const list = useRef<HTMLDivElement>(null);
  /** The index of the first product that 'Show more' adds. It gets the focus once it is shown, because the button may be gone. */
  const focusAt = useRef<number | null>(null);
  useEffect(() => {
    if (focusAt.current === null || !found) return;
    list.current?.querySelectorAll<HTMLElement>("h3 a")[focusAt.current]?.focus();
    focusAt.current = null;
  });
  const showMore = () => {
    focusAt.current = shown.length;
    setLimit(limit + GRID_STEP);
  };
  return (
    <div>
      <div className="mbe-4 flex flex-wrap items-center justify-between gap-4">
        <p className="annotation" aria-live="polite">
          {loading ? LOADING_TEXTS.products : T.shown(shown.length, count)}
        </p>
        <div className="needs-js flex flex-wrap gap-2">
          {filters.includes("category") && (
            <Choice
              label={FILTER_TEXTS.category}
              all={FILTER_TEXTS.allCategories}
              names={categories}
              value={category}
              onChoice={setCategory}
            />
          )}
          {filters.includes("brand") && (
            <Choice
              label={FILTER_TEXTS.brand}
              all={FILTER_TEXTS.allBrands}
              names={brands}
              value={brand}
              onChoice={setBrand}
            />
          )}
          <select
            className={CHOICE}
            aria-label={SORT_TEXTS.label}
            value={sort}
            onChange={({ target }) => setSort(target.value as GridSort)}
          >
            {SORTS.map((value) => (
              <option key={value} value={value}>
                {SORT_TEXTS[value]}
              </option>
            ))}
          </select>
          <ViewToggle views={VIEWS} view={view} onView={setView} />
        </div>
      </div>
      {found?.length === 0 && <p className={emptyNote()}>{SITE_TEXTS.noProductsFound}</p>}
      {(shown.length > 0 || loading) && (
        <div
          className={productList({ class: view === "grid" ? "sideways" : "" })}
          role="region"
          aria-label={T.label}
          data-view={view}
          ref={list}
          aria-busy={loading}
        >
          {shown.map((product) => (
            <ProductCard key={product.slug} product={product} />
          ))}
          {loading &&
            Array.from({ length: Math.min(limit, total) - shown.length }, (_, index) => <SkeletonCard key={index} />)}
        </div>
      )}
      {!found && error && (
        <EmptyNote heading="h3" title={LOADING_TEXTS.productsFailed} text={error.message} role="alert">
          <button type="button" className={button({ intent: "primary" })} onClick={() => void refetch()}>
            {LOADING_TEXTS.retry}
          </button>
        </EmptyNote>
      )}
      {total > GRID_STEP && (
        <noscript>
          <a className={link({ kind: "onward" })} href={links.products()}>
            {T.withoutScripts}
          </a>
        </noscript>
      )}
      {found && shown.length < count && (
        <button type="button" className={button({ class: "needs-js mbs-6" })} onClick={showMore}>
          {T.more}
        </button>
      )}
    </div>
  );
}

type ChoiceProps = { label: string; all: string; names: string[]; value: string; onChoice: (value: string) => void };

function Choice({ label, all, names, value, onChoice }: ChoiceProps) {
  return (
    <select className={CHOICE} aria-label={label} value={value} onChange={({ target }) => onChoice(target.value)}>
      <option value={ALL}>{all}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
