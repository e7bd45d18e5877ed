import { whatsappHref, telHref, safeHref } from "#domain/address.ts";
import { BODY, COLOURS, GAP, STYLES, WIDTH, type Style } from "./look.ts";
import { fit, fitting, widthOf, wrap } from "./lettering.ts";
import { addLink } from "./pdfkit.ts";
import type { Column, Sheet } from "./sheet.ts";
import type { CompanyView } from "./views/company.ts";
import type { SpecificationGroup, SpecificationLine } from "./views/product.ts";

/** A picture in a format that PDF takes (JPEG or PNG): the path of its file, or its bytes. */
export type DrawablePicture = string | ArrayBuffer;
export type Art<T> = (picture: T) => DrawablePicture;

const WHOLE: Column = { x: BODY.left, width: WIDTH };
export const PAGE_ROOM = BODY.bottom - BODY.top;

/** A section's heading with a petrol rule above it. At least `keep` points of what follows stay on the same page. */
export function heading(sheet: Sheet, text: string, { keep = 60, bookmark = false, column = WHOLE } = {}): void {
  const { x, width } = column;
  const height = wrap(text, STYLES.heading, width).length * STYLES.heading.leading;
  sheet.need(Math.min(height + 14 + keep, PAGE_ROOM));
  if (bookmark) sheet.bookmark(text);
  sheet.artifact(() => {
    sheet.rule(sheet.y, COLOURS.petrol, x, width, 0.8);
    sheet.doc.rect(x, sheet.y - 1.4, 22, 2.8).fill(COLOURS.petrol);
  });
  sheet.y += 9;
  sheet.flow("H2", text, STYLES.heading, { x, width });
  sheet.y += 5;
}

/** A dimension line as on a drawing, with a text in the middle. */
export function dimensionLine(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  text = "",
  colour: string = COLOURS.lineStrong,
): void {
  const { doc } = sheet;
  sheet.artifact(() => {
    const line = fit(text, STYLES.label, width - 60);
    const gap = text === "" ? 0 : line.width + 14;
    doc.lineWidth(0.5).strokeColor(colour);
    for (const end of [x, x + width]) {
      doc
        .moveTo(end, y - 6)
        .lineTo(end, y + 6)
        .stroke();
      doc
        .lineWidth(1)
        .moveTo(end - 3, y + 3)
        .lineTo(end + 3, y - 3)
        .stroke()
        .lineWidth(0.5);
    }
    const middle = x + width / 2;
    doc
      .moveTo(x, y)
      .lineTo(middle - gap / 2, y)
      .moveTo(middle + gap / 2, y)
      .lineTo(x + width, y)
      .stroke();
    sheet.lines([line], STYLES.label, middle - line.width / 2, y - 5);
  });
}

/** A picture in a frame. With `cover` it fills the frame, else the whole picture is shown. */
export function picturePanel(
  sheet: Sheet,
  file: DrawablePicture,
  alt: string,
  box: { x: number; y: number; width: number; height: number },
  mode: "contain" | "cover" = "contain",
): void {
  const { doc } = sheet;
  const { x, y, width, height } = box;
  sheet.artifact(() => doc.rect(x, y, width, height).fill(COLOURS.ground));
  sheet.tag(
    "Figure",
    () =>
      sheet.content("Figure", () => {
        doc.save().rect(x, y, width, height).clip();
        const size: [number, number] = [width, height];
        doc.image(file, x, y, {
          align: "center",
          valign: "center",
          ...(mode === "cover" ? { cover: size } : { fit: size }),
        });
        doc.restore();
      }),
    { alt },
  );
  sheet.artifact(() => doc.lineWidth(0.5).strokeColor(COLOURS.line).rect(x, y, width, height).stroke());
}

