import { useState } from "react";
import type { Sheet } from "#domain/table-edit/put.ts";
import { fittingWidth, keepWidths, possibleWidth, readWidths } from "./column-widths.ts";
import { columnWidths, isNarrow } from "./layout.ts";

/**
 * How wide the columns are: as chosen on this device, or the default. On a narrow screen the table divides its width among
 * them.
 */
export function useWidths(sheet: Sheet, tableWidth: number) {
  const [chosen, setChosen] = useState(readWidths);
  const { columns } = sheet;
  const widths = columnWidths(columns, tableWidth, chosen);
  const set = (place: number, width: number) => {
    const column = columns[place];
    if (!column) return;
    const next = { ...chosen, [column.key]: possibleWidth(width) };
    setChosen(next);
    keepWidths(next);
  };
  return {
    widths,
    resizing: isNarrow(tableWidth)
      ? null
      : {
          set,
          /** Fits a column to its title and its longest text. `title` is the element of the title, whose font is measured. */
          fit: (place: number, title: Element) => {
            const column = columns[place];
            const cell = title
              .closest("[role=grid]")
              ?.querySelector(`[role=row] > :nth-child(${place + 1}):not([data-title])`);
            if (column) set(place, fittingWidth(column, sheet, title, cell ?? title));
          },
        },
  };
}
export type Resizing = NonNullable<ReturnType<typeof useWidths>["resizing"]>;
