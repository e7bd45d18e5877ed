import { fit } from "../text-shaping.ts";
import { COLOURS, STYLES } from "../theme.ts";
import type { Sheet } from "../sheet.ts";

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
