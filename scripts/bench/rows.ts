/** The unit of a row's figures, which decides how they are written. */
export type Unit = "s" | "GB" | "KB" | "files" | "% of a core";

export type Row = {
  title: string;
  unit: Unit;
  /** Writes a plus before the figures: they come on top of those of the row above. */
  plus?: true;
};

/** The rows of the table, in their order. */
export const ROWS = {
  page: { title: "one edit → its page live, median / p95", unit: "s" },
  data: { title: "… and listing data and search show it, median / p95", unit: "s", plus: true },
  preview: { title: "typed → the page in the preview shows it, median / p95", unit: "s" },
  nothing: { title: "nothing changed, median", unit: "s" },
  brand: { title: "one brand renamed → all live", unit: "s" },
  setting: { title: "one setting changed (every page) → all live", unit: "s" },
  importPreview: { title: "a table of 5,000 products → every change shown", unit: "s" },
  importStore: { title: "… and stored", unit: "s", plus: true },
  importUndo: { title: "… and undone", unit: "s", plus: true },
  cold: { title: "cold build, pictures and documents in the cache", unit: "s" },
  coldWithBundle: { title: "… and the bundle of the code", unit: "s" },
  buildMemory: { title: "memory of the build process, peak", unit: "GB" },
  coldMemory: { title: "memory of a cold build, peak", unit: "GB" },
  databaseMemory: { title: "memory of the database, peak", unit: "GB" },
  webMemory: { title: "memory of the web server, peak", unit: "GB" },
  files: { title: "files in the live release", unit: "files" },
  listing: { title: "listing and filters with a page of cards, compressed", unit: "KB" },
  search: { title: "a first search, compressed: the largest of several", unit: "KB" },
  searchAnswer: { title: "… and its answer, once that is there", unit: "s" },
  idle: { title: "whole stack when idle", unit: "% of a core" },
} as const satisfies Record<string, Row>;

export type RowName = keyof typeof ROWS;

/** The figures of each row at one size: null if this system does not tell, missing if nothing was measured. */
export type Figures = Partial<Record<RowName, readonly number[] | null>>;
