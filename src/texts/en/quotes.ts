import { QUOTE_LIST_FULL } from "#domain/enquiries/quote-list.ts";
import { AVAILABILITY_NAMES } from "#domain/products/availability.ts";
import { plural } from "../language/plural.ts";

/** Texts of the contact form when it asks for a quotation. */
export const REQUEST_TEXTS = {
  /** What asking for a quotation is called everywhere. */
  name: "Request Quote",
  list: "Your quote list",
  change: "Change the list",
  withList: "Ask for these products",
  files: "Drawings and schedules",
} as const;

const products = (count: number) => plural(count, { one: "# product", other: "# products" });
const pieces = (count: number) => plural(count, { one: "# piece", other: "# pieces" });
const SHARED_ADDED = "The shared list was added to yours.";
const NOT_OFFERED = "Not offered for new work: a current product will be quoted in its place.";

/** Texts of the page of the quote list. */
export const QUOTE_TEXTS = {
  title: "Quote list",
  lead: "Products you want a price for, in one request. The list stays on this device until you send it.",
  needsJavaScript:
    "The list is kept by your browser and needs JavaScript. Without it, ask for each product on its page, or write to us.",
  heading: "Products of the list",
  contact: "Contact",
  emptyTitle: "Your quote list is empty",
  emptyText: "'Quote list' on a product collects it here, with the quantity you need and a note.",
  browse: "View All Products",
  quantity: "Quantity",
  quantityFault: "Enter a whole number from 1 to 9,999",
  note: "Note",
  noteHint: "Conditions, voltage, tag …",
  remove: "Remove",
  undo: "Undo",
  full: QUOTE_LIST_FULL,
  removed: (name: string) => `${name} removed from the list.`,
  cleared: "The list is empty now.",
  gone: "Not in the catalogue any more. You can still ask for it.",
  unknown: "This product is not in the catalogue.",
  /** Of products that are not current. */
  availability: {
    discontinued: `${AVAILABILITY_NAMES.discontinued}. ${NOT_OFFERED}`,
    survey: `${AVAILABILITY_NAMES.survey}. ${NOT_OFFERED}`,
  },
  renamed: (before: string, now: string) => `“${before}” is now called “${now}”.`,
  counts: (lines: number, quantity: number) => `${products(lines)}, ${pieces(quantity)}`,
  share: "Share list",
  whatsapp: "WhatsApp",
  /** After the name WhatsApp on the button, for screen readers. */
  onWhatsapp: "to share this",
  copied: "Link copied",
  address: "The address of this list",
  csv: "Export CSV",
  columns: ["Product", "Brand", "Quantity", "Note", "Page"],
  pdf: "Download PDF",
  drawing: "Making the PDF …",
  pdfFailed: "The PDF could not be made.",
  print: "Print instead",
  clear: "Clear list",
  clearTitle: "Clear the quote list?",
  clearText: "Products, quantities and notes go from this device.",
  keep: "Keep list",
  sharedTitle: "Somebody shared a quote list with you",
  sharedText: "Your own list stays as it is until you choose.",
  add: "Add to my list",
  replace: "Replace my list",
  ignore: "Not now",
  /** `left`: how many products did not fit. */
  added: (left: number) => (left > 0 ? `${SHARED_ADDED} ${products(left)} did not fit.` : SHARED_ADDED),
  replaced: "Your list was replaced by the shared one.",
  sentTitle: "Request sent:",
  sentNext: "What happens next",
  next: [
    "An engineer looks through your list and asks if something is unclear.",
    "You get the quotation by email.",
    "When you call or write about it, please give the number.",
  ],
  putBack: "Put the list back",
  lastSent: "Your last request:",
  catalogueFailed: "The catalogue could not be loaded, so names may be out of date.",
} as const;

/** Texts of the workbook of the quote list, in the columns of somebody else's form. */
export const LIST_TABLE_TEXTS = {
  title: "Excel in your own columns",
  lead: "For the form of a consultant or your purchasing: choose what each column shows, its place and its head. Keep the columns under a name for the next list.",
  sheet: "Quote list",
  fields: {
    number: "Number",
    product: "Product",
    model: "Model",
    brand: "Brand",
    category: "Category",
    quantity: "Quantity",
    note: "Note",
    address: "Page",
    empty: "Left empty, to fill in",
  },
  headOf: (label: string) => `Head of the column ${label}`,
  earlier: (label: string) => `Move ${label} to an earlier place`,
  later: (label: string) => `Move ${label} to a later place`,
  remove: (label: string) => `Remove ${label}`,
  add: "Add a column",
  choose: "Choose …",
  ofLine: "Of the list",
  ofProducts: "Specifications",
  saved: "Kept columns",
  nameOfSet: "Name of these columns",
  keep: "Keep the columns",
  kept: (name: string) => `Kept as ${name}.`,
  notKept: "This browser has no room to keep them.",
  forget: "Forget them",
  forgotten: (name: string) => `${name} was forgotten.`,
  download: "Download Excel",
  loading: (count: number) => `Reading ${products(count)} …`,
  productsFailed: (count: number) =>
    `What ${products(count)} ${count === 1 ? "states" : "state"} could not be read: the workbook has the name alone.`,
  retry: "Try again",
  failed: "The workbook could not be made. Are you offline? Try again.",
} as const;
