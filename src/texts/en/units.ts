/** The systems of units: short on their buttons, and in full. */
export const UNIT_TEXTS = {
  label: "Units",
  systems: {
    typed: { short: "As stated", full: "As stated: each figure in the units of its maker" },
    si: { short: "SI", full: "SI: metric units (kW, °C, l/s)" },
    ip: { short: "IP", full: "IP: inch-pound units (TR, °F, gpm)" },
  },
} as const;

/** The titles of the groups of specifications. */
export const SPECIFICATION_GROUPS = {
  electrical: "Electrical",
  performance: "Performance",
  physical: "Physical",
  environmental: "Environmental",
  general: "General",
} as const;

/** Texts of the tables with the specifications of a product. */
export const SPECIFICATION_TEXTS = {
  specification: "Specification",
  value: "Value",
  unit: "Unit",
  actions: "Actions",
  category: "Category",
  none: "No specifications available for this product.",
  search: "Search specifications",
  filter: "Specification category",
  all: "All categories",
  exportCsv: "Export CSV",
  copy: (name: string) => `Copy ${name}`,
  copied: "Copied",
  noneFound: "No specifications match your search criteria.",
  clear: "Clear Filters",
  /** Around the names of figures, before the conditions at which they hold. */
  heldAt: ["", " at "],
} as const;