/** Points of a list with a copper mark each, side by side in `columns`. */
export function bullets(
  sheet: Sheet,
  items: readonly string[],
  { columns = 1, column = WHOLE, style = STYLES.body as Style } = {},
): void {
  if (items.length === 0) return;
  const indent = 12;
  const width = (column.width - GAP * (columns - 1)) / columns;
  sheet.tag("L", () => {
    for (let start = 0; start < items.length; start += columns) {
      const row = items.slice(start, start + columns);
      const lines = row.map((item) => wrap(item, style, width - indent));
      const height = Math.max(...lines.map((item) => item.length)) * style.leading;
      if (height > PAGE_ROOM || (columns === 1 && height > sheet.room)) {
        // An item that is longer than a page, or alone in its row, may continue on the next page.
        for (const item of row)
          sheet.tag("LI", () =>
            sheet.flow("LBody", item, style, { x: column.x + indent, width: column.width - indent }),
          );
        sheet.y += 3;
        continue;
      }
      sheet.need(height);
      row.forEach((_, index) => {
        const x = column.x + index * (width + GAP);
        sheet.artifact(() => sheet.doc.rect(x, sheet.y + style.leading / 2 - 1.6, 3.6, 3.6).fill(COLOURS.copper));
        sheet.tag("LI", () =>
          sheet.tag("LBody", () =>
            sheet.content("LBody", () => sheet.lines(lines[index] ?? [], style, x + indent, sheet.y)),
          ),
        );
      });
      sheet.y += height + 3;
    }
  });
}

/** The height of `bullets` in one column. */
export function bulletsHeight(items: readonly string[], width: number, style: Style = STYLES.body): number {
  return items.reduce((sum, item) => sum + wrap(item, style, width - 12).length * style.leading + 3, 0);
}

/** Cells of equal height with hairlines between them, each with a title and a text. */
export function cards(
  sheet: Sheet,
  items: readonly { title: string; text: string }[],
  { columns = 2, numbered = false } = {},
): void {
  const width = (WIDTH - GAP * (columns - 1)) / columns;
  const indent = numbered ? 26 : 0;
  for (let start = 0; start < items.length; start += columns) {
    const row = items.slice(start, start + columns).map(({ title, text }) => ({
      title: wrap(title, STYLES.name, width - indent),
      text: wrap(text, STYLES.small, width - indent),
    }));
    const heights = row.map(
      (item) => item.title.length * STYLES.name.leading + item.text.length * STYLES.small.leading + 4,
    );
    const height = Math.max(...heights) + 18;
    sheet.need(height);
    row.forEach((item, index) => {
      const x = BODY.left + index * (width + GAP);
      sheet.artifact(() => {
        sheet.rule(sheet.y, COLOURS.lineStrong, x, width, 0.4);
        if (numbered)
          sheet.lines(
            [fit(String(start + index + 1), STYLES.figureMedium, 30)],
            { ...STYLES.figureMedium, size: 18 },
            x,
            sheet.y + 4,
          );
      });
      sheet.tag("Sect", () => {
        sheet.tag("H3", () => sheet.content("H3", () => sheet.lines(item.title, STYLES.name, x + indent, sheet.y + 7)));
        const y = sheet.y + 9 + item.title.length * STYLES.name.leading;
        sheet.tag("P", () => sheet.content("P", () => sheet.lines(item.text, STYLES.small, x + indent, y)));
      });
    });
    sheet.y += height;
  }
}

/** Large figures side by side, each above a dimension line and its label. */
export function figures(
  sheet: Sheet,
  items: readonly { number: string; label: string }[],
  style: Style = STYLES.figure,
): void {
  const width = (WIDTH - GAP * (items.length - 1)) / Math.max(items.length, 1);
  const labels = items.map(({ label }) => wrap(label, STYLES.small, width));
  const height = style.leading + 14 + Math.max(0, ...labels.map((label) => label.length)) * STYLES.small.leading;
  sheet.need(height);
  items.forEach((item, index) => {
    const x = BODY.left + index * (width + GAP);
    const fitted = fitting(item.number, style, width);
    sheet.tag("P", () =>
      sheet.content("P", () =>
        sheet.lines([fit(item.number, fitted, width)], { ...fitted, leading: style.leading }, x, sheet.y),
      ),
    );
    dimensionLine(sheet, x + 3, sheet.y + style.leading + 7, width - 6, "", COLOURS.copper);
    sheet.tag("P", () =>
      sheet.content("P", () => sheet.lines(labels[index] ?? [], STYLES.small, x, sheet.y + style.leading + 16)),
    );
  });
  sheet.y += height + 10;
}

/** A column of facts: labels with their values below, separated by hairlines. */
export function facts(
  sheet: Sheet,
  items: readonly { label: string; value: string }[],
  x: number,
  y: number,
  width: number,
): number {
  let at = y;
  for (const { label, value } of items) {
    sheet.artifact(() => sheet.rule(at, COLOURS.line, x, width));
    at += 6;
    at += sheet.place("P", label, STYLES.label, x, at, width);
    at += sheet.place("P", value, STYLES.cellStrong, x, at, width) + 6;
  }
  sheet.artifact(() => sheet.rule(at, COLOURS.line, x, width));
  return at - y;
}

