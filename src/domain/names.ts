const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;

/**
 * The order of names in every list: ignores case and accents and compares numbers by value ('742 kW' before '1,076 kW').
 * Names that differ only in case or accents have a fixed order too, so that a list never depends on how it was read.
 */
export function compareNames(a: string, b: string): number {
  return collator.compare(a.replace(THOUSANDS, ""), b.replace(THOUSANDS, "")) || (a < b ? -1 : a > b ? 1 : 0);
}

/** The rows sorted by name. */
export function sortedByName<T extends { name: string }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => compareNames(a.name, b.name));
}
