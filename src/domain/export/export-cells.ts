import { CELL_MAX } from "../text/csv.ts";

const ESCAPES: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\\": "\\\\" };
const escaped = (entry: string): string =>
  entry.replace(/\\(?=[\\nr\n\r]|$)|\n|\r/g, (character) => ESCAPES[character] ?? character);

/**
 * Splits a text into pieces that each fit in a cell, without splitting a character or an escape sequence, and not beside a blank:
 * the cells of a workbook are read without those at their ends.
 */
function pieces(text: string, max: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > max) {
    let end = max;
    while (end > 1 && /[\uD800-\uDBFF\\\s].|.\s/s.test(rest.slice(end - 1, end + 1))) end -= 1;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

/** The cells of a text, one unless it is too long. */
export const textCells = (text: string): string[] => pieces(text, CELL_MAX);

/** The cells of a list, one unless it is too long; none for an empty list. */
export function listCells(entries: readonly string[]): string[] {
  const cells: string[] = [];
  let cell: string | null = null;
  for (const entry of entries) {
    const parts = pieces(escaped(entry), CELL_MAX - 1);
    for (const [index, part] of parts.entries()) {
      const line = index < parts.length - 1 ? `${part}\\` : part;
      if (cell !== null && index === 0 && cell.length + 1 + line.length <= CELL_MAX) cell = `${cell}\n${line}`;
      else {
        if (cell !== null) cells.push(cell);
        cell = line;
      }
    }
  }
  return cell === null ? [] : [...cells, cell];
}

/** The entries of a list from its cells. */
export function readList(cells: readonly string[]): string[] {
  const text = cells.filter((cell) => cell !== "").join("\n");
  if (text === "") return [];
  const meant: Record<string, string> = { "\\": "\\", n: "\n", r: "\r" };
  const entries = [""];
  for (const [token] of text.matchAll(/\\(?:[\\nr]|\r\n|\n|\r)|\r\n|[\n\r]|[^\\\n\r]+|\\/g)) {
    const last = entries.length - 1;
    if (/^[\r\n]/.test(token)) entries.push("");
    // A backslash at the end of a line: the entry continues.
    else if (/^\\[\r\n]/.test(token)) continue;
    else entries[last] += token.length === 2 && token.startsWith("\\") ? (meant[token.charAt(1)] ?? token) : token;
  }
  return entries;
}
