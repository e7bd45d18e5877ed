import { X } from "lucide-react";
import type { Catalogue } from "#views/catalogue.ts";
import { findBrand, findCategory, unknownFilters, type ListingState } from "#domain/product-listing.ts";
import type { FilterChoices } from "./listing-filters.tsx";

type Props = FilterChoices & {
  state: ListingState;
  /** Once it is loaded, categories are found by old slugs too. */
  catalogue: Catalogue | undefined;
  onChange: (changes: Partial<ListingState>) => void;
};

const NOT_THERE = "not in the catalogue";

/** The active filters, each with a button that removes it. */
export function ListingChips({ state, brands, categories, catalogue, onChange }: Props) {
  const known = catalogue ?? {
    brands,
    categories: categories.map((category) => ({ ...category, holds: [] })),
    oldCategories: {},
    products: [],
  };
  const unknown = catalogue ? unknownFilters(catalogue, state) : [];
  const chips = [
    state.search && { field: "search", label: "Search", text: state.search },
    state.category && {
      field: "category",
      label: "Category",
      text: unknown.includes("category") ? NOT_THERE : (findCategory(known, state.category)?.name ?? state.category),
    },
    state.brand && {
      field: "brand",
      label: "Brand",
      text: unknown.includes("brand") ? NOT_THERE : (findBrand(known, state.brand)?.name ?? state.brand),
    },
  ].filter((chip) => chip !== "");
  if (chips.length === 0) return null;
  return (
    <ul className="mbs-4 flex flex-wrap gap-2" aria-label="Active filters">
      {chips.map(({ field, label, text }) => (
        <li
          key={field}
          className="inline-flex items-center gap-2 rounded-control border border-petrol bg-petrol-wash ps-3 text-md"
        >
          <span className="annotation">{label}</span> {text}
          <button
            type="button"
            className="grid size-9 cursor-pointer place-items-center hover:text-copper"
            aria-label={`Remove filter ${label}: ${text}`}
            onClick={() => onChange({ [field]: "" })}
          >
            <X aria-hidden="true" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
