import { wrap } from "../text-shaping.ts";
import { BODY, COLOURS, GAP, PAGE_ROOM, STYLES, WIDTH } from "../theme.ts";
import type { Sheet } from "../sheet.ts";
import type { SpecificationGroup, SpecificationLine } from "../views/product-view.ts";
import { GROUP_HEIGHT, groupTitle, table, type TableColumn } from "./table.ts";

const WIDE = [222, 190, WIDTH - 412];

/** The specifications of a product in the same groups as on its web page. */
export function specificationTable(sheet: Sheet, groups: readonly SpecificationGroup[]): void {
  table(
    sheet,
    sheet.words.DATASHEET_WORDS.columns.map((title, index): TableColumn => ({
      title,
      width: WIDE[index] ?? 0,
      strong: index === 1,
    })),
    groups.map(({ title, rows }) => ({ title, rows: rows.map(({ name, value, unit }) => [name, value, unit]) })),
  );
}

/** The specifications in two columns if these fit on one page, otherwise as a table over several pages. */
export function compactSpecification(sheet: Sheet, groups: readonly SpecificationGroup[]): void {
  const height = specificationColumnsHeight(groups);
  if (height > PAGE_ROOM) return specificationTable(sheet, groups);
  sheet.need(height);
  specificationColumns(sheet, groups);
}

/** The height of the specifications as one table across the page. */
export function specificationHeight(groups: readonly SpecificationGroup[]): number {
  return HEAD_HEIGHT + groupsHeight(groups, WIDE);
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
        groupTitle(sheet, title, { x, width });
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

const NARROW = [118, 76, (WIDTH - GAP) / 2 - 194];
const HEAD_HEIGHT = STYLES.label.leading + 4;

function rowHeight({ name, value }: SpecificationLine, widths: readonly number[]): number {
  const lines = Math.max(
    wrap(name, STYLES.cell, (widths[0] ?? 0) - 8).length,
    wrap(value, STYLES.cellStrong, (widths[1] ?? 0) - 8).length,
  );
  return lines * STYLES.cell.leading + (widths === NARROW ? 6 : 8);
}

const groupsHeight = (groups: readonly SpecificationGroup[], widths: readonly number[]): number =>
  groups.reduce(
    (sum, { rows }) => sum + GROUP_HEIGHT + rows.reduce((rest, row) => rest + rowHeight(row, widths), 0),
    0,
  );

const columnHeight = (groups: readonly SpecificationGroup[]): number => groupsHeight(groups, NARROW);

/** The number of groups in the first column that makes the longer column as short as possible. */
function balanced(groups: readonly SpecificationGroup[]): number {
  const splits = Array.from({ length: Math.max(groups.length - 1, 0) }, (_, index) => index + 1);
  const longer = (split: number): number =>
    Math.max(columnHeight(groups.slice(0, split)), columnHeight(groups.slice(split)));
  return splits.reduce((best, split) => (longer(split) < longer(best) ? split : best), 1);
}
