import { writtenNumber } from "#domain/text/written-numbers.ts";
import { counted } from "#domain/text/text.ts";
import { contactBlock } from "../elements/contact-block.ts";
import { figures } from "../elements/figures.ts";
import { heading } from "../elements/heading.ts";
import { table } from "../elements/table.ts";
import { STYLES, WIDTH } from "../theme.ts";
import { Sheet } from "../sheet.ts";
import type { QuoteListView } from "../views/quote-list-view.ts";

const NUMBER = 24;
const PRODUCT = 176;
const FIGURES = 132;
const QUANTITY = 52;

/** The quote list of a visitor, with the catalogue data of its products. */
export function quoteListSheet({ company, lines, pieces, revised }: QuoteListView): Promise<Uint8Array> {
  const sheet = new Sheet({ title: `Quote list for ${company.name}`, kind: "Quote list", company, revised });
  sheet.addPage();
  sheet.flow("P", company.name, STYLES.kicker);
  sheet.y += 3;
  sheet.flow("H1", "Quote list", STYLES.title);
  sheet.y += 12;
  figures(
    sheet,
    [
      { number: String(lines.length), label: lines.length === 1 ? "product" : "products" },
      { number: writtenNumber(pieces), label: pieces === 1 ? "piece" : "pieces" },
    ],
    STYLES.figureMedium,
  );
  sheet.y += 6;
  heading(sheet, "Products");
  table(
    sheet,
    [
      { title: "No.", width: NUMBER },
      { title: "Product", width: PRODUCT, strong: true },
      { title: "Key figures", width: FIGURES },
      { title: "Quantity", width: QUANTITY, strong: true },
      { title: "Note", width: WIDTH - NUMBER - PRODUCT - FIGURES - QUANTITY },
    ],
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
  contactBlock(sheet, company, {
    title: "From list to quotation",
    text: `${counted(lines.length, "product")}, not an order and no price yet. Send the list from the website, or mail us this sheet with the conditions on site and the day you need the answer.`,
  });
  return sheet.finish();
}
