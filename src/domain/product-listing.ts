import { compareNames } from "./names.ts";
import { PAGE_SIZE, pageCount } from "./pagination.ts";
import { routes } from "./routes.ts";

export const LISTING_SORTS = ["name", "category", "brandName", "updatedAt"] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** What the product listing shows, as its address says it. */
export type ListingState = {
  search: string;
  category: string;
  brand: string;
  sort: ListingSort;
  order: "asc" | "desc";
  view: "grid" | "list";
  page: number;
};

export const LISTING_START: ListingState = {
  search: "",
  category: "",
  brand: "",
  sort: "name",
  order: "asc",
  view: "grid",
  page: 1,
};

/** Reads the address of a listing; whatever it does not know falls back to the start. */
export function parseListing(address: string): ListingState {
  const { pathname, searchParams: query } = new URL(address, "https://site.invalid");
  const page = Number(query.get("page") ?? /\/page\/(\d+)$/.exec(pathname)?.[1]);
  const sort = LISTING_SORTS.find((field) => field === query.get("sort"));
  return {
    search: query.get("search")?.trim() ?? "",
    category: query.get("category")?.trim() ?? "",
    brand: query.get("brand")?.trim() ?? "",
    sort: sort ?? LISTING_START.sort,
    order: query.get("order") === "desc" ? "desc" : "asc",
    view: query.get("view") === "list" ? "list" : "grid",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/**
 * The address of a listing, without what is the same at its start: '/products?brand=carrier&page=2'. The pages of all
 * products by name are files of the site, which need no script to be read.
 */
export function listingAddress(state: ListingState): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (value !== LISTING_START[name as keyof ListingState]) query.set(name, String(value));
  }
  const named = [...query.keys()].filter((name) => name !== "page");
  return named.length === 0 ? routes.productsPage(state.page) : `${routes.products()}?${query.toString()}`;
}

/** True where a part of the list was asked for: anything but the first page of all products by name. */
export function isAskedFor(state: ListingState): boolean {
  return listingAddress({ ...state, view: LISTING_START.view }) !== routes.products();
}

/** True where brand, category or search narrow the list, so that its heading reads 'Search Results'. */
export function isNarrowed(state: ListingState): boolean {
  return state.search !== "" || state.category !== "" || state.brand !== "";
}

export type ListedBrand = { id: string; slug: string; name: string };
export type ListedCategory = {
  slug: string;
  name: string;
  depth: number;
  /** Positions in the list of categories: this one and all below it. */
  holds: number[];
};
/** A product as the listing narrows and sorts it; brand and category are positions in the lists of the catalogue. */
export type ListedProduct = {
  slug: string;
  name: string;
  description: string;
  brand: number | null;
  category: number | null;
  categoryText: string | null;
  updatedAt: string;
};
export type Listing<P extends ListedProduct = ListedProduct> = {
  brands: ListedBrand[];
  categories: ListedCategory[];
  /** Old category slugs and the slugs they became. */
  oldCategories: Record<string, string>;
  products: P[];
};

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The category of a slug, else of an old slug, else of a name; undefined where there is none. */
export function findCategory(listing: Listing, slugOrName: string): ListedCategory | undefined {
  const current = Object.hasOwn(listing.oldCategories, slugOrName) ? listing.oldCategories[slugOrName] : undefined;
  return (
    listing.categories.find(({ slug }) => slug === slugOrName) ??
    listing.categories.find(({ slug }) => slug === current) ??
    listing.categories.find(({ name }) => same(name, slugOrName))
  );
}

/** The brand of a slug or an id. */
export function findBrand(listing: Listing, slugOrId: string): ListedBrand | undefined {
  return listing.brands.find(({ slug, id }) => slug === slugOrId || id === slugOrId);
}

/** Which of the filters name something that the catalogue does not have: a typing error, or what is no longer offered. */
export function unknownFilters(listing: Listing, { category, brand }: ListingState): ("category" | "brand")[] {
  const isCategory =
    findCategory(listing, category) !== undefined ||
    listing.products.some(({ categoryText }) => same(categoryText ?? "", category));
  return [
    ...(category === "" || isCategory ? [] : ["category" as const]),
    ...(brand === "" || findBrand(listing, brand) ? [] : ["brand" as const]),
  ];
}

/**
 * The products that a listing shows, sorted, on all its pages. `found` holds the addresses of what the search found, and
 * is null where nothing is searched for. A category includes those below it, and one that is not known is compared with
 * the category text of the products.
 */
export function listedProducts<P extends ListedProduct>(
  listing: Listing<P>,
  state: ListingState,
  found: ReadonlySet<string> | null,
): P[] {
  const brandName = (product: P) => (product.brand === null ? "" : (listing.brands[product.brand]?.name ?? ""));
  const categoryName = (product: P) => product.categoryText ?? "";
  const category = state.category ? findCategory(listing, state.category) : undefined;
  const brand = state.brand ? findBrand(listing, state.brand) : undefined;
  const within = new Set(category?.holds);

  const kept = listing.products.filter((product) => {
    if (state.brand && (product.brand === null || listing.brands[product.brand] !== brand)) return false;
    if (category && (product.category === null || !within.has(product.category))) return false;
    if (state.category && !category && !same(categoryName(product), state.category)) return false;
    return found === null || found.has(routes.product(product.slug));
  });

  const field: Record<ListingSort, (product: P) => string> = {
    name: (product) => product.name,
    category: categoryName,
    brandName,
    updatedAt: (product) => product.updatedAt,
  };
  return sortedBy(kept, field[state.sort], state.order);
}

/** Sorted by a text, then by name whatever the direction, so that equal ones always stand in the same order. */
export function sortedBy<P extends { name: string }>(
  products: readonly P[],
  field: (product: P) => string,
  order: "asc" | "desc",
): P[] {
  const direction = order === "asc" ? 1 : -1;
  return [...products].sort((a, b) => direction * compareNames(field(a), field(b)) || compareNames(a.name, b.name));
}

/** The products of one page; a page beyond the end gives the last one. */
export function pageOf<P>(products: readonly P[], page: number, pageSize = PAGE_SIZE): { page: number; items: P[] } {
  const current = Math.min(page, pageCount(products.length, pageSize));
  return { page: current, items: products.slice((current - 1) * pageSize, current * pageSize) };
}
