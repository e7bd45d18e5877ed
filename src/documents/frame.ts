import { LANGUAGE } from "#domain/languages/languages.ts";
import { fit, fitting, wrap } from "./text-shaping.ts";
import { BODY, COLOURS, FRAME, STRIP, STYLES, TITLE_BLOCK, type Style } from "./theme.ts";
import { companyMark } from "./company-mark.ts";
import type { Surface } from "./sheet-options.ts";

const DATE = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;

/** Which page it is, of how many. */
type SheetPage = { number: number; of: number; isCover: boolean };

/** The strip at the top of a page, with the company and the kind of document. */
export function drawStrip(sheet: Surface): void {
  const { company, kind } = sheet.options;
  const y = FRAME.top;
  companyMark(sheet, BODY.left, y + 6, 18, COLOURS.petrol, COLOURS.copper);
  sheet.lines(
    [fit(company.name, STYLES.name, 250)],
    { ...STYLES.name, colour: COLOURS.petrol },
    BODY.left + 25,
    y + (STRIP - 14) / 2,
  );
  const right = fit(kind, STYLES.small, 220);
  sheet.lines([right], STYLES.small, BODY.right - right.width, y + (STRIP - STYLES.small.leading) / 2);
  sheet.rule(y + STRIP, COLOURS.lineStrong, FRAME.left, FRAME.right - FRAME.left);
}

/** The frame of a drawing sheet with its zones, and the title block at its foot. */
export function drawFrame(sheet: Surface, page: SheetPage): void {
  const { doc } = sheet;
  const width = FRAME.right - FRAME.left;
  const height = FRAME.bottom - FRAME.top;
  const top = FRAME.bottom - TITLE_BLOCK;
  if (page.isCover) doc.rect(FRAME.left, top, width, TITLE_BLOCK).fill(COLOURS.paper);
  doc.lineWidth(0.6).strokeColor(COLOURS.lineStrong).rect(FRAME.left, FRAME.top, width, height).stroke();
  zones(sheet, width, height);
  titleBlock(sheet, top, page);
}

/** The letters and numbers at the edges of the frame, by which a place on the sheet is named. */
function zones(sheet: Surface, width: number, height: number): void {
  const { doc } = sheet;
  const zone: Style = { weight: "regular", size: 5.5, leading: 8, colour: COLOURS.lineStrong };
  doc.lineWidth(0.4);
  for (let column = 0; column < 6; column += 1) {
    const x = FRAME.left + (width / 6) * column;
    const letter = fit("ABCDEF"[column] ?? "", zone, 20);
    for (const [edge, outer] of [
      [FRAME.top, -8],
      [FRAME.bottom, 8],
    ] as const) {
      if (column > 0)
        doc
          .moveTo(x, edge)
          .lineTo(x, edge + outer)
          .stroke();
      sheet.lines([letter], zone, x + width / 12 - letter.width / 2, outer < 0 ? edge - 10 : edge + 2);
    }
  }
  for (let row = 0; row < 8; row += 1) {
    const y = FRAME.top + (height / 8) * row;
    const number = fit(String(row + 1), zone, 20);
    for (const [edge, outer] of [
      [FRAME.left, -8],
      [FRAME.right, 8],
    ] as const) {
      if (row > 0)
        doc
          .moveTo(edge, y)
          .lineTo(edge + outer, y)
          .stroke();
      sheet.lines([number], zone, (outer < 0 ? edge - 6 : edge + 6) - number.width / 2, y + height / 16 - 4);
    }
  }
}

function titleBlock(sheet: Surface, top: number, { number, of }: SheetPage): void {
  const { company, title, kind, revised, revision = "" } = sheet.options;
  const words = sheet.words.SHEET_WORDS;
  const date = new Date(revised).toLocaleDateString(LANGUAGE[sheet.language].locale, DATE);
  sheet.rule(top, COLOURS.lineStrong, FRAME.left, FRAME.right - FRAME.left, 0.6);
  const cells: { width: number; label: string; lines: string[] }[] = [
    { width: 168, label: company.legalName, lines: company.address },
    { width: 116, label: words.contact, lines: [company.phones[0]?.number ?? "", company.salesEmail] },
    { width: 151, label: kind, lines: [] },
    { width: 62, label: words.revision, lines: [revision, date] },
    { width: 42.28, label: words.sheet, lines: [`${number} / ${of}`] },
  ];
  let x: number = FRAME.left;
  cells.forEach((cell, index) => {
    if (index > 0) {
      sheet.doc
        .lineWidth(0.5)
        .strokeColor(COLOURS.line)
        .moveTo(x, top)
        .lineTo(x, top + TITLE_BLOCK)
        .stroke();
    }
    const inner = cell.width - 16;
    const label = fitting(cell.label, index === 0 ? STYLES.labelStrong : STYLES.label, inner);
    sheet.lines([fit(cell.label, label, inner)], label, x + 8, top + 7);
    // A date with a long month must not lose its year.
    const style = fitting(index === 3 ? date : "", index > 1 ? STYLES.labelStrong : STYLES.label, inner);
    // The first page shows a longer title in full.
    const lines =
      index === 2
        ? wrap(title, style, inner).slice(0, 2)
        : cell.lines.filter(Boolean).map((line) => fit(line, style, inner));
    sheet.lines(lines, style, x + 8, top + 18);
    x += cell.width;
  });
}
