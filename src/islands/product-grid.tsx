import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ProductCardView } from "#views/catalogue.ts";
import { compareNames } from "#domain/names.ts";
import { sortedBy } from "#domain/product-listing.ts";
import { routes } from "#domain/routes.ts";
import { button } from "../styles/variants/button.ts";
import { emptyNote } from "../styles/variants/empty-note.ts";
import { field } from "../styles/variants/field.ts";
import { link } from "../styles/variants/link.ts";
import { productList } from "../styles/variants/product-list.ts";
import { ProductCard } from "./product-card.tsx";
import { ViewToggle, type ListView } from "./view-toggle.tsx";

type GridProduct = ProductCardView & { featured: boolean };
type Sort = "name" | "category" | "brand" | "featured";
type Props = {
  products: GridProduct[];
  categoryFilter?: boolean;
  brandFilter?: boolean;
};

const TEXTS = {
  category: "Category",
  brand: "Brand",
  sort: "Sort by",
  allCategories: "All Categories",
  allBrands: "All Brands",
  more: "Show more",
  all: "The other products stand in the list of all",
  empty: "No products found",
};
const SORTS: [Sort, string][] = [
  ["name", "Name"],
  ["category", "Category"],
  ["brand", "Brand"],
  ["featured", "Featured"],
];
const ALL = "all";
const CHOICE = field({ kind: "select", size: "fitting" });
/** A grid shows this many at first and adds as many with each 'Show more'. */
const STEP = 24;

const FIELD: Record<Sort, (product: GridProduct) => string> = {
  name: ({ name }) => name,
  category: ({ category }) => category ?? "",
  brand: ({ brand }) => brand ?? "",
  featured: ({ featured }) => (featured ? "0" : "1"),
};
const namesOf = (names: (string | null)[]) => [...new Set(names.filter((name) => name !== null))].sort(compareNames);

/** A given list of products with its own filters, sorting and view toggle. */
export function ProductGrid({ products, categoryFilter = false, brandFilter = false }: Props) {
  const [category, setCategory] = useState(ALL);
  const [brand, setBrand] = useState(ALL);
  const [sort, setSort] = useState<Sort>("name");
  const [view, setView] = useState<ListView>("grid");
  const [limit, setLimit] = useState(STEP);

  const found = sortedBy(
    products.filter(
      (product) => (category === ALL || product.category === category) && (brand === ALL || product.brand === brand),
    ),
    FIELD[sort],
    "asc",
  );
  const shown = found.slice(0, limit);
  const list = useRef<HTMLDivElement>(null);
  /** Moves the focus to the first product that was added: the button may be gone. */
  const showMore = () => {
    flushSync(() => setLimit(limit + STEP));
    list.current?.querySelectorAll<HTMLElement>("h3 a")[shown.length]?.focus();
  };
  return (
    <div>
      <div className="mbe-4 flex flex-wrap items-center justify-between gap-4">
        <p className="annotation" aria-live="polite">{`Showing ${shown.length} of ${found.length} products`}</p>
        <div className="needs-js flex flex-wrap gap-2">
          {categoryFilter && (
            <Choice
              label={TEXTS.category}
              all={TEXTS.allCategories}
              names={namesOf(products.map((product) => product.category))}
              value={category}
              onChoice={setCategory}
            />
          )}
          {brandFilter && (
            <Choice
              label={TEXTS.brand}
              all={TEXTS.allBrands}
              names={namesOf(products.map((product) => product.brand))}
              value={brand}
              onChoice={setBrand}
            />
          )}
          <select
            className={CHOICE}
            aria-label={TEXTS.sort}
            value={sort}
            onChange={({ target }) => setSort(target.value as Sort)}
          >
            {SORTS.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ViewToggle view={view} onView={setView} />
        </div>
      </div>
      {found.length === 0 && <p className={emptyNote()}>{TEXTS.empty}</p>}
      {found.length > 0 && (
        <div className={productList()} data-view={view} ref={list}>
          {shown.map((product) => (
            <ProductCard key={product.slug} product={product} />
          ))}
        </div>
      )}
      {found.length > STEP && (
        <noscript>
          <a className={link({ kind: "onward" })} href={routes.products()}>
            {TEXTS.all}
          </a>
        </noscript>
      )}
      {shown.length < found.length && (
        <button type="button" className={button({ class: "needs-js mbs-6" })} onClick={showMore}>
          {TEXTS.more}
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
