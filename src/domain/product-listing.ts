import { PAGE_SIZE, pageCount } from "./pagination.ts";

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

/** Reads the query of /products; whatever it does not know falls back to the start of the listing. */
export function parseListing(query: URLSearchParams): ListingState {
  const page = Number(query.get("page"));
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

/** The query of a listing, without what is the same at its start: '' or '?brand=carrier&page=2'. */
export function listingQuery(state: ListingState): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (value !== LISTING_START[name as keyof ListingState]) query.set(name, String(value));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
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
/** A product as the listing searches and sorts it; brand and category are positions in the lists of the catalogue. */
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

/**
 * The products that a listing shows, sorted, on all its pages. Search is a case-insensitive substring match on name,
 * description, category and brand name; a category includes those below it, and one that is not known is compared with
 * the category text of the products.
 */
export function listedProducts<P extends ListedProduct>(listing: Listing<P>, state: ListingState): P[] {
  const words = state.search.toLowerCase();
  const brandName = (product: P) => (product.brand === null ? "" : (listing.brands[product.brand]?.name ?? ""));
  const categoryName = (product: P) => product.categoryText ?? "";
  const category = state.category ? findCategory(listing, state.category) : undefined;
  const brand = state.brand ? findBrand(listing, state.brand) : undefined;
  const within = new Set(category?.holds);

  const found = listing.products.filter((product) => {
    if (state.brand && (product.brand === null || listing.brands[product.brand] !== brand)) return false;
    if (category && (product.category === null || !within.has(product.category))) return false;
    if (state.category && !category && !same(categoryName(product), state.category)) return false;
    return (
      words === "" ||
      [product.name, product.description, categoryName(product), brandName(product)].some((text) =>
        text.toLowerCase().includes(words),
      )
    );
  });

  const field: Record<ListingSort, (product: P) => string> = {
    name: (product) => product.name,
    category: categoryName,
    brandName,
    updatedAt: (product) => product.updatedAt,
  };
  return sortedBy(found, field[state.sort], state.order);
}

const collator = new Intl.Collator("en", { numeric: true });

/** Sorted by a text, then by name whatever the direction, so that equal ones always stand in the same order. */
export function sortedBy<P extends { name: string }>(
  products: readonly P[],
  field: (product: P) => string,
  order: "asc" | "desc",
): P[] {
  const direction = order === "asc" ? 1 : -1;
  return [...products].sort(
    (a, b) => direction * collator.compare(field(a), field(b)) || collator.compare(a.name, b.name),
  );
}

/** The products of one page; a page beyond the end gives the last one. */
export function pageOf<P>(products: readonly P[], page: number, pageSize = PAGE_SIZE): { page: number; items: P[] } {
  const current = Math.min(page, pageCount(products.length, pageSize));
  return { page: current, items: products.slice((current - 1) * pageSize, current * pageSize) };
}
