import { COLOURS, STYLES } from "../look.ts";
import type { Sheet } from "../sheet.ts";

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
