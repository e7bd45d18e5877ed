import { MOST_COMPARED_WORD } from "#domain/comparison/compare.ts";

/** Texts of the comparison: its button, and the tray at the bottom of every page. */
export const COMPARE_TEXTS = {
  compare: "Compare",
  title: "Comparison",
  /** The label of the tray. */
  tray: "Products to compare",
  /** How many products are compared, in the tray and for screen readers. */
  count: (count: number, most: number) => `Comparison ${count} of ${most}`,
  show: "Show products",
  remove: (name: string) => `Remove: ${name}`,
  clear: "Clear",
  full: "Four products are compared at most. Remove one to add another.",
  added: (name: string, count: number, most: number) => `Added to the comparison: ${name}. ${count} of ${most}`,
  removed: (name: string, count: number, most: number) => `Removed from the comparison: ${name}. ${count} of ${most}`,
  changed: (count: number, most: number) => `${count} of ${most}`,
} as const;

/** Texts of the page that compares products. */
export const COMPARISON_TEXTS = {
  title: "Compare products",
  lead: `Up to ${MOST_COMPARED_WORD} products side by side: what they share, where they differ, and which figure is the best.`,
  needsJavaScript: "Products are put side by side by your browser, which needs JavaScript.",
  emptyTitle: "Nothing to compare yet",
  emptyText: `The Compare button on a product puts it here, up to ${MOST_COMPARED_WORD} at a time.`,
  same: "These products do not differ in anything that their pages state.",
  add: "Add a product",
  close: "Close",
  find: "Name or part number",
  table: "Products side by side",
  specification: "Specification",
  product: "Product",
  brand: "Brand",
  category: "Category",
  address: "Address",
  requestQuote: (name: string) => `Request Quote: ${name}`,
  /** For screen readers, after the name of a row or a value. */
  differs: "(differs)",
  best: "(best)",
  /** What the marks of the table mean. */
  marks: { differs: "differs", best: "best value of the row" },
  notStated: "not stated",
  notRanked: {
    unstated: "Not ranked: conditions not stated",
    different: "Not ranked: rated at different conditions",
  },
  onlyDifferences: "Only differences",
  rows: (shown: number, all: number) => `${shown} of ${all} specifications`,
  csv: "CSV",
  downloadCsv: "Download as CSV",
  print: "Print",
  unknown: "This product is not in the catalogue.",
  offline: "This page has not been opened on this device. It can be compared once there is a connection.",
  failed: "This product could not be loaded.",
} as const;
