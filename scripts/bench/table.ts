import type { Row, Unit } from "./rows.ts";

/** A Markdown table with columns of equal width, as Prettier writes it. The first column is aligned to the left. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, ...[title, ...rows.map((row) => row[column] ?? "")].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => padded(cells[column] ?? "", width, column)).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(head), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n");
}

const padded = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);

function written(figure: number, unit: Unit): string {
  if (unit === "files") return figure.toLocaleString("en");
  if (unit === "KB") return figure.toFixed(0);
  return figure.toFixed(unit === "% of a core" || (unit === "s" && figure >= 10) ? 1 : 2);
}

export const NOT_KNOWN = "not known on this system";

/** The measured figures of one cell: '0.71 / 1.10 s'. An en dash for none; null says that the system does not tell. */
export function measuredCell({ unit, plus }: Row, figures: readonly number[] | null | undefined): string {
  if (figures === undefined) return "–";
  if (figures === null) return NOT_KNOWN;
  const values = figures.map((figure) => written(figure, unit)).join(" / ");
  return `${plus ? "+ " : ""}${values}${unit === "files" ? "" : ` ${unit}`}`.replace(" %", "\u00a0%");
}
