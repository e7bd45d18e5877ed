import Papa from "papaparse";
import { writtenText } from "#domain/text/csv.ts";
import type { CellProblem, Table } from "./table-cells.ts";

export const DELIMITERS = { ",": "Comma", ";": "Semicolon", "\t": "Tab", "|": "Vertical bar" } as const;
export type Delimiter = keyof typeof DELIMITERS;

/** What spreadsheets write so that '0123' keeps its zero when the file is opened again: ="0123". */
const KEPT_TEXT = /^="([^"]*)"$/;
const FORMULA = /^=\s*[\p{L}\d(+\-"'@$]/u;

/** Splits a text into rows and cells, by the delimiter that fits best unless one is given. */
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

/** Enough of a text to recognise its delimiter. */
const SAMPLE = { characters: 100_000, rows: 60 };
/** Of two that fit equally well, the one that is rarer in texts wins. */
const BY_RARITY: readonly Delimiter[] = ["\t", "|", ";", ","];

/** The delimiter that splits most rows into the same number of cells, and into as many cells as possible. */
function delimiterOf(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE.characters);
  let best: { delimiter: Delimiter; fit: number } = { delimiter: ",", fit: 0 };
  for (const delimiter of BY_RARITY) {
    const { data } = Papa.parse<string[]>(sample, { delimiter, preview: SAMPLE.rows, skipEmptyLines: "greedy" });
    const widths = Map.groupBy(
      data.map((row) => row.length),
      (width) => width,
    );
    for (const [width, same] of widths) {
      const fit = width < 2 ? 0 : (same.length / data.length) ** 2 * Math.log2(width + 1);
      if (fit > best.fit) best = { delimiter, fit };
    }
  }
  return best.delimiter;
}
