import { PAGE_SIZE, pageCount } from "./pagination.ts";
import { routes } from "../addresses/routes.ts";
import { SEARCH_MAX } from "../search/search-limit.ts";

export const LISTING_SORTS = ["name", "category", "brandName", "updatedAt"] as const;
/** A sort by an attribute names it: 'spec.cop'. 'relevance' is the order of a search, the best first. */
export type ListingSort = (typeof LISTING_SORTS)[number] | "relevance" | `spec.${string}`;

export const LISTING_VIEWS = ["grid", "list", "table"] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

/** The numbers that are asked for; an open end is null. */
export type NumberRange = { min: number | null; max: number | null };
/** A filter by an attribute: a range of numbers, or any of some choices. */
export type SpecificationFilter = NumberRange | readonly string[];

/** What the product listing shows. Its address carries all of it. */
export type ListingState = {
  search: string;
  category: string;
  brands: readonly string[];
  /** By the ids of attributes. */
  specifications: Readonly<Record<string, SpecificationFilter>>;
  /** By the ids of attributes: at which conditions figures are compared, where that was chosen (rating-points.ts). */
  points: Readonly<Record<string, string>>;
  sort: ListingSort;
  order: "asc" | "desc";
  view: ListingView;
  /** The ids of the attributes that are columns of the table; if empty, the default ones (`tableColumns`). */
  columns: readonly string[];
  page: number;
};

export const LISTING_START: ListingState = {
  search: "",
  category: "",
  brands: [],
  specifications: {},
  points: {},
  sort: "name",
  order: "asc",
  view: "grid",
  columns: [],
  page: 1,
};

/** The default order of a list. */
const startSort = (search: string): ListingSort => (search === "" ? LISTING_START.sort : "relevance");

/** The page that holds a listing: all products, those of a category, or those of a brand. Its address has no query. */
export type ListingPlace = { kind: "all" } | { kind: "category" | "brand"; slug: string };
export const EVERYWHERE: ListingPlace = { kind: "all" };

/** The address of a page of a listing without filters or search: those pages are pre-rendered and need no JavaScript. */
export function placeAddress(place: ListingPlace, page = 1): string {
  if (place.kind === "category") return routes.category(place.slug, page);
  return place.kind === "brand" ? routes.brandProducts(place.slug, page) : routes.productsPage(page);
}

const SPECIFICATION = "spec.";
const POINT = "at.";
const RANGE = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

const isId = (id: string): boolean => /^[a-z0-9-]+$/.test(id);
const trimmed = (texts: readonly string[]): string[] => [...new Set(texts.map((text) => text.trim()).filter(Boolean))];

/** '900..1100', '900..' and '..1100' are ranges; other texts are choices. */
function readFilter(values: readonly string[]): SpecificationFilter | null {
  const range = RANGE.exec(values[0] ?? "");
  if (range) {
    const [, min, max] = range;
    if (min === undefined && max === undefined) return null;
    return { min: min === undefined ? null : Number(min), max: max === undefined ? null : Number(max) };
  }
  const choices = trimmed(values).sort();
  return choices.length > 0 ? choices : null;
}

export const isRange = (filter: SpecificationFilter): filter is NumberRange => "min" in filter;

/** A number as it is written in addresses, never with an exponent. */
const plain = (number: number | null): string =>
  number === null ? "" : number.toLocaleString("en", { useGrouping: false, maximumSignificantDigits: 15 });

/** The ids of the attributes in which the products of a list are compared: by a range, or by the order; in alphabetical order. */
export function comparedBy({ specifications, sort }: Pick<ListingState, "specifications" | "sort">): string[] {
  const ranges = Object.entries(specifications).flatMap(([id, filter]) => (isRange(filter) ? [id] : []));
  const sorted = sort.startsWith(SPECIFICATION) ? [sort.slice(SPECIFICATION.length)] : [];
  return [...new Set([...ranges, ...sorted])].sort();
}

