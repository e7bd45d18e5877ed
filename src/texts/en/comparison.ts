/** Texts of the comparison: its button, and the tray at the bottom of every page. */
export const COMPARE_TEXTS = {
  compare: "Compare",
  title: "Comparison",
  /** The label of the tray. */
  tray: "Products to compare",
  of: "of",
  show: "Show products",
  remove: "Remove",
  clear: "Clear",
  full: "Four products are compared at most. Remove one to add another.",
  added: "Added to the comparison",
  removed: "Removed from the comparison",
} as const;
