import { textKey } from "./cells.ts";
import type { RowProblem, StoredValues } from "./plan-types.ts";
import { CLEAR, type RowContent } from "./read-row.ts";

const YES = ["yes", "y", "true", "1", "x", "ja", "oui", "نعم"];
const NO = ["no", "n", "false", "0", "nein", "non", "لا"];

type Line = StoredValues["specifications"][number];
/** A line of specifications, and the column that said it; null where it was there before. */
type SourcedLine = Line & { column: number | null };

/**
 * The specifications after a row: its values in the lines of their names, new ones at the end. Of several columns with one name
 * the second one fills the second line of that name.
 */
export function specificationLines(before: readonly Line[], read: RowContent["specifications"]): SourcedLine[] {
  const lines: (SourcedLine | null)[] = before.map((line) => ({ ...line, column: null }));
  const used = new Map<string, number>();
  for (const { name, value, column } of read) {
    const key = textKey(name);
    const from = used.get(key) ?? 0;
    const at = lines.findIndex((line, index) => index >= from && line !== null && textKey(line.name) === key);
    if (at === -1) {
      if (value !== CLEAR) used.set(key, lines.push({ name, value, column }));
      continue;
    }
    used.set(key, at + 1);
    const line = lines[at];
    lines[at] = value === CLEAR || !line ? null : { name: line.name, value, column };
  }
  return lines.filter((line) => line !== null);
}

/** The simple fields that a row says, as the schema of the product form takes them. Brand and category are found elsewhere. */
export function readFields({ fields }: RowContent): { values: Partial<StoredValues>; problems: RowProblem[] } {
  const values: Partial<StoredValues> = {};
  const problems: RowProblem[] = [];
  for (const [field, read] of fields) {
    const text = read === CLEAR ? "" : read;
    switch (field) {
      case "brand":
      case "category":
        break;
      case "featured": {
        const word = textKey(text);
        if (word === "" || NO.includes(word)) values.featured = false;
        else if (YES.includes(word)) values.featured = true;
        else problems.push({ column: field, reason: "Write yes or no" });
        break;
      }
      case "item_type":
        values.item_type = textKey(text) as StoredValues["item_type"];
        break;
      case "slug":
        values.slug = text;
        break;
      default:
        values[field] = text;
    }
  }
  return { values, problems };
}