export type TableColumn = { title: string; width: number; strong?: boolean };

/** A table whose head is repeated on every page. Rows may continue on the next page. */
export function table(
  sheet: Sheet,
  columns: readonly TableColumn[],
  groups: readonly { title: string | null; rows: readonly (readonly string[])[] }[],
): void {
  const pad = 5;
  const lefts = columns.map(
    (_, index) => BODY.left + columns.slice(0, index).reduce((sum, column) => sum + column.width, 0),
  );
  const head = (): void => {
    if (columns.every(({ title }) => title === ""))
      return sheet.artifact(() => sheet.rule(sheet.y, COLOURS.lineStrong));
    const titles = columns.map((column) => wrap(column.title, STYLES.label, column.width - 10).slice(0, 2));
    const height = Math.max(...titles.map((lines) => lines.length)) * STYLES.label.leading;
    titles.forEach((lines, index) => {
      const x = lefts[index] ?? BODY.left;
      const y = sheet.y + height - lines.length * STYLES.label.leading;
      sheet.tag("TH", () => sheet.content("TH", () => sheet.lines(lines, STYLES.label, x, y)));
    });
    sheet.y += height + 4;
    sheet.artifact(() => sheet.rule(sheet.y, COLOURS.lineStrong));
  };
  // The head must not be the last thing on a page.
  sheet.need(70);
  sheet.tag("Table", () => {
    sheet.tag("TR", head);
    const room = (height: number): void => {
      if (sheet.room >= height) return;
      sheet.addPage();
      sheet.tag("TR", head);
    };
    for (const group of groups) {
      if (group.title !== null) {
        const title = group.title;
        room(STYLES.group.leading + 12 + STYLES.cell.leading + pad * 2);
        sheet.y += 8;
        sheet.tag("TR", () =>
          sheet.tag("TH", () =>
            sheet.content("TH", () => sheet.lines([fit(title, STYLES.group, WIDTH)], STYLES.group, BODY.left, sheet.y)),
          ),
        );
        sheet.y += STYLES.group.leading + 2;
        sheet.artifact(() => sheet.rule(sheet.y, COLOURS.petrol));
      }
      for (const row of group.rows) tableRow(sheet, columns, lefts, row, pad, room);
    }
  });
}

function tableRow(
  sheet: Sheet,
  columns: readonly TableColumn[],
  lefts: readonly number[],
  row: readonly string[],
  pad: number,
  room: (height: number) => void,
): void {
  const cells = columns.map((column, index) =>
    wrap(row[index] ?? "", column.strong ? STYLES.cellStrong : STYLES.cell, column.width - 10),
  );
  const leading = STYLES.cell.leading;
  const most = Math.floor((PAGE_ROOM - 60) / leading);
  const longest = Math.max(...cells.map((lines) => lines.length));
  for (let start = 0; start < longest; start += most) {
    const parts = cells.map((lines) => lines.slice(start, start + most));
    const height = Math.max(...parts.map((lines) => lines.length)) * leading + pad * 2 - 2;
    room(height);
    sheet.tag("TR", () =>
      parts.forEach((lines, index) => {
        const column = columns[index];
        if (!column || lines.length === 0) return;
        const style = column.strong ? STYLES.cellStrong : STYLES.cell;
        const left = lefts[index] ?? BODY.left;
        sheet.tag(index === 0 ? "TH" : "TD", () =>
          sheet.content(index === 0 ? "TH" : "TD", () => {
            sheet.lines(lines, style, left, sheet.y + pad - 1);
          }),
        );
      }),
    );
    sheet.y += height;
    sheet.artifact(() => sheet.rule(sheet.y));
  }
}

const SPECIFICATION_COLUMNS: readonly TableColumn[] = [
  { title: "Specification", width: 222 },
  { title: "Value", width: 190, strong: true },
  { title: "Unit", width: WIDTH - 412 },
];

/** The specifications of a product in the same groups as on its web page. */
export function specificationTable(sheet: Sheet, groups: readonly SpecificationGroup[]): void {
  table(
    sheet,
    SPECIFICATION_COLUMNS,
    groups.map(({ title, rows }) => ({ title, rows: rows.map(({ name, value, unit }) => [name, value, unit]) })),
  );
}

/** The specifications in two columns if these fit on one page, else as a table over several pages. */
export function compactSpecification(sheet: Sheet, groups: readonly SpecificationGroup[]): void {
  const height = specificationColumnsHeight(groups);
  if (height > PAGE_ROOM) return specificationTable(sheet, groups);
  sheet.need(height);
  specificationColumns(sheet, groups);
}

