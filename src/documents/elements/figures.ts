import { fit, fitting, widthOf, wrap } from "../text-shaping.ts";
import { BODY, COLOURS, GAP, STYLES, WIDTH, type Style } from "../theme.ts";
import type { Sheet } from "../sheet.ts";
import type { SpecificationLine } from "../views/product-view.ts";
import { dimensionLine } from "./dimension-line.ts";

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
        const unitLine = fit(unit, unitStyle, 70);
        // A figure and its unit keep their order where everything else is mirrored.
        const turned = unit !== "" && sheet.isMirrored && !unitLine.rightToLeft;
        sheet.lines([line], { ...style, leading: 25 }, turned ? x + unitLine.width + 5 : x, middle);
        if (unit !== "")
          sheet.lines([unitLine], unitStyle, turned ? x : x + line.width + 5, middle + (style.size - 10) * 0.35);
        sheet.lines(wrap(name, STYLES.label, width).slice(0, cell > 52 ? 2 : 1), STYLES.label, x, middle + 26);
      }),
    );
  });
}
