import { wrap } from "../text-shaping.ts";
import { BODY, GAP, STYLES, WIDTH, type Style } from "../theme.ts";
import type { Sheet } from "../sheet.ts";

const LABEL = 78;
const PAD = 4;

/** Names with values in columns beside each other, each above a hairline. The cursor ends below them. */
export function facts(
  sheet: Sheet,
  items: readonly { label: string; value: string }[],
  { columns = 2, style = STYLES.cellStrong as Style } = {},
): void {
  const width = (WIDTH - GAP * (columns - 1)) / columns;
  for (let at = 0; at < items.length; at += columns) {
    const row = items.slice(at, at + columns);
    const values = row.map(({ value }) => wrap(value, style, width - LABEL));
    const height = Math.max(...values.map((lines) => lines.length)) * style.leading + PAD * 2;
    sheet.need(height);
    row.forEach(({ label }, index) => {
      const x = BODY.left + index * (width + GAP);
      sheet.tag("P", () =>
        sheet.content("P", () => {
          const middle = sheet.y + PAD + (style.leading - STYLES.small.leading) / 2;
          sheet.lines(wrap(label, STYLES.small, LABEL - 6).slice(0, 1), STYLES.small, x, middle);
          sheet.lines(values[index] ?? [], style, x + LABEL, sheet.y + PAD);
        }),
      );
      sheet.artifact(() => sheet.rule(sheet.y + height, undefined, x, width));
    });
    sheet.y += height;
  }
}
