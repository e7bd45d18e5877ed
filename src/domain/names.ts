const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;

/**
 * The order in which a reader looks for names, in every list: case and accents aside, numbers by their value ('742 kW'
 * before '1,076 kW'). Names that differ in nothing else have a fixed order too, so that a list never depends on how it
 * was read.
 */
export function compareNames(a: string, b: string): number {
  return collator.compare(a.replace(THOUSANDS, ""), b.replace(THOUSANDS, "")) || (a < b ? -1 : a > b ? 1 : 0);
}

/** The rows by their names. */
export function sortedByName<T extends { name: string }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => compareNames(a.name, b.name));
}
