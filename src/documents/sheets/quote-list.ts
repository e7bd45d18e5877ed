import { DOCUMENT_WORDS } from "#texts/documents.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { contactBlock } from "../elements/contact-block.ts";
import { figures } from "../elements/figures.ts";
import { heading } from "../elements/heading.ts";
import { table } from "../elements/table.ts";
import { STYLES, WIDTH } from "../theme.ts";
import { Sheet } from "../sheet.ts";
import type { QuoteListView } from "../views/quote-list-view.ts";

/** The number, the product, its figures, the quantity and the note. */
const COLUMNS = [24, 176, 132, 52, WIDTH - 384];
const STRONG = [1, 3];

/** The quote list of a visitor, with the catalogue data of its products. */
export function quoteListSheet({ language, company, lines, pieces, revised }: QuoteListView): Promise<Uint8Array> {
  const words = DOCUMENT_WORDS[language].QUOTE_LIST_WORDS;
  const sheet = new Sheet({ language, title: words.title(company.name), kind: words.kind, company, revised });
  sheet.addPage();
  sheet.flow("P", company.name, STYLES.kicker);
  sheet.y += 3;
  sheet.flow("H1", words.kind, STYLES.title);
  sheet.y += 12;
  figures(
    sheet,
    [
      { number: String(lines.length), label: words.products(lines.length) },
      { number: writtenNumber(pieces), label: words.pieces(pieces) },
    ],
    STYLES.figureMedium,
  );
  sheet.y += 6;
  heading(sheet, words.heading);
  table(
    sheet,
    words.columns.map((title, index) => ({ title, width: COLUMNS[index] ?? 0, strong: STRONG.includes(index) })),
    [
      {
        title: null,
        rows: lines.map(({ name, detail, figures: key, quantity, note }, index) => [
          String(index + 1),
          detail === "" ? name : `${name}\n${detail}`,
          key,
          writtenNumber(quantity),
          note,
        ]),
      },
    ],
  );
  sheet.y += 18;
  contactBlock(sheet, company, { title: words.ask.title, text: words.ask.text(lines.length) });
  return sheet.finish();
}
