import { readSpecificationValues } from "../units/quantity.ts";
import type { Plan, StoredValues } from "./plan-types.ts";

/** A change as it is stored, with what the product was when it was read; null for a new one. */
export type ImportChange = { id: string; seen: object | null; values: Partial<StoredValues> };

/** What is to be stored of a plan: its series, its new and its changed products, with the quantities of their specifications. */
export function changesOf({ rows, newSeries }: Plan): ImportChange[] {
  const changes = rows.flatMap((row): ImportChange[] => {
    if (row.kind !== "new" && row.kind !== "changed") return [];
    const { specifications } = row.values;
    const values = specifications
      ? { ...row.values, specification_values: readSpecificationValues(specifications) }
      : row.values;
    return [{ id: row.id, seen: row.kind === "new" ? null : row.seen, values }];
  });
  return [...newSeries.map((one) => ({ ...one, seen: null })), ...changes];
}
