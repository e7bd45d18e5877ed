import { wrap } from "../text-shaping.ts";
import { COLOURS, PAGE_ROOM, STYLES, WHOLE_WIDTH } from "../theme.ts";
import type { Sheet } from "../sheet.ts";

/** A section's heading with a petrol rule above it. At least `keep` points of what follows stay on the same page. */
export function heading(sheet: Sheet, text: string, { keep = 60, bookmark = false, column = WHOLE_WIDTH } = {}): void {
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
