import type { ZodType } from "zod";
import { productSchema } from "#domain/products/product.ts";
import { specificationSchema } from "#domain/specifications/specification-schema.ts";
import type { CellValue, Column } from "#domain/products/editor-columns.ts";

/** The value of a cell as it is shown and copied. */
export function cellText(column: Column, value: CellValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (column.kind !== "choice") return value;
  return column.choices?.find((choice) => choice.value === value)?.label ?? "";
}

/** Labels are compared without case, and with single blanks. */
export const comparableLabel = (label: string): string => label.trim().replace(/\s+/g, " ").toLowerCase();

const YES = new Set(["yes", "y", "true", "1"]);
const NO = new Set(["no", "n", "false", "0", ""]);

export type ReadText = { value: CellValue; reason?: undefined } | { value?: undefined; reason: string };

/** The value of a typed or pasted text in a column, or the reason why the column cannot take it. */
export function readText(column: Column, text: string): ReadText {
  const typed = text.trim();
  if (column.kind === "text") return { value: typed };
  const wanted = comparableLabel(typed);
  if (column.kind === "yes_no") {
    if (YES.has(wanted)) return { value: true };
    return NO.has(wanted) ? { value: false } : { reason: "Only Yes or No" };
  }
  const choice = column.choices?.find(({ label }) => comparableLabel(label) === wanted);
  if (choice) return { value: choice.value };
  return {
    reason: typed === "" ? `${column.label} cannot be empty` : `There is no ${column.label.toLowerCase()} of this name`,
  };
}

const FIELDS: Record<string, ZodType> = productSchema.shape;

/** What is wrong with the value of a cell, in the words of the product form; null if nothing is. */
export function cellProblem(column: Column, value: CellValue): string | null {
  // Without a value, the product does not have this specification.
  if (column.specification && value === "") return null;
  const schema = column.specification ? specificationSchema.shape.value : FIELDS[column.key];
  const checked = schema?.safeParse(value);
  return checked?.error?.issues[0]?.message ?? null;
}
