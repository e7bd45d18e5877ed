import { QUOTE_LIST_FULL } from "#domain/enquiries/quote-list.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { plural } from "../language/plural.ts";

/** Phrases that many texts about products share. */
export const PHRASES = {
  products: (count: number) => plural(count, { one: "# product", other: "# products" }),
  /** Several names or values after one another. */
  list: (items: readonly string[]) => items.join(", "),
  /** A label and what it is about, such as a button for screen readers: 'Compare: 30XA'. */
  about: (label: string, name: string) => `${label}: ${name}`,
} as const;

/** The names of the buttons that put a product on one of the visitor's lists. */
export const LIST_BUTTON_LABELS = {
  favourite: "Favourite",
  compare: "Compare",
  quote: "Quote list",
} as const;

/** What a mouse that points at one of them reads, where a button shows its symbol alone. */
export const LIST_BUTTON_TITLES = {
  favourite: "Add to favourites",
  compare: "Add to the comparison",
  quote: "Add to the quote list",
} as const;

/** What is announced when the length of a list has changed. */
export const LIST_CHANGES = {
  favourite: (count: number) =>
    plural(count, { one: "# product among your favourites", other: "# products among your favourites" }),
  quote: (count: number) =>
    plural(count, { one: "# product on your quote list", other: "# products on your quote list" }),
  quoteFull: QUOTE_LIST_FULL,
} as const;

/** Texts of a product's card, and of what stands in its place. */
export const CARD_TEXTS = {
  family: "Product family",
  details: "View Details",
  noImage: "No Image",
} as const;

/** Texts about series and their sizes. */
export const SERIES_TEXTS = {
  /** Of a size, before the name of its series. */
  series: "Series",
  size: "Size",
  sizes: (count: number) => plural(count, { one: "# size", other: "# sizes" }),
  inThisSeries: "Sizes in this series",
  /** Before the choice of another size. */
  otherSizes: "Choose another size",
  ranges: "From the smallest to the largest size",
  common: "The same in all sizes",
  /** Below a table whose column holds figures that may not be ranked against each other. */
  sortedAt: (name: string, conditions: string) =>
    `${name} is sorted among figures at the same conditions (${conditions}). Sizes with figures at other conditions come last.`,
  sorted: (name: string, descending: boolean) =>
    `Sorted by ${name}, ${descending ? "largest first" : "smallest first"}`,
} as const;

/** Whether a product is offered, in a few words. */
export const AVAILABILITY_LABELS = {
  current: "Current",
  discontinued: "Discontinued",
  survey: "For surveys only",
} as const;

/** Texts about products that are not offered. */
export const AVAILABILITY_TEXTS = {
  label: "Availability",
  discontinued: { title: "Discontinued.", text: "It is no longer made, and shown for existing plants." },
  survey: {
    title: "For surveys and replacement studies only.",
    text: "It is not offered for new work.",
  },
  successor: "Its successor:",
  nearest: "The nearest current product:",
  differences: "What differs",
  before: "This product",
  after: "Today",
  compare: "Compare both in full",
  asking: "A request for a quote is answered with a current product. Say what it has to replace.",
} as const;

/** Texts beside the pictures of a product. */
export const PICTURE_TEXTS = {
  /** Says which pictures, by their numbers from 1, show a kind of machine: several products share them. */
  ofKind(numbers: readonly number[], all: number): string {
    const text = "the kind of machine, not to scale; dimensions come from the maker.";
    if (numbers.length < all)
      return numbers.length === 1
        ? `Picture ${numbers[0]} shows ${text}`
        : `Pictures ${numbers.join(", ")} show ${text}`;
    return all === 1 ? `The picture shows ${text}` : `The pictures show ${text}`;
  },
  none: "No images available",
  label: "Pictures",
  /** The alternative text of a further picture. */
  further: (name: string, number: number) => `${name}, picture ${number}`,
  logo: (brand: string) => `${brand} logo`,
  picture: (number: number, all: number) => `Picture ${number} of ${all}`,
  place: (number: number, all: number) => `${number} / ${all}`,
  previous: "Previous picture",
  next: "Next picture",
  full: "Full screen",
  download: "Download picture",
  close: "Close",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
} as const;

/** The names of the buttons that share a page. */
export const SHARE_TEXTS = { share: "Share", copied: "Link copied", whatsapp: "WhatsApp" } as const;

/** Texts of a product's page. */
export const PRODUCT_TEXTS = {
  model: "Model",
  keySpecifications: "Key specifications",
  related: "Related products",
  overview: "Overview",
  specifications: "Specifications",
  downloads: "Downloads",
  features: "Key features",
  notStated: "Not stated:",
  equals: "Find equals",
  equalsOf: "of other makers",
  askForFigures: "Ask for these figures",
  moreDocumentation: "More documentation",
  documentationText:
    "Submittals, wiring diagrams and installation manuals are sent by our technical office on request.",
  requestDocumentation: "Request documentation",
  mailSubject: (name: string) => `Documentation: ${name}`,
  mailText: (name: string) => `Please send the documentation of ${name}.`,
  datasheet: {
    title: "Datasheet",
    text: "Specification table, picture and contact on a sheet of its own",
  },
  catalogues: {
    "air-handling-general": {
      title: "Air handling: general catalogue",
      text: "The whole range with pictures and descriptions",
    },
    "air-handling-technical": {
      title: "Air handling: technical specifications",
      text: "All units of the range with their figures, side by side",
    },
    "rooftop-units": { title: "Rooftop units: catalogue", text: "All rooftop units with pictures and figures" },
  },
  fileKind: "PDF",
} as const;

/** Texts of the favourites. */
export const FAVOURITES_TEXTS = {
  title: "Favourites",
  lead: "Products you have marked. The list stays on this device and is sent to nobody.",
  needsJavaScript: "Favourites are kept by your browser and need JavaScript.",
  marked: "Marked products",
  emptyTitle: "No favourites yet",
  emptyText: "The heart on a product keeps it here, on this device.",
} as const;

/** Texts of the selected products, of which more are shown on request. */
export const GRID_TEXTS = {
  label: "Selected products",
  shown: (shown: number, all: number) => `Showing ${shown} of ${writtenNumber(all)} products`,
  withoutScripts: "The other products stand in the list of all",
  more: "Show more",
} as const;

/** What is said while data are loaded, and when they cannot be. */
export const LOADING_TEXTS = {
  products: "Loading products",
  productsFailed: "Error loading products",
  retry: "Try Again",
  again: "Try again",
  loading: "Loading …",
  /** Files that cannot be loaded: without a connection, with a status of the server, cut off. */
  unreachable: (what: string) => `${what} could not be loaded. Please check your connection.`,
  refused: (what: string, status: number) => `${what} could not be loaded (${status}).`,
  incomplete: (what: string) => `${what} did not arrive complete.`,
  /** What is loaded. */
  catalogue: "The catalogue",
  search: "The search",
} as const;
