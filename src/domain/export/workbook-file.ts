import { writeXlsx, type CellStyle } from "hucre/xlsx";
import { CELL_MAX, harmlessText } from "../text/csv.ts";

/** In a workbook, '_x000D_' is an escaped character. A text that contains such a sequence has its underscore escaped. */
const textOf = (value: string): string => harmlessText(value, "workbook").replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");

const HEADER = { font: { bold: true } } as const;
const [NARROWEST, WIDEST] = [10, 40];

/** How a column of a workbook looks, if not as wide as its header. */
export type ColumnLook = {
  width?: number;
  hidden?: true;
  /** Long texts are broken into lines. */
  wraps?: true;
  /** Its texts run from right to left, also those that are yet to be typed. */
  rightToLeft?: true;
};

const styleOf = ({ wraps, rightToLeft }: ColumnLook): CellStyle => ({
  alignment: {
    ...(wraps && { wrapText: true, vertical: "top" as const }),
    ...(rightToLeft && { readingOrder: "rtl" as const, horizontal: "right" as const }),
  },
});

/** A sheet of a workbook: its first row is the header, which stays in view. */
export type WorkbookTab = { name: string; rows: readonly (readonly string[])[]; looks?: readonly ColumnLook[] };

/** An XLSX file of one sheet. */
export const workbookFile = (
  name: string,
  rows: readonly (readonly string[])[],
  looks: readonly ColumnLook[] = [],
): Promise<Uint8Array<ArrayBuffer>> => tabsFile([{ name, rows, looks }]);

/** An XLSX file of several. Every cell is text, as it was typed; throws a RangeError where a text is too long for a cell. */
export async function tabsFile(tabs: readonly WorkbookTab[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await writeXlsx({ sheets: tabs.map(sheetOf) }));
}

function sheetOf({ name, rows, looks = [] }: WorkbookTab) {
  if (rows.some((row) => row.some((value) => value.length > CELL_MAX)))
    throw new RangeError("A text is too long for a cell of a workbook. Please choose CSV.");
  const columns = (rows[0] ?? []).map((header, at) => {
    const {
      width = Math.min(WIDEST, Math.max(NARROWEST, header.length + 2)),
      hidden = false,
      ...look
    } = looks[at] ?? {};
    return { width, hidden, ...(Object.keys(look).length > 0 && { style: styleOf(look) }) };
  });
  const headers = (rows[0] ?? []).map((header, at) => [`0,${at}`, { value: textOf(header), style: HEADER }] as const);
  // Only a cell that is there keeps its direction, so the empty ones of such a column are written, too.
  const empty = looks.flatMap((look, at) =>
    look.rightToLeft
      ? rows.flatMap((row, number) =>
          row[at] === "" ? [[`${number},${at}`, { value: null, style: styleOf(look) }] as const] : [],
        )
      : [],
  );
  const cells = new Map<string, { value: string | null; style: CellStyle }>([...headers, ...empty]);
  return {
    name,
    columns,
    cells,
    // Leave empty cells out, which makes files with many columns much smaller.
    rows: rows.map((row) => row.map((value) => (value === "" ? null : textOf(value)))),
    freezePane: { rows: 1 },
  };
}
