import { QUOTE_LIST_FULL } from "#domain/enquiries/quote-list.ts";
import { plural } from "../language/plural.ts";

/** The kinds of results, each as the heading of its group. */
const kinds = {
  Product: "Products",
  Category: "Categories",
  Brand: "Brands",
  Solution: "Solutions",
  Reference: "References",
  Service: "Services",
  Document: "Documents",
  News: "News",
  Page: "Pages",
} as const;

/** Texts of the search dialog. */
export const SEARCH_TEXTS = {
  open: "Search",
  title: "Search the site",
  placeholder: "Product, part number, brand …",
  /** The field of the home page. */
  inPage: "Search the catalogue",
  example: "1000 kW chiller",
  close: "Close",
  start: "Type a name, a part number, a size such as 1,000 kW, or a subject such as heat recovery.",
  loading: "Searching …",
  found: (count: number) => plural(count, { one: "# result", other: "# results" }),
  none: (typed: string) => `Nothing found for “${typed}”`,
  /** Before what was searched for instead. */
  corrected: "Results for",
  /** Before what no result meets. */
  partly: "Nothing meets all of this search. These products meet the most of it, but none has",
  values: (values: readonly string[]) => values.join(", "),
  noneHint: "Try fewer words, another spelling, or only the beginning of a part number.",
  clear: "Clear filters",
  offline: "You are offline. Search needs a connection; pages you have visited still open.",
  error: "The search could not be loaded.",
  noPages: "Only products, categories and brands: other pages could not be searched",
  retry: "Try again",
  more: "Show more",
  showAll: (kind: keyof typeof kinds, count: number) => `Show all ${count} ${kinds[kind].toLowerCase()}`,
  recent: "Recent searches",
  forget: (search: string) => `Remove from recent searches: ${search}`,
  quoteListFull: QUOTE_LIST_FULL,
  forgetAll: "Clear recent searches",
  all: "All",
  filters: "Filters",
  kind: "Kind",
  brand: "Brand",
  category: "Category",
  allBrands: "All brands",
  allCategories: "All categories",
  browse: "Search in the product list",
  kinds,
  /** What a single result is. */
  kindOf: {
    Product: "Product",
    Category: "Category",
    Brand: "Brand",
    Solution: "Solution",
    Reference: "Reference",
    Service: "Service",
    Document: "Document",
    News: "News",
    Page: "Page",
  },
  /** What is loaded, in messages. */
  name: "The search",
  incomplete: "The search did not arrive complete.",
  keys: { move: "move", open: "open", close: "close" },
} as const;