/** Reads the address of a listing. Unknown values fall back to those of LISTING_START. */
export function parseListing(address: string): ListingState {
  const { pathname, searchParams: query } = new URL(address, "https://site.invalid");
  const page = Number(query.get("page") ?? /\/page\/(\d+)$/.exec(pathname)?.[1]);
  const asked = query.get("sort") ?? "";
  const ofAttribute = asked.startsWith(SPECIFICATION) && isId(asked.slice(SPECIFICATION.length));
  const sort = ofAttribute ? (asked as ListingSort) : LISTING_SORTS.find((field) => field === asked);
  const search = query.get("search")?.trim().slice(0, SEARCH_MAX).trim() ?? "";
  const sorted = sort ?? startSort(search);
  const specifications: Record<string, SpecificationFilter> = {};
  for (const name of [...new Set(query.keys())].sort()) {
    const id = name.slice(SPECIFICATION.length);
    const filter = name.startsWith(SPECIFICATION) && isId(id) ? readFilter(query.getAll(name)) : null;
    if (filter) specifications[id] = filter;
  }
  const points: Record<string, string> = {};
  for (const id of comparedBy({ specifications, sort: sorted })) {
    const point = query.get(POINT + id)?.trim();
    if (point !== undefined) points[id] = point;
  }
  return {
    search,
    category: query.get("category")?.trim() ?? "",
    brands: trimmed(query.getAll("brand")).sort(),
    specifications,
    points,
    sort: sorted,
    order: sorted !== "relevance" && query.get("order") === "desc" ? "desc" : LISTING_START.order,
    view: LISTING_VIEWS.find((view) => view === query.get("view")) ?? LISTING_START.view,
    columns: trimmed(query.getAll("column")).filter(isId),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/**
 * The address of a listing, without the values that equal LISTING_START: '/products?brand=carrier&page=2'. One state has one
 * address. A list without filters or search has an address per page ('/products/page/2').
 */
export function listingAddress(state: ListingState, place: ListingPlace = EVERYWHERE): string {
  const { search, category, brands, specifications, points, sort, order, view, columns, page } = state;
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (category) query.set("category", category);
  for (const brand of brands.toSorted()) query.append("brand", brand);
  for (const id of Object.keys(specifications).sort()) {
    const filter = specifications[id] ?? [];
    if (isRange(filter)) query.set(SPECIFICATION + id, `${plain(filter.min)}..${plain(filter.max)}`);
    else for (const choice of filter.toSorted()) query.append(SPECIFICATION + id, choice);
  }
  for (const id of comparedBy(state)) {
    const point = points[id];
    if (point !== undefined) query.set(POINT + id, point);
  }
  if (sort !== "relevance" && sort !== startSort(search)) query.set("sort", sort);
  if (sort !== "relevance" && order !== LISTING_START.order) query.set("order", order);
  if (view !== LISTING_START.view) query.set("view", view);
  for (const column of columns) query.append("column", column);
  if (query.size === 0) return placeAddress(place, page);
  if (page > 1) query.set("page", String(page));
  return `${placeAddress(place)}?${query.toString()}`;
}

/** The state with the same products on its page, in the default view. */
export const withoutLook = (state: ListingState): ListingState => ({
  ...state,
  view: LISTING_START.view,
  columns: LISTING_START.columns,
});

/** True when filters or a search narrow the list; its heading then reads 'Search Results'. */
export function isNarrowed(state: ListingState): boolean {
  return filterCount(state) > 0 || state.search !== "";
}

/** How many filters are set; two brands or two choices of one attribute are one filter. */
export function filterCount({ category, brands, specifications }: ListingState): number {
  return (category ? 1 : 0) + (brands.length > 0 ? 1 : 0) + Object.keys(specifications).length;
}

/** The state with another search, on its first page. A chosen order stays. */
export function withSearch(state: ListingState, search: string): ListingState {
  const isChosen = state.sort !== startSort(state.search) || state.order !== LISTING_START.order;
  return { ...state, page: 1, search, sort: isChosen ? state.sort : startSort(search) };
}

/** The state without any filter and search, on its first page. */
export const withoutFilters = (state: ListingState): ListingState => ({
  ...LISTING_START,
  sort: withSearch(state, LISTING_START.search).sort,
  order: state.order,
  view: state.view,
  columns: state.columns,
});

/** The state with another filter of an attribute, or without one. */
export function withSpecification(state: ListingState, id: string, filter: SpecificationFilter | null): ListingState {
  const others = Object.fromEntries(Object.entries(state.specifications).filter(([other]) => other !== id));
  const isEmpty =
    filter === null || (isRange(filter) ? filter.min === null && filter.max === null : filter.length === 0);
  return { ...state, page: 1, specifications: isEmpty ? others : { ...others, [id]: filter } };
}

/** The products of one page; a page number beyond the end gives the last page. */
export function pageOf<P>(products: ArrayLike<P>, page: number, pageSize = PAGE_SIZE): { page: number; items: P[] } {
  const current = Math.min(page, pageCount(products.length, pageSize));
  return {
    page: current,
    items: Array.prototype.slice.call(products, (current - 1) * pageSize, current * pageSize) as P[],
  };
}
