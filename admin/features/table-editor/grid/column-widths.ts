import * as z from "zod";
import { cellText } from "../rules/edited-cells.ts";
import type { Column } from "#domain/products/editor-columns.ts";
import type { Sheet } from "../rules/put.ts";
import { useState } from "react";
import { columnWidths, isNarrow } from "./layout.ts";

export const NARROWEST = 64;
export const WIDEST = 800;
export type ColumnWidths = Readonly<Record<string, number>>;

const STORED = "plantroom-table-widths";
const widthsSchema = z.record(z.string().max(250), z.number().min(NARROWEST).max(WIDEST));

/** The widths that were chosen on this device, by the keys of the columns. */
function readWidths(): ColumnWidths {
  try {
    return widthsSchema.parse(JSON.parse(localStorage.getItem(STORED) ?? "{}"));
  } catch {
    return {};
  }
}

function persistWidths(widths: ColumnWidths): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(widths));
  } catch {
    // Without storage the widths hold until the table is left.
  }
}

const possibleWidth = (width: number): number => Math.round(Math.max(NARROWEST, Math.min(WIDEST, width)));

/** The width of everything in a cell but its text: padding, border, the arrow of a sorted title or the mark of a change. */
const BESIDE_TEXT = 38;

/** How wide a column must be for its title and the longest of its texts, in the fonts of these elements. */
function fittingWidth(column: Column, { rows, value }: Sheet, title: Element, cell: Element): number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return NARROWEST;
  const widthOf = (text: string) => context.measureText(text).width;
  context.font = getComputedStyle(title).font;
  let widest = widthOf(column.unit ? `${column.label} (${column.unit})` : column.label);
  context.font = getComputedStyle(cell).font;
  for (const id of rows) widest = Math.max(widest, widthOf(cellText(column, value(id, column))));
  return possibleWidth(widest + BESIDE_TEXT);
}

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
    persistWidths(next);
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
