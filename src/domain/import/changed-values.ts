import { inStoredOrder } from "../export/read-export.ts";
import { availabilityOf, type Availability } from "../products/availability.ts";
import { productSchema } from "../products/product.ts";
import type { RowProblem, StoredValues } from "./plan-types.ts";
import { CLEAR, type RowContent } from "./read-row.ts";
import { textKey } from "./table/table-cells.ts";

const YES = ["yes", "y", "true", "1", "x", "ja", "oui", "نعم"];
const NO = ["no", "n", "false", "0", "nein", "non", "لا"];

/** What a cell says with yes or no; undefined if it says something else. */
export function readYesNo(text: string): boolean | undefined {
  const word = textKey(text);
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
}

type Line = StoredValues["specifications"][number];
/** A line of specifications, and the column that it comes from; null if the product had it before. */
type SourcedLine = Line & { column: number | null };

/**
 * The specifications after a row: its values in the lines of their names, new ones at the end. Of several columns with one name
 * the second one fills the second line of that name.
 */
export function specificationLines(
  before: readonly Line[],
  { specifications, order }: Pick<RowContent, "specifications" | "order">,
): SourcedLine[] {
  const lines: (SourcedLine | null)[] = before.map((line) => ({ ...line, column: null }));
  const free = new Set(lines.keys());
  for (const { name, value, column } of specifications) {
    const fits = (same: (line: Line) => boolean) => [...free].find((at) => lines[at] && same(lines[at]));
    const at = fits((line) => line.name === name) ?? fits((line) => textKey(line.name) === textKey(name));
    if (at === undefined) {
      if (value !== CLEAR) lines.push({ name, value, column });
      continue;
    }
    free.delete(at);
    lines[at] = value === CLEAR ? null : { name: lines[at]?.name ?? name, value, column };
  }
  const filled = lines.filter((line) => line !== null);
  return order.length > 0 ? inStoredOrder(filled, order) : filled;
}

/** The simple fields of a row, checked by the schema of the product form. Brand, category and series are found elsewhere. */
export function readFields({ fields }: RowContent): { values: Partial<StoredValues>; problems: RowProblem[] } {
  const values: Partial<StoredValues> = {};
  const problems: RowProblem[] = [];
  for (const [field, read] of fields) {
    const text = read === CLEAR ? "" : read;
    switch (field) {
      case "brand":
      case "category":
      case "series":
        break;
      case "featured": {
        const featured = text === "" ? false : readYesNo(text);
        if (featured === undefined) problems.push({ column: field, reason: "Write yes or no" });
        else values.featured = featured;
        break;
      }
      case "item_type":
        values.item_type = textKey(text) as StoredValues["item_type"];
        break;
      case "availability":
        values.availability = text === "" ? "current" : (availabilityOf(text) ?? (text as Availability));
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

const storedSchema = productSchema.partial();

type Checked = { values: Partial<StoredValues>; problems: null } | { values: null; problems: RowProblem[] };

/** Checks values with the schema of the product form; `columnOf` names the column that filled a field or an entry of its list. */
export function checkValues(
  { featured, ...fields }: Partial<StoredValues>,
  columnOf: (field: string, entry: number) => string,
): Checked {
  const result = storedSchema.safeParse(fields);
  if (result.success) {
    const parsed = Object.fromEntries(Object.entries(result.data).filter(([, value]) => value !== undefined));
    return {
      values: { ...parsed, ...(featured === undefined ? {} : { featured }) } as Partial<StoredValues>,
      problems: null,
    };
  }
  const problems = result.error.issues.map(({ path, message }) => ({
    column: columnOf(String(path[0]), Number(path[1])),
    reason: message,
  }));
  return { values: null, problems };
}
