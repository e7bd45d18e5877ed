import { writtenNumber } from "#domain/text/written-numbers.ts";
import { plural } from "../language/plural.ts";

/** Texts of the pages that list products. */
export const LISTING_PAGE_TEXTS = {
  products: "Products",
  title: (page: number) => (page === 1 ? "Products" : `Products, page ${page}`),
  description:
    "HVAC and MEP equipment: chillers, rooftop units, air handling, pumps, electrical distribution, cable management, fire protection and controls.",
  heading: "Professional HVAC & MEP Equipment",
  lead: "Chillers, air-side equipment, pumps, power distribution and fire protection, with the figures an engineer asks for first.",
  categories: "Categories",
  tiles: "Product categories",
  below: "Categories below",
  about: (name: string) => `About ${name}`,
  /** The title of a further page of a category or a brand. */
  further: (name: string, page: number) => `${name}, page ${page}`,
  page: (page: number) => `Page ${page}`,
  categorySummary: (name: string) => `${name} in our catalogue.`,
  brandProducts: (name: string, page: number) => `Products of ${name} in our catalogue, page ${page}.`,
} as const;

/** Texts of a product list. */
export const LISTING_TEXTS = {
  all: "All Products",
  products: "Products",
  results: "Search Results",
  shown: (shown: number, all: number) => `${shown} of ${writtenNumber(all)} products`,
  /** For screen readers, when the list has changed. */
  found: (count: number) => `${writtenNumber(count)} products`,
  search: "Search products",
  searchHint: "Name or part number",
  pages: "Pages",
  range: (from: number, to: number, all: number) =>
    `Showing ${writtenNumber(from)} to ${writtenNumber(to)} of ${writtenNumber(all)} products`,
  previous: "Previous",
  next: "Next",
  page: (page: number) => `Page ${page}`,
  unknown: {
    category: "This category is not in the catalogue",
    brand: "This brand is not in the catalogue",
  },
  noMatch: "Try adjusting your filters or search criteria",
  noneYet: "The first products are on their way. Tell us what you need, and we send a quotation.",
  contact: "Contact",
  withoutScripts: {
    text: "Search and filters need JavaScript. Without it a list shows all its products, whatever you searched for.",
    links: "Categories and brands",
  },
} as const;

/** Texts of a list's order and of its looks. */
export const SORT_TEXTS = {
  label: "Sort by",
  name: "Name",
  category: "Category",
  brandName: "Brand",
  updatedAt: "Latest",
  featured: "Featured",
  specifications: "Specifications",
  highest: (name: string) => `${name}, highest first`,
  lowest: (name: string) => `${name}, lowest first`,
  ascending: "Ascending",
  descending: "Descending",
  nearest: (size: string) => `Nearest to ${size}`,
  // 'Best', because among products of about this size more words in the name come first, as in the search dialog.
  best: (size: string) => `Best near ${size}`,
  relevance: "Best match",
  view: "View",
  grid: "Grid view",
  list: "List view",
  table: "Table view",
} as const;

/** Texts of the product list as a table. */
export const TABLE_TEXTS = {
  label: "Products and their figures",
  loading: "Loading values",
  product: "Product",
  brand: "Brand",
  actions: "Actions",
  notStated: "not stated",
  columns: "Columns",
  /** Between the name of a figure and its unit. */
  beforeUnit: ", ",
  mostColumns: "Up to six columns",
  column: (number: number) => `Column ${number}`,
} as const;

/** Texts of the filters that are set. */
export const CHIP_TEXTS = {
  label: "Active filters",
  search: "Search",
  category: "Category",
  brand: "Brand",
  notThere: "not in the catalogue",
  remove: (label: string, text: string) => `Remove filter ${label}: ${text}`,
} as const;

/** Texts about the conditions at which the figures of a list hold. */
export const POINT_TEXTS = {
  /** Around the name of a figure. */
  comparedAt: ["", " is compared at"],
  notStated: "conditions not stated",
  choice: (point: string, count: number) => `${point} (${plural(count, { one: "# product", other: "# products" })})`,
  others(count: number, isFiltered: boolean): string {
    const place = isFiltered ? "left out" : "at the end";
    return plural(count, {
      one: `# product with other conditions, or none stated, is ${place}: figures at different conditions are not ranked against each other.`,
      other: `# products with other conditions, or none stated, are ${place}: figures at different conditions are not ranked against each other.`,
    });
  },
} as const;

/** Texts of the filters. */
export const FILTER_TEXTS = {
  filters: "Filters",
  /** With the number of filters that are set. */
  set: (count: number) => `Filters (${count})`,
  close: "Close filters",
  clear: "Clear Filters",
  noMatch: "No products match",
  showAll: "Show products",
  show: (count: number) => plural(count, { one: "Show # product", other: "Show # products" }),
  category: "Category",
  allCategories: "All Categories",
  brand: "Brand",
  allBrands: "All Brands",
  specifications: "Specifications",
  /** Why there are no specifications to choose. */
  reasons: {
    all: "Choose a category or a brand, or search: what those products share can then be chosen here, such as a capacity.",
    loading: "Loading specifications …",
    none: "These products share no specification in which they differ.",
  },
  find: (name: string) => `Find in ${name}`,
  nothing: "Nothing found",
  /** The ends of a range, for screen readers. */
  ends: {
    min: (name: string, unit: string | null) => `${name} from${unit ? `, ${unit}` : ""}`,
    max: (name: string, unit: string | null) => `${name} to${unit ? `, ${unit}` : ""}`,
  },
  value: (number: number, unit: string | null) => `${writtenNumber(number)}${unit ? ` ${unit}` : ""}`,
  noNumber: "Enter a number, such as 1250 or 12.5",
  wrongOrder: "The first number must not be greater than the second",
} as const;
