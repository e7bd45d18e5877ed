import Papa from "papaparse";
import { writtenText } from "../csv.ts";
import type { CellProblem, Table } from "./cells.ts";

export const DELIMITERS = { ",": "Comma", ";": "Semicolon", "\t": "Tab", "|": "Vertical bar" } as const;
export type Delimiter = keyof typeof DELIMITERS;

/** What spreadsheets write to keep the zeros of '0123' when they open the file: ="0123". */
const KEPT_TEXT = /^="([^"]*)"$/;
const FORMULA = /^=\s*[\p{L}\d(+\-"'@$]/u;

/** Parts a text into rows and cells, by the delimiter that fits best unless one is given. */
export function readDelimited(text: string, given?: Delimiter): { table: Table; delimiter: Delimiter } {
  const delimiter = given ?? delimiterOf(text);
  const { data } = Papa.parse<string[]>(text, { delimiter });
  const problems: CellProblem[] = [];
  const rows = data.map((cells, row) =>
    cells.map((raw, column) => {
      const cell = raw.replaceAll("\0", "").trim();
      const kept = KEPT_TEXT.exec(cell)?.[1];
      if (kept !== undefined) return kept.trim();
      if (FORMULA.test(cell)) problems.push({ row, column, reason: "is a formula, not a value" });
      return writtenText(cell);
    }),
  );
  return { table: { name: "", rows, problems }, delimiter };
}

function delimiterOf(text: string): Delimiter {
  const known = Object.keys(DELIMITERS) as Delimiter[];
  const { meta } = Papa.parse(text.slice(0, 200_000), { delimitersToGuess: known, preview: 50 });
  return known.find((delimiter) => delimiter === meta.delimiter) ?? ",";
}
