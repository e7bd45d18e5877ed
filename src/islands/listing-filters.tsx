import { ArrowDownAZ, ArrowUpAZ, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import type { ListingSort, ListingState } from "#domain/product-listing.ts";
import { findBrand, findCategory, isNarrowed } from "#domain/product-listing.ts";
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
/** The value of 'All …': a select must not use an empty one. */
const ALL = "all";

/** 'Latest' begins with the newest, every text with A; the direction can be turned round afterwards. */
const sortBy = (sort: ListingSort): Partial<ListingState> => ({ sort, order: sort === "updatedAt" ? "desc" : "asc" });

/** The filters; on a small screen behind a button, so that the list begins on the first screen. */
export function ListingFilters({ state, brands, categories, onChange, onClear }: Props) {
  const category = findCategory({ categories }, state.category);
  const brand = findBrand({ brands }, state.brand);
  const chosen = (value: string) => (value === ALL ? "" : value);
  const [open, setOpen] = useState(false);
  const ascending = state.order === "asc";
  return (
    <section className="filter-card needs-js" data-open={open} aria-label={TEXTS.filters}>
      <button
        type="button"
        className="button filter-fold"
        aria-expanded={open}
        aria-controls="listing-filters"
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden="true" size={18} /> {TEXTS.fold}
      </button>
      <div className="filter-fields" id="listing-filters">
        <label>
          <span className="annotation">{TEXTS.category}</span>
          <select
            className="input"
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
        <label>
          <span className="annotation">{TEXTS.brand}</span>
          <select
            className="input"
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
        <div className="filter-sort">
          <label>
            <span className="annotation">{TEXTS.sort}</span>
            <select
              className="input"
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
            className="button icon-button"
            aria-label={ascending ? TEXTS.ascending : TEXTS.descending}
            title={ascending ? TEXTS.ascending : TEXTS.descending}
            onClick={() => onChange({ order: ascending ? "desc" : "asc" })}
          >
            {ascending ? <ArrowDownAZ aria-hidden="true" size={20} /> : <ArrowUpAZ aria-hidden="true" size={20} />}
          </button>
        </div>
        <ViewToggle view={state.view} onView={(view) => onChange({ view, page: state.page })} />
        <button type="button" className="button" disabled={!isNarrowed(state)} onClick={onClear}>
          {TEXTS.clear}
        </button>
      </div>
    </section>
  );
}
