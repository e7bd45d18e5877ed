import { wrap } from "../text-shaping.ts";
import { COLOURS, GAP, PAGE_ROOM, STYLES, WHOLE_WIDTH, type Style } from "../theme.ts";
import type { Sheet } from "../sheet.ts";

/** Points of a list with a copper mark each, side by side in `columns`. */
export function bullets(
  sheet: Sheet,
  items: readonly string[],
  { columns = 1, column = WHOLE_WIDTH, style = STYLES.body as Style } = {},
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
