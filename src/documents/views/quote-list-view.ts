import { nameOf, type QuoteLine } from "#domain/enquiries/quote-list.ts";
import { valueWithUnit } from "#domain/specifications/value-with-unit.ts";
import type { CompanyView } from "./company-view.ts";
import { productLine, type ProductView } from "./product-view.ts";

type ListedLine = {
  name: string;
  /** Brand, model and the like; for a product that is not in the catalogue any more, a note that says so. */
  detail: string;
  /** The figures that matter, one in each line. */
  figures: string;
  quantity: number;
  note: string;
};

/** What the document of a quote list shows. */
export type QuoteListView = { company: CompanyView; lines: ListedLine[]; pieces: number; revised: string };

const FIGURES = 3;
const GONE = "Not in the catalogue any more";

/** `product`: what the catalogue knows of a line, null for a product that is gone. */
export function quoteListView(
  company: CompanyView,
  lines: readonly { line: QuoteLine; product: ProductView | null }[],
  day: string,
): QuoteListView {
  return {
    company,
    lines: lines.map(({ line, product }) => ({
      name: product?.name ?? nameOf(line),
      detail: product ? productLine(product) : GONE,
      figures: (product?.key ?? [])
        .slice(0, FIGURES)
        .map((line) => `${line.name}: ${valueWithUnit(line)}`)
        .join("\n"),
      quantity: line.quantity,
      note: line.note,
    })),
    pieces: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    revised: `${day}T00:00:00.000Z`,
  };
}
