import { strToU8, zipSync } from "fflate";
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { cellText } from "#domain/import/table/table-cells.ts";
import { readTable, TABLE_MB_MAX, TABLE_ROWS_MAX, type ReadingChoices } from "#domain/import/table/read-table.ts";
import { importSession } from "#domain/import/session.ts";
import { inBytes, utf16, utf8 } from "../files.ts";

const texts = async (bytes: Uint8Array) => (await readTable(bytes)).table.rows.map((row) => row.map(cellText));
const ROWS = [
  ["Modell", "Kälteleistung"],
  ["YK", "12,5"],
];
const CSV = "Modell;Kälteleistung\r\nYK;12,5\r\n";

describe("the encoding and the delimiter are recognised", () => {
  test.each([
    ["UTF-8", utf8(CSV), "utf-8"],
    ["UTF-8 with a mark", utf8(`\uFEFF${CSV}`), "utf-8"],
    ["UTF-16 LE", utf16(CSV), "utf-16le"],
    ["UTF-16 LE without a mark", utf16(CSV, { mark: false }), "utf-16le"],
    ["UTF-16 BE", utf16(CSV, { bigEndian: true }), "utf-16be"],
    ["Windows-1252", inBytes(CSV, "windows-1252"), "windows-1252"],
  ])("%s", async (_name, bytes, encoding) => {
    expect(await texts(bytes)).toEqual(ROWS);
    expect((await readTable(bytes)).chosen).toEqual({ encoding, delimiter: ";" });
  });

  test("Arabic in Windows-1256", async () => {
    const rows = "الموديل,القدرة\nمبرد المياه,مضخة التبريد\nوحدة مناولة الهواء,مروحة\n";
    const read = await readTable(inBytes(rows, "windows-1256"));
    expect(read.chosen.encoding).toBe("windows-1256");
    expect(cellText(read.table.rows[1]?.[0])).toBe("مبرد المياه");
  });

  test("tabs, and a correction by hand", async () => {
    expect(await texts(utf8("a,b\tc\nd,e\tf"))).toEqual([
      ["a,b", "c"],
      ["d,e", "f"],
    ]);
    const { table } = await readTable(utf8("a,b\tc"), { delimiter: "," });
    expect(table.rows).toEqual([["a", "b\tc"]]);
  });
});

test("quotes, line breaks, trailing blanks, braces and slashes stay as they are meant", async () => {
  const csv = 'Name,Text,,\n"A ""quoted"", name","two\nlines",  ,\n{b}/\\c\u00a0 ,1/2 ,,\n\n';
  expect(await texts(utf8(csv))).toEqual([
    ["Name", "Text"],
    ['A "quoted", name', "two\nlines"],
    ["{b}/\\c", "1/2"],
  ]);
});

test("formulas in a CSV file are reported, protected leading zeros are not", async () => {
  const { table } = await readTable(utf8('a,b,c\n=1+1,"=""0123""",\'=kept\n'));
  expect(table.problems).toEqual([{ row: 1, column: 0, reason: "is a formula, not a value" }]);
  expect(table.rows[1]).toEqual(["=1+1", "0123", "=kept"]);
});

describe("workbooks", () => {
  test("one with rows of thousands of empty cells is refused before they are made", async () => {
    const wide = new Array<string | null>(16_384).fill(null).with(-1, "x");
    const bytes = await writeXlsx({ sheets: [{ name: "Data", rows: Array.from({ length: 250 }, () => wide) }] });
    await expect(readTable(bytes)).rejects.toThrow("too wide");
  });

  test("a format that is longer than spreadsheet programs allow adds no unit", async () => {
    const cells = new Map([["1,1", { style: { numFmt: `0"${"k".repeat(300)}"` } }]]);
    const bytes = await writeXlsx({
      sheets: [
        {
          name: "Data",
          rows: [
            ["Model", "Capacity"],
            ["YK", 12],
          ],
          cells,
        },
      ],
    });
    expect((await readTable(bytes)).table.rows[1]).toEqual(["YK", "12"]);
  });

  test("merged cells are filled, and numbers are not rounded and keep the unit of their format", async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: "Data",
          rows: [
            ["Model", "Capacity", null],
            [null, "Cooling", "Heating"],
            ["YK", 1055.25, 0.19],
            ["YT", 0.1 + 0.2, new Date(Date.UTC(2026, 0, 5))],
          ],
          merges: [
            { startRow: 0, endRow: 0, startCol: 1, endCol: 2 },
            { startRow: 0, endRow: 1, startCol: 0, endCol: 0 },
          ],
          cells: new Map([
            ["2,1", { style: { numFmt: '#,##0" kW"' } }],
            ["2,2", { style: { numFmt: "0%" } }],
          ]),
        },
        { name: "Other", rows: [["x"]] },
      ],
    });
    const { sheets } = await readTable(bytes);
    expect(sheets).toEqual(["Data", "Other"]);
    expect(await texts(bytes)).toEqual([
      ["Model", "Capacity", "Capacity"],
      ["Model", "Cooling", "Heating"],
      ["YK", "1055.25 kW", "19 %"],
      ["YT", "0.3", "2026-01-05"],
    ]);
    expect((await readTable(bytes, { sheet: "Other" })).table.rows).toEqual([["x"]]);
  });

  test("the first sheet with a table is read, a cover is not", async () => {
    const rows = [
      ["Model", "COP", "Weight"],
      ["YK", 5, 300],
    ];
    const cover = { name: "Cover", rows: [["Price list"], ["Phone", "0100"]] };
    const bytes = await writeXlsx({ sheets: [cover, { name: "Chillers", rows }, { name: "Pumps", rows }] });
    const { table, sheets } = await readTable(bytes);
    expect([table.name, sheets]).toEqual(["Chillers", ["Cover", "Chillers", "Pumps"]]);
    expect((await readTable(bytes, { sheet: "Cover" })).table.name).toBe("Cover");
    expect((await readTable(await writeXlsx({ sheets: [cover] }))).table.name).toBe("Cover");
  });

  test("a formula counts by its result; a cell without one, or with an error, is reported", async () => {
    const cells = new Map([
      ["1,0", { value: 5, type: "formula" as const, formula: "2+3", formulaResult: 5 }],
      ["1,1", { value: null, type: "formula" as const, formula: "A1" }],
      ["1,2", { value: "#REF!", type: "error" as const }],
    ]);
    const { table } = await readTable(await writeXlsx({ sheets: [{ name: "S", rows: [["a", "b", "c"]], cells }] }));
    expect(table.rows[1]?.[0]).toBe("5");
    expect(table.problems.map(({ column, reason }) => [column, reason])).toEqual([
      [1, expect.stringContaining("without its result")],
      [2, "holds the error #REF!"],
    ]);
  });
});

