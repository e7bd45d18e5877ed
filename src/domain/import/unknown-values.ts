import { textKey } from "./table/table-cells.ts";
import type { Mapping } from "./columns/mapping.ts";
import { likelyRecord, recordFinder, type NamedRecord } from "./columns/named-records.ts";

/** A value of the table that names no record, the number of its rows, and the record that it most likely means. */
export type UnknownValue = { value: string; rows: number; likely: string };

/** The values of a table for brands or categories that name no record. */
export function unknownValues(values: readonly string[], records: readonly NamedRecord[]): UnknownValue[] {
  const find = recordFinder(records);
  const counts = Map.groupBy(
    values.filter((value) => value !== ""),
    textKey,
  );
  return [...counts.values()].flatMap((same) => {
    const [value = ""] = same;
    return find(value) ? [] : [{ value, rows: same.length, likely: likelyRecord(value, records)?.id ?? "" }];
  });
}

/** The mapping with the most likely record for each unknown value, where nothing was chosen. */
export function withLikely(
  mapping: Mapping,
  unknown: { brands: readonly UnknownValue[]; categories: readonly UnknownValue[] },
): Mapping {
  const complete = (choices: Mapping["brands"], values: readonly UnknownValue[]): Mapping["brands"] => {
    const chosen = new Set(choices.map(({ value }) => textKey(value)));
    const likely = values.filter(({ value }) => !chosen.has(textKey(value)));
    return [...choices, ...likely.flatMap(({ value, likely: choice }) => (choice ? [{ value, choice }] : []))];
  };
  return {
    ...mapping,
    brands: complete(mapping.brands, unknown.brands),
    categories: complete(mapping.categories, unknown.categories),
  };
}
