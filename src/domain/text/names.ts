import { hasArabic } from "./arabic-letters.ts";

let collator: Intl.Collator | undefined;
/** Created on first use, because that takes a phone longer than all scripts of a page together. */
const namesCollator = (): Intl.Collator =>
  (collator ??= new Intl.Collator("en", { numeric: true, sensitivity: "base" }));
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;

/**
 * The order of names in every list: ignores case and accents and compares numbers by value ('742 kW' before '1,076 kW').
 * Names that differ only in case or accents have a fixed order too, so that the order never depends on the input.
 */
export function compareNames(a: string, b: string): number {
  const order = namesCollator().compare(a.replace(THOUSANDS, ""), b.replace(THOUSANDS, ""));
  return order || (a < b ? -1 : a > b ? 1 : 0);
}

/** The rows sorted by name. */
export function sortedByName<T extends { name: string }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => compareNames(a.name, b.name));
}

/**
 * Inserts further rows into rows that are sorted by name; rows of the same name are sorted by id. Compares only the
 * further rows, so a few of them cost little in a long list.
 */
export function withFurtherByName<T extends { id: string; name: string }>(
  sorted: readonly T[],
  further: readonly T[],
): T[] {
  const compare = (a: T, b: T): number => compareNames(a.name, b.name) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
  const merged: T[] = [];
  let taken = 0;
  for (const row of further.toSorted(compare)) {
    let [low, high] = [taken, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = sorted[middle];
      if (other !== undefined && compare(other, row) < 0) low = middle + 1;
      else high = middle;
    }
    for (; taken < low; taken += 1) {
      const other = sorted[taken];
      if (other !== undefined) merged.push(other);
    }
    merged.push(row);
  }
  return [...merged, ...sorted.slice(taken)];
}

/** Titles that are no part of a name. */
const TITLE = /^(?:(?:eng|dr|prof|mr|mrs|ms)\.?|[أامد][./]|(?:ال)?(?:مهندس|دكتور)ة?)$/iu;

/** 'HF' for 'Eng. Hany Fawzy': the first letters of the first and of the last word. Arabic ones are kept from joining. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== "" && !TITLE.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase("en") ?? "");
  return letters.join(hasArabic(name) ? "\u200c" : "");
}
