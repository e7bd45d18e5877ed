import { cellText, isNumber, textKey, type Cell, type Table } from "./table-cells.ts";
import { refuseExtent } from "./read-table.ts";
import { proposedTarget, specificationFinder, type KnownSpecification } from "../columns/propose-target.ts";

/** At least this many headings below one another; fewer may be an accident. */
const LEAST_HEADINGS = 3;

const widthOf = (rows: Table["rows"]): number => rows.reduce((most, row) => Math.max(most, row.length), 0);

/** Transposes a table: selection tables often have a column per product. */
function transposed({ name, rows, problems }: Table): Table {
  return {
    name,
    rows: Array.from({ length: widthOf(rows) }, (_, column) => rows.map((row): Cell => row[column] ?? "")),
    problems: problems.map(({ row, column, reason }) => ({ row: column, column: row, reason })),
  };
}

/** The table with a row per product, transposed if necessary; throws a TableError if it is too large then. */
export function withProductsInRows(table: Table, inColumns: boolean): Table {
  const [height, width] = [table.rows.length, widthOf(table.rows)];
  if (inColumns) refuseExtent(width, height);
  else refuseExtent(height, width);
  return inColumns ? transposed(table) : table;
}

/** Whether the headings stand below one another, each with its values to the right. */
export function hasProductsInColumns(table: Table, known: readonly KnownSpecification[]): boolean {
  const find = specificationFinder(known);
  /** Whether a text names a field, a known specification, or one with a unit: 'Air flow (m³/h)', but not 'Pump 15 kW'. */
  const isHeading = (text: string): boolean => {
    const target = proposedTarget(text, find);
    if (target.kind !== "specification") return target.kind === "field";
    return find(target.name) !== undefined || (target.unit !== "" && !/\p{Nd}/u.test(text));
  };
  /** How many of some cells read like headings, and how many texts there are. */
  const count = (cells: readonly (Cell | undefined)[]): { names: number; texts: number } => {
    const texts = [...new Set(cells.map(cellText).filter((text) => text !== "" && !isNumber(text)))];
    return { names: new Set(texts.filter(isHeading).map(textKey)).size, texts: texts.length };
  };
  const below = count(table.rows.map(([first]) => first));
  if (below.names < LEAST_HEADINGS || below.names < below.texts / 2) return false;
  // In a table with a header row, texts below one another that look like headings are values.
  return table.rows.slice(0, 5).every((row) => count(row.slice(1)).names < 2);
}
