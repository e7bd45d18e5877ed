import type { PlanInput, RowProblem } from "./plan-types.ts";
import { namedValues, newRecords, type Found, type NewRecords } from "./columns/named-values.ts";
import { CLEAR, type RowContent } from "./read-row.ts";
import type { PlannedRow } from "./plan-types.ts";

/** Brand and category of a row. */
export type RowRecords = {
  /** From the row's cells: only these change an existing product. */
  fromCells: { brand_id?: string; category_id?: string };
  /** For a new product: with the defaults of the mapping. */
  forNew: { brand_id?: string; category_id?: string };
  problems: RowProblem[];
  problemsOfNew: RowProblem[];
};

/** Finds brands and categories of rows, and collects those that are to be created. */
export function rowRecords(
  { brands, categories, mapping, slugFromName }: Pick<PlanInput, "brands" | "categories" | "mapping" | "slugFromName">,
  columnOf: (field: "brand" | "category") => string,
) {
  const brandOf = namedValues("brand", brands, mapping.brands, slugFromName);
  const categoryOf = namedValues("category", categories, mapping.categories, slugFromName);

  function find(
    field: "brand" | "category",
    content: RowContent,
    of: (value: string) => Found,
    problems: RowProblem[],
  ) {
    const value = content.fields.get(field);
    if (value === undefined) return undefined;
    const found = value === CLEAR ? { reason: `A product keeps its ${field}: it cannot be emptied` } : of(value);
    if ("id" in found) return found.id;
    problems.push({ column: columnOf(field), reason: found.reason });
    return undefined;
  }

  return {
    /** `madeCategory` returns the category from the template, for new products without one. */
    of(content: RowContent, madeCategory: () => string): RowRecords {
      const problems: RowProblem[] = [];
      const problemsOfNew: RowProblem[] = [];
      const brand = find("brand", content, brandOf.of, problems);
      const category = find("category", content, categoryOf.of, problems);
      let newCategory = category;
      const made = content.fields.has("category") ? "" : madeCategory();
      if (made !== "") {
        const found = categoryOf.of(made);
        if ("id" in found) newCategory = found.id;
        else if (mapping.category === "") problemsOfNew.push({ column: "Category", reason: found.reason });
      }
      return {
        fromCells: { ...(brand ? { brand_id: brand } : {}), ...(category ? { category_id: category } : {}) },
        forNew: { brand_id: brand ?? mapping.brand, category_id: newCategory ?? mapping.category },
        problems,
        problemsOfNew,
      };
    },
    names: {
      brand: (id: string): string => brandOf.byId(id)?.name ?? id,
      category: (id: string): string => categoryOf.byId(id)?.name ?? id,
    },
    /** The planned records that accepted rows use. */
    created: (rows: readonly PlannedRow[]): NewRecords => newRecords(rows, brandOf.created, categoryOf.created),
  };
}
