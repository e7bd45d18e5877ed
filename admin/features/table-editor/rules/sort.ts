import { compareNames } from "#domain/text/names.ts";
import { cellText } from "./edited-cells.ts";
import type { Column } from "#domain/products/editor-columns.ts";
import type { Sheet } from "./put.ts";

export type Sorting = { column: string; descending: boolean };

const LEADING_NUMBER = /^[^\d]{0,2}?([-−]?\d[\d,]*(?:\.\d+)?)/;

/** The number with which a value begins: '1,055 kW' → 1055, '≤ 0.5' → 0.5. */
function leadingNumber(text: string): number | null {
  const digits = LEADING_NUMBER.exec(text)?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(",", "").replace("−", "-"));
}

/** The rows of a sheet sorted by a column: by number where both cells begin with one; empty cells always at the end. */
export function sortedRows(
  { rows, value }: Pick<Sheet, "rows" | "value">,
  column: Column,
  descending: boolean,
): string[] {
  const direction = descending ? -1 : 1;
  const numbers = column.specification !== undefined;
  const keyed = rows.map((id) => {
    const text = cellText(column, value(id, column));
    return { id, text, number: numbers ? leadingNumber(text) : null };
  });
  keyed.sort((a, b) => {
    if (a.text === "" || b.text === "") return Number(a.text === "") - Number(b.text === "");
    if (a.number !== null && b.number !== null && a.number !== b.number) return direction * (a.number - b.number);
    return direction * compareNames(a.text, b.text);
  });
  return keyed.map(({ id }) => id);
}
