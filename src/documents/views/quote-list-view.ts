import type { Language } from "#domain/languages/languages.ts";
import { DOCUMENT_WORDS } from "#texts/documents.ts";
import { nameOf, type QuoteLine } from "#domain/enquiries/quote-list.ts";
import { valueWithUnit } from "#domain/specifications/value-with-unit.ts";
import type { CompanyView } from "./company-view.ts";
import type { ProductView } from "./product-view.ts";

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
export type QuoteListView = {
  language: Language;
  company: CompanyView;
  lines: ListedLine[];
  pieces: number;
  revised: string;
};

const FIGURES = 3;

/** `product`: what the catalogue knows of a line, null for a product that is gone. */
export function quoteListView(
  { language, company }: Pick<QuoteListView, "language" | "company">,
  lines: readonly { line: QuoteLine; product: ProductView | null }[],
  day: string,
): QuoteListView {
  const { SHEET_WORDS, QUOTE_LIST_WORDS } = DOCUMENT_WORDS[language];
  return {
    language,
    company,
    lines: lines.map(({ line, product }) => ({
      name: product?.name ?? nameOf(line),
      detail: product ? product.line : QUOTE_LIST_WORDS.gone,
      figures: (product?.key ?? [])
        .slice(0, FIGURES)
        .map((line) => SHEET_WORDS.pair(line.name, valueWithUnit(line)))
        .join("\n"),
      quantity: line.quantity,
      note: line.note,
    })),
    pieces: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    revised: `${day}T00:00:00.000Z`,
  };
}