/** The height of the specifications as one table across the page. */
export function specificationHeight(groups: readonly SpecificationGroup[]): number {
  return groups.reduce(
    (sum, { rows }) => sum + GROUP_HEIGHT + rows.reduce((rest, row) => rest + rowHeight(row, WIDE), 0),
    HEAD_HEIGHT,
  );
}

/** The groups in two columns, for a sheet that would otherwise not quite fit on one page. */
export function specificationColumns(sheet: Sheet, groups: readonly SpecificationGroup[]): void {
  const top = sheet.y;
  const split = balanced(groups);
  let end = top;
  [groups.slice(0, split), groups.slice(split)].forEach((part, side) => {
    const x = BODY.left + side * ((WIDTH - GAP) / 2 + GAP);
    const width = (WIDTH - GAP) / 2;
    sheet.y = top;
    for (const { title, rows } of part) {
      sheet.tag("Table", () => {
        sheet.y += 8;
        sheet.tag("TR", () =>
          sheet.tag("TH", () =>
            sheet.content("TH", () => sheet.lines([fit(title, STYLES.group, width)], STYLES.group, x, sheet.y)),
          ),
        );
        sheet.y += STYLES.group.leading + 2;
        sheet.artifact(() => sheet.rule(sheet.y, COLOURS.petrol, x, width));
        for (const row of rows) {
          const height = rowHeight(row, NARROW);
          sheet.tag("TR", () => {
            let left = x;
            ([row.name, row.value, row.unit] as const).forEach((text, index) => {
              const cell = NARROW[index] ?? 0;
              const style = index === 1 ? STYLES.cellStrong : STYLES.cell;
              const role = index === 0 ? "TH" : "TD";
              if (text !== "")
                sheet.tag(role, () =>
                  sheet.content(role, () => sheet.lines(wrap(text, style, cell - 8), style, left, sheet.y + 2.5)),
                );
              left += cell;
            });
          });
          sheet.y += height;
          sheet.artifact(() => sheet.rule(sheet.y, COLOURS.line, x, width));
        }
      });
    }
    end = Math.max(end, sheet.y);
  });
  sheet.y = end;
}

/** The height of `specificationColumns`; infinite if two columns save no space. */
export function specificationColumnsHeight(groups: readonly SpecificationGroup[]): number {
  if (groups.length < 2) return Infinity;
  const split = balanced(groups);
  return Math.max(columnHeight(groups.slice(0, split)), columnHeight(groups.slice(split)));
}

const WIDE = SPECIFICATION_COLUMNS.map(({ width }) => width);
const NARROW = [118, 76, (WIDTH - GAP) / 2 - 194];
const GROUP_HEIGHT = 8 + STYLES.group.leading + 2;
const HEAD_HEIGHT = STYLES.label.leading + 4;

function rowHeight({ name, value }: SpecificationLine, widths: readonly number[]): number {
  const lines = Math.max(
    wrap(name, STYLES.cell, (widths[0] ?? 0) - 8).length,
    wrap(value, STYLES.cellStrong, (widths[1] ?? 0) - 8).length,
  );
  return lines * STYLES.cell.leading + (widths === NARROW ? 6 : 8);
}

const columnHeight = (groups: readonly SpecificationGroup[]): number =>
  groups.reduce(
    (sum, { rows }) => sum + GROUP_HEIGHT + rows.reduce((rest, row) => rest + rowHeight(row, NARROW), 0),
    0,
  );

/** The number of groups in the first column that makes the longer column as short as possible. */
function balanced(groups: readonly SpecificationGroup[]): number {
  const splits = Array.from({ length: Math.max(groups.length - 1, 0) }, (_, index) => index + 1);
  const longer = (split: number): number =>
    Math.max(columnHeight(groups.slice(0, split)), columnHeight(groups.slice(split)));
  return splits.reduce((best, split) => (longer(split) < longer(best) ? split : best), 1);
}

