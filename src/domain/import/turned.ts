import { cellText, isNumber, textKey, type Cell, type Table } from "./cells.ts";
import { proposedTarget, specificationFinder, type KnownSpecification } from "./propose-target.ts";

/** So many names of fields and specifications one below the other are no accident. */
const LEAST_KNOWN = 3;

/** The table with its columns as rows: selection tables often have a column per product. */
export function turned({ name, rows, problems }: Table): Table {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return {
    name,
    rows: Array.from({ length: width }, (_, column) => rows.map((row): Cell => row[column] ?? "")),
    problems: problems.map(({ row, column, reason }) => ({ row: column, column: row, reason })),
  };
}

/** Whether the names of fields and specifications stand below one another, each with its values to the right. */
export function hasProductsInColumns(table: Table, known: readonly KnownSpecification[]): boolean {
  const find = specificationFinder(known);
  const isKnown = (text: string): boolean => {
    const target = proposedTarget(text, find);
    return target.kind === "field" || (target.kind === "specification" && find(target.name) !== undefined);
  };
  /** How many of some cells name something that is known, and how many texts there are. */
  const count = (cells: readonly (Cell | undefined)[]): { names: number; texts: number } => {
    const texts = [...new Set(cells.map(cellText).filter((text) => text !== "" && !isNumber(text)))];
    return { names: new Set(texts.filter(isKnown).map(textKey)).size, texts: texts.length };
  };
  const below = count(table.rows.map(([first]) => first));
  if (below.names < LEAST_KNOWN || below.names < below.texts / 2) return false;
  // A table whose own header is known has such names below one another for another reason.
  return table.rows.slice(0, 5).every((row) => count(row.slice(1)).names < 2);
}
