/*
 * Groups of fields in one cell: each entry is lines 'Label: value', a line '---' stands between entries, and a value of several
 * lines, or one that holds entries itself, stands below its label, indented by two spaces.
 */

/** Why a cell cannot be read, in words for the office. */
export class CellError extends Error {
  override name = "CellError";
}

export type LabelledValue = { label: string; value: string };

const DIVIDER = "---";
const INDENT = "  ";

const valueLines = ({ label, value }: LabelledValue): string[] =>
  value.includes("\n")
    ? [`${label}:`, ...value.split("\n").map((line) => (line === "" ? "" : INDENT + line))]
    : [`${label}: ${value}`];

/** The cell with these entries. */
export const writeEntries = (entries: readonly (readonly LabelledValue[])[]): string =>
  entries.map((values) => values.flatMap(valueLines).join("\n")).join(`\n${DIVIDER}\n`);

/** How labels are compared. */
export const labelKey = (label: string): string => label.trim().replace(/\s+/g, " ").toLowerCase();

/** The entries of a cell: of each the values by `labelKey`. */
export function readEntries(text: string): ReadonlyMap<string, string>[] {
  if (text.trim() === "") return [];
  const entries: Map<string, string[]>[] = [new Map()];
  let last: string[] | undefined;
  for (const line of text.split("\n")) {
    if (line.trimEnd() === DIVIDER) {
      entries.push(new Map());
      last = undefined;
      continue;
    }
    if (line.trim() === "" || /^\s/.test(line)) {
      if (last) last.push(line.startsWith(INDENT) ? line.slice(INDENT.length) : line.trimStart());
      else if (line.trim() !== "") throw new CellError(unlabelled(entries.length, line));
      continue;
    }
    const [, label, value = ""] = /^([^:]+):(?: ?(.*))$/.exec(line) ?? [];
    if (label === undefined) throw new CellError(unlabelled(entries.length, line));
    const key = labelKey(label);
    if (entries.at(-1)?.has(key)) throw new CellError(`Entry ${entries.length} has "${label.trim()}" twice.`);
    last = [value];
    entries.at(-1)?.set(key, last);
  }
  return entries.map(
    (entry) =>
      new Map(
        [...entry].map(([key, [first = "", ...rest]]) => [
          key,
          (first === "" ? rest : [first, ...rest]).join("\n").replace(/\s+$/, ""),
        ]),
      ),
  );
}

const unlabelled = (entry: number, line: string): string =>
  `Entry ${entry}: "${line.trim().slice(0, 60)}" has no label. Write "Label: value", and indent further lines by two blanks.`;