const said = (bytes: Uint8Array, choices?: ReadingChoices) =>
  importSession()
    .read(bytes, choices)
    .then(
      () => "read",
      (error: Error) => `${error.name}: ${error.message}`,
    );
const CHANGED_PLACES = "Perhaps rows and columns have changed places.";

describe("files that are not a table, or too large, are refused with a reason", () => {
  /** A workbook whose directory declares another size for its largest part. */
  const lying = async (declared: number) => {
    const rows = Array.from({ length: 2000 }, () => [1, 2, 3]);
    const zip = (await writeXlsx({ sheets: [{ name: "S", rows }] })).slice();
    const view = new DataView(zip.buffer);
    const entries = [];
    for (let at = 0; at < zip.length - 30; at += 1) if (view.getUint32(at, true) === 0x02014b50) entries.push(at + 24);
    const [largest = 0] = entries.sort((a, b) => view.getUint32(b, true) - view.getUint32(a, true));
    view.setUint32(largest, declared, true);
    return zip;
  };
  test.each([
    ["a renamed PDF", utf8("%PDF-1.7\n"), "TableError: This is a PDF"],
    ["an old Excel file", inBytes("ÐÏ\u0011à¡±", "windows-1252"), "TableError: This is an old Excel file"],
    ["a picture", inBytes("‰PNG\r\n", "windows-1252"), "TableError: This is a picture"],
    ["a web page", utf8("<html><table>"), "TableError: This is a web page"],
    ["nothing", new Uint8Array(0), "TableError: This file is empty"],
    ["blank lines", utf8("\n , ,\n"), "TableError: This table is empty"],
    ["bytes that are not text", new Uint8Array([1, 0, 0, 7, 0, 3, 9]), "TableError: This file is not a table"],
    [
      "too many columns",
      utf8(`a${",b".repeat(2999)}\n${"a\n".repeat(3100)}`),
      "3,000 columns; at most 1,000 are read. Delete",
    ],
    ["many columns and few rows", utf8(`a${",b".repeat(2999)}\n`.repeat(40)), CHANGED_PLACES],
    ["too many rows", utf8("a\n".repeat(TABLE_ROWS_MAX + 100)), "more than 20,000 rows"],
    ["too many bytes", new Uint8Array(30 * 1024 * 1024), `30 MB; at most ${TABLE_MB_MAX} MB`],
    ["another ZIP", zipSync({ "a.txt": strToU8("a") }), "holds no Excel table"],
    ["a damaged ZIP", zipSync({ "xl/workbook.xml": strToU8("a") }).subarray(0, 40), "damaged"],
  ])("%s", async (_name, bytes, reason) => expect(await said(bytes)).toContain(reason));

  test("rows that are to be read as columns", async () => {
    const bytes = utf8("a,b\n".repeat(3000));
    expect(await said(bytes)).toBe("read");
    expect(await said(bytes, { inColumns: true })).toContain(CHANGED_PLACES);
  });

  test("a ZIP bomb, by the size that it declares, and when it unpacks to more than that", async () => {
    expect(await said(await lying(160 * 1024 * 1024))).toContain("160 MB unpacked");
    for (const declared of [0, 1000]) expect(await said(await lying(declared))).toContain("damaged");
  });
});
