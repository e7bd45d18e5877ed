import { cellText, type Cell } from "./table-cells.ts";

export type DecimalSign = "." | ",";

/** A number with a comma or a point in it, as in '12,5', '1.055,5 kW' and '0.75'. */
const FIGURE = /(?<![\p{L}\d.,])\d[\d.,]*[.,]\d+(?![\d.,]*\p{L}\d)/gu;

/** The decimal sign that a number must have; null if it fits both signs, as '1,055' does. */
function vote(figure: string): DecimalSign | null {
  const last = figure.at(Math.max(figure.lastIndexOf("."), figure.lastIndexOf(",")));
  if (last !== "." && last !== ",") return null;
  const other = last === "." ? "," : ".";
  if (figure.includes(other)) return figure.split(last).length === 2 ? last : null;
  const parts = figure.split(last);
  if (parts.length > 2) return other;
  const [whole = "", decimals = ""] = parts;
  return decimals.length === 3 && whole !== "0" && whole.length <= 3 ? null : last;
}

/** The decimal sign of these rows: that of most numbers which can only be read in one way, otherwise the usual one. */
export function decimalSignOf(rows: readonly (readonly Cell[])[], usual: DecimalSign = "."): DecimalSign {
  let commas = 0;
  for (const row of rows) {
    for (const cell of row) {
      if (typeof cell !== "string" || cell.length > 40) continue;
      for (const [figure] of cell.matchAll(FIGURE)) {
        const sign = vote(figure);
        if (sign !== null) commas += sign === "," ? 1 : -1;
      }
    }
  }
  if (commas === 0) return usual;
  return commas > 0 ? "," : ".";
}

/** A text with its decimal commas as points, and without the points between thousands: '1.055,5 kW' → '1055.5 kW'. */
function withDecimalPoints(text: string): string {
  return text.replace(FIGURE, (figure) => {
    if (/^\d{1,3}(?:\.\d{3})*,\d+$/.test(figure) || /^\d+,\d+$/.test(figure))
      return figure.replaceAll(".", "").replace(",", ".");
    return /^\d{1,3}(?:\.\d{3})+$/.test(figure) ? figure.replaceAll(".", "") : figure;
  });
}

/** Numbers with thousands separated as in Switzerland: '13'000'. */
const APOSTROPHES = /(?<![\d'’])\d{1,3}(?:['’]\d{3})+(?!\d)/g;

/** The text of a cell of figures in the notation of this catalogue, with decimal points. */
export function plainFigure(cell: Cell | undefined, sign: DecimalSign): string {
  if (typeof cell === "object") return cellText(cell);
  const text = cellText(cell).replace(APOSTROPHES, (figure) => figure.replace(/['’]/g, ""));
  return sign === "." ? text : withDecimalPoints(text);
}
