import { fit, wrap } from "../text-shaping.ts";
import { BODY, COLOURS, GAP, STYLES, WIDTH } from "../theme.ts";
import type { Sheet } from "../sheet.ts";

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
