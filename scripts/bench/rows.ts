/** The unit of a row's figures, which decides how they are written. */
export type Unit = "s" | "GB" | "KB" | "files" | "% of a core";

export type Row = {
  title: string;
  unit: Unit;
  /** Writes a plus before the figures: they come on top of those of the row above. */
  plus?: true;
  /** By number of products, the most that is wanted: as many figures as the row has, or only the first. */
  goals?: Record<number, readonly number[]>;
};

/** The rows of the table, in their order. */
export const ROWS = {
  page: {
    title: "one edit → its page live, median / p95",
    unit: "s",
    goals: { 1000: [0.7, 1.2], 5000: [0.8, 1.5], 20_000: [1.2, 2.5] },
  },
  data: {
    title: "… and listing data and search show it, median / p95",
    unit: "s",
    plus: true,
    goals: { 1000: [0.7], 5000: [1], 20_000: [2] },
  },
  nothing: {
    title: "nothing changed, median",
    unit: "s",
    goals: { 1000: [0.2], 5000: [0.2], 20_000: [0.3] },
  },
  brand: { title: "one brand renamed → all live", unit: "s", goals: { 5000: [20] } },
  setting: { title: "one setting changed (every page) → all live", unit: "s", goals: { 5000: [20] } },
  importPreview: { title: "a table of 5,000 products → every change shown", unit: "s", goals: { 5000: [3] } },
  importStore: { title: "… and stored", unit: "s", plus: true, goals: { 5000: [6] } },
  cold: {
    title: "cold build, pictures and documents in the cache",
    unit: "s",
    goals: { 5000: [10], 20_000: [45] },
  },
  coldWithBundle: { title: "… and the bundle of the code", unit: "s" },
  buildMemory: { title: "memory of the build process, peak", unit: "GB", goals: { 5000: [0.8], 20_000: [2] } },
  coldMemory: { title: "memory of a cold build, peak", unit: "GB" },
  databaseMemory: { title: "memory of the database, peak", unit: "GB" },
  webMemory: { title: "memory of the web server, peak", unit: "GB" },
  files: { title: "files in the live release", unit: "files", goals: { 5000: [8000], 20_000: [26_000] } },
  listing: {
    title: "listing and filters with a page of cards, compressed",
    unit: "KB",
    goals: { 5000: [90], 10_000: [150] },
  },
  search: {
    title: "a first search, compressed: the largest of several",
    unit: "KB",
    goals: { 10_000: [150] },
  },
  searchAnswer: { title: "… and its answer, once that is there", unit: "s", goals: { 10_000: [0.1] } },
  idle: { title: "whole stack when idle", unit: "% of a core" },
} as const satisfies Record<string, Row>;

export type RowName = keyof typeof ROWS;

/** The figures of each row at one size: null if this system does not tell, missing if nothing was measured. */
export type Figures = Partial<Record<RowName, readonly number[] | null>>;
