import { SORT_TEXTS as T } from "#texts/listing.ts";
import { ArrowDownAZ, ArrowUpAZ } from "lucide-react";
import { searchedSize, sizeText } from "#domain/units/searched-size.ts";
import type { ListedAttribute } from "#domain/listing/product-data.ts";
import type { ListingSort, ListingState } from "#domain/listing/product-listing.ts";
import { button } from "#styles/variants/buttons.ts";
import { field } from "#styles/variants/basics.ts";

type Props = {
  state: ListingState;
  /** The attributes with numbers by which the list can be sorted. */
  attributes: readonly ListedAttribute[];
  onChange: (changes: Partial<ListingState>) => void;
};

const SORTS = ["name", "category", "brandName", "updatedAt"] as const satisfies ListingSort[];
const RELEVANCE: ListingSort = "relevance";
const SPECIFICATION = "spec.";

/** The initial direction of a sort: the newest first, the better end of an attribute first, else from A. */
const firstOrder = (sort: string, better: ListedAttribute["better"] = null): ListingState["order"] =>
  sort === "updatedAt" || (sort.startsWith(SPECIFICATION) && better !== "lower") ? "desc" : "asc";

/** What the order of a search is called. */
function relevanceText(search: string): string {
  const sized = searchedSize(search);
  if (!sized) return T.relevance;
  return (sized.rest === "" ? T.nearest : T.best)(sizeText(sized.asked));
}

/** By what the list is sorted, and in which direction. */
export function ListingSorting({ state, attributes, onChange }: Props) {
  const ascending = state.order === "asc";
  const betterOf = (sort: string) => attributes.find(({ id }) => SPECIFICATION + id === sort)?.better ?? null;
  const orderOf = ({ id, better }: ListedAttribute) =>
    state.sort === SPECIFICATION + id ? state.order : firstOrder(SPECIFICATION + id, better);
  return (
    <div className="flex items-center gap-2 min-inline-0">
      <select
        className={field({ kind: "select", class: "md:inline-52 xl:inline-60" })}
        aria-label={T.label}
        value={state.sort}
        onChange={({ target: { value } }) =>
          onChange({ sort: value as ListingSort, order: firstOrder(value, betterOf(value)) })
        }
      >
        {state.search !== "" && <option value={RELEVANCE}>{relevanceText(state.search)}</option>}
        {SORTS.map((value) => (
          <option key={value} value={value}>
            {T[value]}
          </option>
        ))}
        {attributes.length > 0 && (
          <optgroup label={T.specifications}>
            {attributes.map((attribute) => (
              <option key={attribute.id} value={SPECIFICATION + attribute.id}>
                {(orderOf(attribute) === "desc" ? T.highest : T.lowest)(attribute.name)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <button
        type="button"
        className={button({ size: "square" })}
        aria-label={ascending ? T.ascending : T.descending}
        title={ascending ? T.ascending : T.descending}
        disabled={state.sort === RELEVANCE}
        onClick={() => onChange({ order: ascending ? "desc" : "asc" })}
      >
        {ascending ? <ArrowDownAZ aria-hidden="true" size={20} /> : <ArrowUpAZ aria-hidden="true" size={20} />}
      </button>
    </div>
  );
}
