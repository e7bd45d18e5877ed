/** The categories of specifications in the order in which they are shown, with the titles of their tables. */
export const SPECIFICATION_TITLES = {
  electrical: "Electrical",
  performance: "Performance",
  physical: "Physical",
  environmental: "Environmental",
  general: "General",
} as const;

export type SpecificationCategory = keyof typeof SPECIFICATION_TITLES;
export const SPECIFICATION_CATEGORIES = Object.keys(SPECIFICATION_TITLES) as SpecificationCategory[];
