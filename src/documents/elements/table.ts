import { fit, wrap } from "../text-shaping.ts";
import { BODY, COLOURS, PAGE_ROOM, STYLES, WHOLE_WIDTH, type Column } from "../theme.ts";
import type { Sheet } from "../sheet.ts";

export type TableColumn = {
  title: string;
  width: number;
  strong?: boolean;
  /** Draws into the first line of each of its cells, in place of a text. */
  mark?: (sheet: Sheet, x: number, y: number) => void;
};

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
        room(STYLES.group.leading + 12 + STYLES.cell.leading + pad * 2);
        groupTitle(sheet, group.title, WHOLE_WIDTH);
      }
      for (const row of group.rows) tableRow(sheet, columns, lefts, row, pad, room);
    }
  });
}

/** The height of `groupTitle`. */
export const GROUP_HEIGHT = 8 + STYLES.group.leading + 2;

/** The row of a table that names the group below it. */
export function groupTitle(sheet: Sheet, title: string, { x, width }: Column): void {
  sheet.y += 8;
  sheet.tag("TR", () =>
    sheet.tag("TH", () =>
      sheet.content("TH", () => sheet.lines([fit(title, STYLES.group, width)], STYLES.group, x, sheet.y)),
    ),
  );
  sheet.y += STYLES.group.leading + 2;
  sheet.artifact(() => sheet.rule(sheet.y, COLOURS.petrol, x, width));
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
            if (start === 0) column.mark?.(sheet, left, sheet.y + pad - 1);
          }),
        );
      }),
    );
    sheet.y += height;
    sheet.artifact(() => sheet.rule(sheet.y));
  }
}