/** The first specifications as large figures with their units, one under the other. */
export function keyFigures(
  sheet: Sheet,
  items: readonly SpecificationLine[],
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const cell = height / Math.max(items.length, 1);
  items.forEach(({ name, value, unit }, index) => {
    const top = y + index * cell;
    const unitStyle: Style = { ...STYLES.small, size: 10, leading: 25 };
    const unitWidth = unit === "" ? 0 : widthOf(unit, unitStyle) + 5;
    const style = fitting(value, STYLES.figureMedium, width - unitWidth);
    const line = fit(value, style, width - unitWidth);
    sheet.artifact(() =>
      sheet.rule(top, index === 0 ? COLOURS.petrol : COLOURS.line, x, width, index === 0 ? 0.8 : 0.5),
    );
    const middle = top + (cell - 38) / 2;
    sheet.tag("P", () =>
      sheet.content("P", () => {
        sheet.lines([line], { ...style, leading: 25 }, x, middle);
        if (unit !== "")
          sheet.lines([fit(unit, unitStyle, 70)], unitStyle, x + line.width + 5, middle + (style.size - 10) * 0.35);
        sheet.lines(wrap(name, STYLES.label, width).slice(0, cell > 52 ? 2 : 1), STYLES.label, x, middle + 26);
      }),
    );
  });
}

const contactHeight = (lines: number, ways: number): number =>
  Math.max(42 + lines * STYLES.small.leading, 18 + Math.ceil(ways / 2) * 26);

/** The maximum height of the contact block with a text of `lines` lines. */
export const CONTACT_HEIGHT = contactHeight(4, 6);
export const COMPACT_CONTACT_HEIGHT = 56;

/** The contact block at the foot of the last page. */
export function contactBlock(
  sheet: Sheet,
  company: CompanyView,
  text: { title: string; text: string },
  asked = false,
): void {
  const left = 196;
  // Shortens the block if it would otherwise be alone on a page.
  const compact = asked || (sheet.room < CONTACT_HEIGHT && sheet.room >= COMPACT_CONTACT_HEIGHT);
  const lines = compact ? [] : wrap(text.text, STYLES.small, left);
  const ways = contactWays(company).slice(0, compact ? 4 : 6);
  const height = compact ? COMPACT_CONTACT_HEIGHT : contactHeight(lines.length, ways.length);
  const pitch = compact ? 23 : 26;
  sheet.need(height);
  const top = BODY.bottom - height;
  sheet.artifact(() => {
    sheet.doc.rect(BODY.left, top, WIDTH, height).fill(COLOURS.petrolWash);
    sheet.doc.rect(BODY.left, top, 3, height).fill(COLOURS.copper);
  });
  sheet.tag("Sect", () => {
    sheet.tag("H2", () =>
      sheet.content("H2", () =>
        sheet.lines(
          [fit(text.title, STYLES.name, left)],
          { ...STYLES.name, colour: COLOURS.petrol },
          BODY.left + 18,
          top + 13,
        ),
      ),
    );
    if (lines.length > 0)
      sheet.tag("P", () => sheet.content("P", () => sheet.lines(lines, STYLES.small, BODY.left + 18, top + 31)));
    const x = BODY.left + 18 + left + 28;
    const width = (BODY.right - x - 14) / 2;
    ways.forEach(({ label, value, href }, index) => {
      const at = { x: x + (index % 2) * width, y: top + (compact ? 7 : 12) + Math.floor(index / 2) * pitch };
      sheet.tag("P", () =>
        sheet.content("P", () => sheet.lines([fit(label, STYLES.label, width - 8)], STYLES.label, at.x, at.y)),
      );
      sheet.tag(href ? "Link" : "P", (element) => {
        const style = href ? fitting(value, STYLES.cellStrong, width - 8) : STYLES.labelStrong;
        const line = fit(value, style, width - 8);
        sheet.content(href ? "Link" : "P", () =>
          sheet.lines(href ? [line] : wrap(value, style, width - 8).slice(0, 2), style, at.x, at.y + 9),
        );
        if (href) addLink(sheet.doc, { x: at.x, y: at.y + 9, width: line.width, height: 13 }, { href, label, element });
      });
    });
  });
  sheet.y = BODY.bottom;
}

function contactWays(company: CompanyView): { label: string; value: string; href?: string | undefined }[] {
  return [
    { label: "Sales", value: company.salesEmail, href: safeHref(`mailto:${company.salesEmail}`) },
    { label: "Documents and service", value: company.supportEmail, href: safeHref(`mailto:${company.supportEmail}`) },
    ...company.phones
      .slice(0, 2)
      .map(({ label, number }) => ({ label, value: number, href: safeHref(telHref(number)) })),
    { label: "WhatsApp", value: company.whatsapp, href: safeHref(whatsappHref(company.whatsapp, "")) },
    { label: "Office hours", value: company.hours },
  ].filter(({ value }) => value !== "");
}
