import { compareNames } from "../text/names.ts";

/** The order of the specification; a contractor's other sectors follow by name. */
const USUAL = [
  "Hospitality",
  "Healthcare",
  "Pharmaceutical",
  "Commercial",
  "Food & Beverage",
  "Retail",
  "Residential",
] as const;

/** The sectors of these projects, in the order in which they are listed. */
export function sectorsOf(projects: readonly { sector: string }[]): string[] {
  const present = new Set(projects.map(({ sector }) => sector));
  const usual = USUAL.filter((sector) => present.delete(sector));
  return [...usual, ...[...present].sort(compareNames)];
}
