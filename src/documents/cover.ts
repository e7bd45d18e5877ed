import { dimensionLine } from "./elements/dimension-line.ts";
import { picturePanel, type DrawablePicture } from "./elements/picture-panel.ts";
import { BODY, COLOURS, FRAME, STYLES, WIDTH, type Style } from "./theme.ts";
import { fit, fitting, wrap } from "./text-shaping.ts";
import { companyMark } from "./company-mark.ts";
import type { Sheet } from "./sheet.ts";

export type Cover = {
  title: string;
  subtitle: string;
  lead: string;
  picture: { file: DrawablePicture; alt: string } | null;
  stats: readonly { number: string; label: string }[];
};

const GROUND_BOTTOM = 470;
const GRID = WIDTH / 24;

/** The first page of a brochure: petrol ground with a grid, and the picture at the bottom. */
export function coverPage(sheet: Sheet, cover: Cover): void {
  const { doc } = sheet;
  const { company, kind } = sheet.options;
  sheet.addPage("cover");
  sheet.bookmark(cover.title);
  sheet.artifact(() => {
    doc.rect(FRAME.left, FRAME.top, FRAME.right - FRAME.left, GROUND_BOTTOM - FRAME.top).fill(COLOURS.petrol);
    doc
      .save()
      .rect(FRAME.left, FRAME.top, FRAME.right - FRAME.left, GROUND_BOTTOM - FRAME.top)
      .clip();
    doc.lineWidth(0.35).strokeColor(COLOURS.petrolLine);
    for (let x = BODY.left - GRID; x < FRAME.right; x += GRID) doc.moveTo(x, FRAME.top).lineTo(x, GROUND_BOTTOM);
    for (let y = FRAME.top + GRID; y < GROUND_BOTTOM; y += GRID) doc.moveTo(FRAME.left, y).lineTo(FRAME.right, y);
    doc.stroke().restore();
    companyMark(sheet, BODY.left, 50, 30, COLOURS.onPetrol, COLOURS.copperLight);
    const name: Style = { ...STYLES.heading, colour: COLOURS.onPetrol };
    sheet.lines([fit(company.name, name, 300)], name, BODY.left + 42, 56);
    const line = fit(kind, STYLES.small, 160);
    sheet.lines([line], { ...STYLES.small, colour: COLOURS.onPetrolSoft }, BODY.right - line.width, 59);
  });
  let y = 124;
  const subtitle: Style = { ...STYLES.kicker, size: 11, leading: 16, colour: COLOURS.copperLight };
  y += sheet.place("P", cover.subtitle, subtitle, BODY.left, y, WIDTH) + 4;
  const longest = cover.title.split(/\s+/).reduce((best, word) => (word.length > best.length ? word : best), "");
  const fitted = fitting(longest, STYLES.cover, WIDTH);
  const title = wrap(cover.title, fitted, WIDTH).length > 2 ? { ...fitted, size: 24, leading: 30 } : fitted;
  y += sheet.place("H1", cover.title, title, BODY.left, y, WIDTH) + 10;
  sheet.artifact(() => doc.rect(BODY.left, y, 46, 2).fill(COLOURS.copperLight));
  y += 22;

  const panel = { x: BODY.left + GRID * 4, y: Math.max(y, 250), width: WIDTH - GRID * 4, height: 300 };
  if (cover.picture) {
    picturePanel(sheet, cover.picture.file, cover.picture.alt, panel, "cover");
    dimensionLine(sheet, panel.x, panel.y + panel.height + 14, panel.width);
  }
  sheet.y = Math.max(GROUND_BOTTOM, cover.picture ? panel.y + panel.height : 0) + 36;
  sheet.flow("P", cover.lead, STYLES.lead, { x: BODY.left, width: WIDTH });
  sheet.y += 12;
  if (cover.stats.length > 0) coverStats(sheet, cover.stats);
}

/** Figures with their labels beside hairlines, in the narrow strip left on the cover. */
function coverStats(sheet: Sheet, stats: Cover["stats"]): void {
  const width = WIDTH / stats.length;
  const height = 62;
  if (sheet.room < height) return;
  const top = BODY.bottom - height;
  stats.forEach(({ number, label }, index) => {
    const x = BODY.left + index * width;
    const style = fitting(number, STYLES.figure, width - 20);
    sheet.artifact(() =>
      sheet.doc
        .lineWidth(0.6)
        .strokeColor(COLOURS.copper)
        .moveTo(x, top)
        .lineTo(x, top + height)
        .stroke(),
    );
    sheet.tag("P", () =>
      sheet.content("P", () => {
        sheet.lines([fit(number, style, width - 20)], { ...style, leading: STYLES.figure.leading }, x + 9, top - 2);
        sheet.lines(wrap(label, STYLES.small, width - 20).slice(0, 2), STYLES.small, x + 9, top + 35);
      }),
    );
  });
}
