import { ArrowDownAZ, ArrowUpAZ, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import type { ListingSort, ListingState } from "#domain/product-listing.ts";
import { findBrand, findCategory, isNarrowed } from "#domain/product-listing.ts";
import { button } from "../styles/variants/button.ts";
import { field } from "../styles/variants/field.ts";
import { ViewToggle } from "./view-toggle.tsx";

export type FilterChoices = {
  brands: { id: string; slug: string; name: string }[];
  categories: { slug: string; name: string; depth: number }[];
};
type Props = FilterChoices & {
  state: ListingState;
  onChange: (changes: Partial<ListingState>) => void;
  onClear: () => void;
};

const TEXTS = {
  filters: "Filters",
  fold: "Filter and sort",
  category: "Category",
  brand: "Brand",
  sort: "Sort by",
  allCategories: "All Categories",
  allBrands: "All Brands",
  clear: "Clear Filters",
  ascending: "Ascending",
  descending: "Descending",
};
const SORTS: [ListingSort, string][] = [
  ["name", "Name"],
  ["category", "Category"],
  ["brandName", "Brand"],
  ["updatedAt", "Latest"],
];
/** The value of 'All …': no option has an empty value. */
const ALL = "all";

/** 'Latest' begins with the newest, all others with A; the direction can be reversed afterwards. */
const sortBy = (sort: ListingSort): Partial<ListingState> => ({ sort, order: sort === "updatedAt" ? "desc" : "asc" });

const LABEL = "annotation block mbe-0.5";

/** The filters; on a small screen behind a button, so that the list begins on the first screen. */
export function ListingFilters({ state, brands, categories, onChange, onClear }: Props) {
  const category = findCategory({ categories }, state.category);
  const brand = findBrand({ brands }, state.brand);
  const chosen = (value: string) => (value === ALL ? "" : value);
  const [open, setOpen] = useState(false);
  const ascending = state.order === "asc";
  return (
    <section className="needs-js" aria-label={TEXTS.filters}>
      <button
        type="button"
        className={button({ class: "max-md:flex max-md:bg-sheet max-md:inline-full md:hidden" })}
        aria-expanded={open}
        aria-controls="listing-filters"
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden="true" size={18} /> {TEXTS.fold}
      </button>
      <div
        className={`grid grid-cols-2 items-end gap-3 border border-line bg-sheet p-4 lg:grid-cols-[1.4fr_1fr_1.1fr_auto_auto] lg:gap-4 lg:p-5 ${open ? "max-md:border-bs-0" : "max-md:hidden"}`}
        id="listing-filters"
      >
        <label className="block min-inline-0">
          <span className={LABEL}>{TEXTS.category}</span>
          <select
            className={field({ kind: "select" })}
            value={category?.slug ?? ALL}
            onChange={({ target }) => onChange({ category: chosen(target.value) })}
          >
            <option value={ALL}>{TEXTS.allCategories}</option>
            {categories.map(({ slug, name, depth }) => (
              <option key={slug} value={slug}>
                {"\u2003".repeat(depth) + name}
              </option>
            ))}
          </select>
        </label>
        <label className="block min-inline-0">
          <span className={LABEL}>{TEXTS.brand}</span>
          <select
            className={field({ kind: "select" })}
            value={brand?.slug ?? ALL}
            onChange={({ target }) => onChange({ brand: chosen(target.value) })}
          >
            <option value={ALL}>{TEXTS.allBrands}</option>
            {brands.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <div className="flex items-end gap-2">
          <label className="block flex-1 min-inline-0">
            <span className={LABEL}>{TEXTS.sort}</span>
            <select
              className={field({ kind: "select" })}
              value={state.sort}
              onChange={({ target }) => onChange(sortBy(target.value as ListingSort))}
            >
              {SORTS.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className={button({ size: "square" })}
            aria-label={ascending ? TEXTS.ascending : TEXTS.descending}
            title={ascending ? TEXTS.ascending : TEXTS.descending}
            onClick={() => onChange({ order: ascending ? "desc" : "asc" })}
          >
            {ascending ? <ArrowDownAZ aria-hidden="true" size={20} /> : <ArrowUpAZ aria-hidden="true" size={20} />}
          </button>
        </div>
        <ViewToggle view={state.view} onView={(view) => onChange({ view, page: state.page })} />
        <button
          type="button"
          className={button({ class: "col-span-full lg:col-auto" })}
          disabled={!isNarrowed(state)}
          onClick={onClear}
        >
          {TEXTS.clear}
        </button>
      </div>
    </section>
  );
}
