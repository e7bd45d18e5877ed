import { textCells } from "../export/export-cells.ts";
import type { ColumnLook, WorkbookTab } from "../export/workbook-file.ts";
import { productTable, unambiguousNames } from "../export/write-export.ts";
import type { TableProduct } from "../export/export-columns.ts";
import { LANGUAGE } from "../languages/languages.ts";
import { settingCell, SETTING_ROWS, settingsOf, settingWordsCell } from "./company-cells.ts";
import { howToRows } from "./how-to.ts";
import { cellOf, columnsOf, type Column } from "./record-cells.ts";
import { PRODUCT_WORD_HEADS, productWordsCell } from "./product-words.ts";
import {
  AFTER_PRODUCTS,
  BEFORE_PRODUCTS,
  COMPANY_SHEET,
  HOW_TO_TITLE,
  inWords,
  PRODUCTS_TITLE,
  SETTING_HEADS,
  type RecordSheet,
} from "./sheets.ts";
import {
  namedRecords,
  WORKBOOK_LANGUAGES,
  writtenNames,
  type SiteContent,
  type SiteRow,
  type WorkbookLanguage,
} from "./site-content.ts";

/** The tabs of a whole site. Of one without content it is the empty template. */
export function workbookTabs(content: SiteContent): WorkbookTab[] {
  const records = namedRecords(content);
  const names = writtenNames(records);
  const tab = (sheet: RecordSheet) => recordTab(sheet, content[sheet.table] ?? [], names);
  return [
    {
      name: HOW_TO_TITLE,
      rows: howToRows(),
      looks: [
        { width: 28, wraps: true },
        { width: 90, wraps: true },
      ],
    },
    companyTab(content["settings"] ?? []),
    ...BEFORE_PRODUCTS.map(tab),
    productTab(content),
    ...AFTER_PRODUCTS.map(tab),
  ];
}

type Cells = { head: string; look: ColumnLook; cells: string[][] };

/** Columns of which some need several cells: their head is repeated. */
function tabOf(name: string, columns: readonly Cells[]): WorkbookTab {
  const widths = columns.map(({ cells }) => Math.max(1, ...cells.map(({ length }) => length)));
  const rows = columns[0]?.cells.map((_, row) =>
    columns.flatMap(({ cells }, at) => Array.from({ length: widths[at] ?? 1 }, (__, part) => cells[row]?.[part] ?? "")),
  );
  const spread = <T>(of: (column: Cells) => T): T[] =>
    columns.flatMap((column, at) => Array.from({ length: widths[at] ?? 1 }, () => of(column)));
  return { name, rows: [spread(({ head }) => head), ...(rows ?? [])], looks: spread(({ look }) => look) };
}

const RIGHT_TO_LEFT: ColumnLook = { rightToLeft: true, wraps: true };
const lookOf = (language: WorkbookLanguage | undefined, isLong: boolean): ColumnLook => ({
  ...(isLong && { width: 40, wraps: true }),
  ...(language && LANGUAGE[language.code].direction === "rtl" && RIGHT_TO_LEFT),
});
const isLong = ({ field }: Column): boolean =>
  ["long text", "markdown", "entries", "sections"].includes(field.control.type);

function recordTab(sheet: RecordSheet, rows: readonly SiteRow[], names: ReturnType<typeof writtenNames>): WorkbookTab {
  const columns = columnsOf(sheet.fields, WORKBOOK_LANGUAGES);
  const typed = rows.map((row) =>
    Object.fromEntries(Object.entries(sheet.fields).map(([name, field]) => [name, field.typed(row[name])])),
  );
  return tabOf(
    sheet.title,
    columns.map((column) => ({
      head: column.head,
      look: lookOf(column.language, isLong(column)),
      cells: rows.map((row, at) => textCells(cellOf(column, row, typed[at] ?? {}, names))),
    })),
  );
}

function companyTab(rows: readonly SiteRow[]): WorkbookTab {
  const settings = settingsOf(rows);
  const column = (head: string, look: ColumnLook, cells: string[]): Cells => ({
    head,
    look,
    cells: cells.map((cell) => textCells(cell)),
  });
  return tabOf(COMPANY_SHEET.title, [
    column(
      SETTING_HEADS.name,
      { width: 30 },
      SETTING_ROWS.map(({ field }) => field.label),
    ),
    column(
      SETTING_HEADS.value,
      lookOf(undefined, true),
      SETTING_ROWS.map((row) => settingCell(row, settings)),
    ),
    ...WORKBOOK_LANGUAGES.map((language) =>
      column(
        inWords(SETTING_HEADS.value, language.name),
        lookOf(language, true),
        SETTING_ROWS.map((row) => settingWordsCell(row, settings, language.code)),
      ),
    ),
  ]);
}

/** The products as their own export writes them, with their words beside. */
function productTab(content: SiteContent): WorkbookTab {
  const rows = content["products"] ?? [];
  const namesOf = (table: string) =>
    unambiguousNames((content[table] ?? []) as unknown as Parameters<typeof unambiguousNames>[0]);
  const [brands, categories] = [namesOf("brands"), namesOf("categories")];
  const families = rows.filter((row) => row["item_type"] === "category");
  const series = unambiguousNames(families as unknown as Parameters<typeof unambiguousNames>[0]);
  const products = rows.map((row) => ({
    ...(row as unknown as TableProduct),
    series: series.get(String(row["series_id"] ?? "")) ?? "",
    brand: brands.get(String(row["brand_id"])) ?? "",
    category: categories.get(String(row["category_id"])) ?? "",
  }));
  const [heads = [], ...body] = productTable(products);
  const columns = heads.map((head, at): Cells => ({ head, look: {}, cells: body.map((row) => [row[at] ?? ""]) }));
  for (const { head, column } of PRODUCT_WORD_HEADS) {
    const words = WORKBOOK_LANGUAGES.map((language) => ({
      head: inWords(head, language.name),
      look: lookOf(language, true),
      cells: rows.map((row) => textCells(productWordsCell(column, row, language.code))),
    }));
    columns.splice(columns.findLastIndex((one) => one.head === head) + 1, 0, ...words);
  }
  return tabOf(PRODUCTS_TITLE, columns);
}
