import { productSchema } from "../products/product.ts";
import type { RowProblem, StoredValues } from "./plan-types.ts";

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
