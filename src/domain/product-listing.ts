import { compareNames } from "./names.ts";
import { PAGE_SIZE, pageCount } from "./pagination.ts";
import { routes } from "./routes.ts";

export const LISTING_SORTS = ["name", "category", "brandName", "updatedAt"] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** What the product listing shows. Its address carries all of it. */
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

/** Reads the address of a listing. Unknown values fall back to those of LISTING_START. */
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
 * The address of a listing, without the values that equal LISTING_START: '/products?brand=carrier&page=2'. The unfiltered
 * list by name has an address per page (/products/page/2): those pages are pre-rendered and can be read without JavaScript.
 */
export function listingAddress(state: ListingState): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (value !== LISTING_START[name as keyof ListingState]) query.set(name, String(value));
  }
  const named = [...query.keys()].filter((name) => name !== "page");
  return named.length === 0 ? routes.productsPage(state.page) : `${routes.products()}?${query.toString()}`;
}

/** True for anything but the first page of all products by name, in either view. */
export function isAskedFor(state: ListingState): boolean {
  return listingAddress({ ...state, view: LISTING_START.view }) !== routes.products();
}

/** True when brand, category or search narrow the list; its heading then reads 'Search Results'. */
export function isNarrowed(state: ListingState): boolean {
  return state.search !== "" || state.category !== "" || state.brand !== "";
}

type ListedBrand = { id: string; slug: string; name: string };
type ListedCategory = {
  slug: string;
  name: string;
  depth: number;
  /** Positions in the list of categories: this category and all below it. */
  holds: number[];
};
/** What the listing filters and sorts a product by; brand and category are positions in the lists of a Listing. */
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
  /** By name. */
  products: P[];
};

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The category with a slug, else with that old slug, else with that name in any case. */
export function findCategory<Category extends { slug: string; name: string }>(
  { categories, oldCategories = {} }: { categories: readonly Category[]; oldCategories?: Record<string, string> },
  slugOrName: string,
): Category | undefined {
  const current = Object.hasOwn(oldCategories, slugOrName) ? oldCategories[slugOrName] : undefined;
  return (
    categories.find(({ slug }) => slug === slugOrName) ??
    categories.find(({ slug }) => slug === current) ??
    categories.find(({ name }) => same(name, slugOrName))
  );
}

/** The brand with a slug or an id. */
export function findBrand<Brand extends { slug: string; id: string }>(
  { brands }: { brands: readonly Brand[] },
  slugOrId: string,
): Brand | undefined {
  return brands.find(({ slug, id }) => slug === slugOrId || id === slugOrId);
}

/** Which of the filters name something that the catalogue does not have: a typing error, or something no longer sold. */
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
 * The products of all pages of a listing, sorted. `found` holds the places of the products that the search found, or is
 * null when nothing is searched for. A category includes those below it; an unknown one is compared with the category text of the products.
 */
export function listedProducts<P extends ListedProduct>(
  listing: Listing<P>,
  state: ListingState,
  found: ReadonlySet<number> | null,
): P[] {
  const brandName = (product: P) => (product.brand === null ? "" : (listing.brands[product.brand]?.name ?? ""));
  const categoryName = (product: P) => product.categoryText ?? "";
  const category = state.category ? findCategory(listing, state.category) : undefined;
  const brand = state.brand ? findBrand(listing, state.brand) : undefined;
  const within = new Set(category?.holds);

  const kept = listing.products.filter((product, place) => {
    if (state.brand && (product.brand === null || listing.brands[product.brand] !== brand)) return false;
    if (category && (product.category === null || !within.has(product.category))) return false;
    if (state.category && !category && !same(categoryName(product), state.category)) return false;
    return found === null || found.has(place);
  });

  const field: Record<ListingSort, (product: P) => string> = {
    name: (product) => product.name,
    category: categoryName,
    brandName,
    updatedAt: (product) => product.updatedAt,
  };
  return sortedBy(kept, field[state.sort], state.order);
}

/** Sorted by a text in the given direction; products with equal texts are always in ascending order of their names. */
export function sortedBy<P extends { name: string }>(
  products: readonly P[],
  field: (product: P) => string,
  order: "asc" | "desc",
): P[] {
  const direction = order === "asc" ? 1 : -1;
  return [...products].sort((a, b) => direction * compareNames(field(a), field(b)) || compareNames(a.name, b.name));
}

/** The products of one page; a page number beyond the end gives the last page. */
export function pageOf<P>(products: readonly P[], page: number, pageSize = PAGE_SIZE): { page: number; items: P[] } {
  const current = Math.min(page, pageCount(products.length, pageSize));
  return { page: current, items: products.slice((current - 1) * pageSize, current * pageSize) };
}
