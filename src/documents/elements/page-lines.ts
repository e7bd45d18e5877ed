import { fit, widthOf, wrap } from "../text-shaping.ts";
import { BODY, COLOURS, STYLES, WIDTH } from "../theme.ts";
import { addPageLink } from "../pdfkit.ts";
import type { Sheet } from "../sheet.ts";

/** A line of a table of contents. `target`: the name of the part that it leads to; `number` stands in the indent. */
export type PageLine = {
  text: string;
  page: number;
  target: string;
  strong?: boolean;
  number?: string;
  indent?: number;
};

const NUMBER = 40;
const PAD = 3;

/** A line of contents with its page number at the end and dots between; all of it is a link to that page. */
export function pageLine(
  sheet: Sheet,
  { text, page, target, strong = false, number = "", indent = 0 }: PageLine,
): void {
  const style = strong ? STYLES.cellStrong : STYLES.cell;
  const x = BODY.left + indent;
  const lines = wrap(text, style, WIDTH - indent - NUMBER);
  const height = lines.length * style.leading + PAD * 2;
  sheet.need(height);
  const y = sheet.y + PAD;
  const leads = fit(String(page), style, NUMBER);
  const last = y + (lines.length - 1) * style.leading;
  sheet.tag("Link", (element) => {
    sheet.content("Link", () => {
      if (number) sheet.lines([fit(number, style, indent)], style, BODY.left, y);
      sheet.lines(lines, style, x, y);
      sheet.lines([leads], style, BODY.right - leads.width, last);
    });
    addPageLink(sheet.doc, { x: BODY.left, y: sheet.y, width: WIDTH, height }, { target, label: text, element });
  });
  leader(sheet, x + (lines.at(-1)?.width ?? 0) + 5, BODY.right - leads.width - 5, last + style.leading * 0.72);
  sheet.y += height;
}

/** A dotted line from the text to its page number. */
function leader(sheet: Sheet, from: number, to: number, y: number): void {
  const dot = widthOf(".", STYLES.cell);
  if (to - from < dot * 3) return;
  sheet.artifact(() =>
    sheet.doc
      .lineWidth(0.5)
      .strokeColor(COLOURS.lineStrong)
      .dash(0.5, { space: 2.5 })
      .moveTo(from, y)
      .lineTo(to, y)
      .stroke()
      .undash(),
  );
}
