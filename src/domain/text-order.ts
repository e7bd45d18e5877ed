const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The order of names in every list: case and accents aside, numbers by value ('Unit 742' before 'Unit 1076'). */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}
