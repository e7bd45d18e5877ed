import { cellText, type Cell } from "./table/table-cells.ts";
import { rowsThatAreNoProducts } from "./table/header.ts";
import type { PlanInput, RowProblem } from "./plan-types.ts";

/** Checks rows from top to bottom: returns why a row cannot be a product, whatever its columns fill, or null. */
export function rowChecker(
  { table, header, mapping: { exported, targets } }: Pick<PlanInput, "table" | "header" | "mapping">,
  headings: readonly string[],
): (at: number, cells: readonly Cell[]) => RowProblem[] | null {
  const found = exported ? [] : rowsThatAreNoProducts(table, header);
  const noProducts = new Map(found.map((one) => [one.row, one]));
  const cellProblems = Map.groupBy(exported ? [] : table.problems, ({ row }) => row);
  const rowsByCells = new Map<string, number>();
  /** The row with the header of another table, while the rows are below it. */
  let otherTable: number | null = null;
  const whole = (reason: string): RowProblem[] => [{ column: "", reason }];

  return (at, cells) => {
    const noProduct = noProducts.get(at);
    if (noProduct) {
      if (noProduct.table === "other") otherTable = at + 1;
      if (noProduct.table === "this") otherTable = null;
      return whole(`This row ${noProduct.reason}`);
    }
    if (otherTable !== null) return whole(`This row stands below the header of another table (row ${otherTable})`);
    const broken = (cellProblems.get(at) ?? []).filter(({ column }) => targets[column]?.kind !== "ignore");
    if (broken.length > 0)
      return broken.map(({ column, reason }) => ({ column: headings[column] ?? "", reason: `This cell ${reason}` }));
    const text = JSON.stringify(cells.map(cellText)).replace(/(?:,"")+\]$/, "]");
    const earlier = rowsByCells.get(text);
    if (earlier !== undefined) return whole(`This row is a copy of row ${earlier}`);
    rowsByCells.set(text, at + 1);
    return null;
  };
}
