import { expect, test } from "vitest";
import { attributeFinder, type AskedAttribute } from "#domain/schedules/find-attribute.ts";
import { tagsFirst } from "#domain/schedules/tags.ts";
import { readSchedule, rowsOfTable, type ScheduleSource } from "#domain/schedules/read-schedule.ts";

const refusal = (source: ScheduleSource): string => {
  try {
    return `${readSchedule(source, {}).rows.length} rows`;
  } catch (error) {
    return String(error);
  }
};
const pasted = (text: string) => refusal({ kind: "text", text });
const FILE = { name: "a.xlsx", problems: [] };
const LINE = "CH-01, water-cooled chiller, 350 TR";

test("a line or cell that is too long is named and refused, wherever it comes from", () => {
  const long = "1 ".repeat(1001);
  expect(pasted(`${LINE}\nCH-02 ${long}`)).toContain("A line or cell of this has 2,008 characters (“CH-02 1 1");
  expect(
    refusal({
      kind: "rows",
      name: "a.xlsx",
      rows: [
        ["Tag", "Qty"],
        ["CH-01", long],
      ],
    }),
  ).toContain("2,002 characters");
  expect(() =>
    rowsOfTable({
      ...FILE,
      rows: [
        ["Tag", "Qty"],
        ["CH-01", long],
      ],
    }),
  ).toThrow("2,002 characters");
  expect(pasted(`${LINE}, ${"silent ".repeat(200)}`)).toBe("1 rows");
});

test("so is a schedule of more characters than 500 rows have", () => {
  expect(pasted(Array.from({ length: 60 }, () => `${LINE} ${"1 ".repeat(900)}`).join("\n"))).toContain(
    "at most 100,000 are read at once",
  );
});

test("of a file no more rows are read than are refused", () => {
  expect(rowsOfTable({ ...FILE, rows: Array.from({ length: 5000 }, () => ["CH-01", "350 TR"]) })).toHaveLength(2001);
});

test("a specification may be called like something that all objects have", () => {
  const named = (name: string): AskedAttribute => ({
    ...{ id: name, name, unit: "kW", kind: "number", better: null, decimals: null, group: "general", synonyms: [] },
  });
  const find = attributeFinder(["constructor", "__proto__", "toString"].map(named));
  expect(find({ name: "constructor", unit: "kW" }, [])).toMatchObject({ attribute: { id: "constructor" } });
});

// With a pattern that can read a list in several ways each of these takes longer than anybody waits.
test.each([
  [`FCU-1${Array.from({ length: 300 }, (_, at) => `&${at + 2}`).join("")}.`, null],
  [`A1${"&A1/1".repeat(300)}!`, null],
  [`CH-1${"&1".repeat(300)}: chillers`, `CH-1${"&1".repeat(300)}`],
])("a long list of tags is read once", (line, tag) => expect(tagsFirst(line)?.tag ?? null).toBe(tag));

test.each([
  ["AHU-1, 2 & 4: supply", "AHU-1, 2 & 4"],
  ["CH-01 & 02, 350 TR", "CH-01 & 02"],
  ["P-1, 2 and 3: pumps", "P-1, 2 and 3"],
  ["P-1 & 2 & 3", "P-1 & 2 & 3"],
  ["CH-01 to CH-03: chillers", "CH-01 to CH-03"],
  ["CH-01, 350 TR", "CH-01"],
  ["1. P-1A/B/C", "P-1A/B/C"],
  ["FCU-1/2/3", "FCU-1/2/3"],
  ["CHWP-B1-01~03 pumps", "CHWP-B1-01~03"],
  ["AHU-L1-01 350 TR", "AHU-L1-01"],
  ["R-134a chiller", null],
])("the tags of %j are %j", (line, tag) => expect(tagsFirst(line)?.tag ?? null).toBe(tag));
