import { readSpecificationValues } from "../units/quantity.ts";
import type { Plan, StoredValues } from "./plan-types.ts";

/** A change as it is stored; the version is that of the product as it was read, null for a new one. */
export type ImportChange = { id: string; version: string | null; values: Partial<StoredValues> };

/** What is to be stored of a plan: its new and its changed products, with the quantities of their specifications. */
export function changesOf({ rows }: Plan): ImportChange[] {
  return rows.flatMap((row): ImportChange[] => {
    if (row.kind !== "new" && row.kind !== "changed") return [];
    const { specifications } = row.values;
    const values = specifications
      ? { ...row.values, specification_values: readSpecificationValues(specifications) }
      : row.values;
    return [{ id: row.id, version: row.kind === "new" ? null : row.version, values }];
  });
}
