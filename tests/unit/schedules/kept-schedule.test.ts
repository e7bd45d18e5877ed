import fc from "fast-check";
import { expect, test } from "vitest";
import { columnsFrom, keptFrom, NO_SCHEDULE, rowKeys, withColumn } from "#domain/schedules/kept-schedule.ts";
import { readSchedule } from "#domain/schedules/read-schedule.ts";

const read = (text: string, columns = {}) => readSchedule({ kind: "text", text }, columns);

test("whatever the browser has stored, it becomes a schedule", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const kept = keptFrom(stored);
      expect(keptFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      expect(Object.values(columnsFrom(stored)).every((use) => typeof use === "string")).toBe(true);
    }),
  );
  expect(keptFrom(null)).toEqual(NO_SCHEDULE);
});

test("what was decided for a row is found again when other rows come before it", () => {
  const [second] = rowKeys(read("CH-02, 200 TR").rows);
  const all = rowKeys(read("CH-01, 350 TR\nCH-02, 200 TR\nCH-02, 200 TR").rows);
  expect(all[1]).toBe(second);
  expect(new Set(all).size).toBe(3);
});

test("a corrected column is remembered by its heading, whatever its place in the next schedule", () => {
  const corrected = withColumn({}, "Sens. load (kW)", "asked:sensible");
  const text = "Sens. load (kW)\tTag\tQty\n5\tFCU-01\t2\n6\tFCU-02\t3";
  expect(read(text, corrected).rows[0]?.entries).toEqual([
    { name: "Sens. load", unit: "kW", text: "5", attribute: "sensible" },
  ]);
  expect(read(text, withColumn(corrected, "SENS. LOAD (KW)", "ignore")).rows[0]?.entries).toEqual([]);
});

test("what is no schedule, or too long for one, is refused with what to do", () => {
  expect(() => read("  \n ")).toThrow("There is nothing to read yet.");
  expect(() => read("Dear Sirs,\nplease call.")).toThrow("No row of equipment was found in this.");
  const many = Array.from({ length: 10_000 }, (_, at) => `CH-${at}, 350 TR`).join("\n");
  expect(() => read(many)).toThrow("This schedule has 10,000 rows; at most 500 are read at once.");
});

test("any text is read or refused, and never fails otherwise", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      try {
        expect(read(text).rows.length).toBeGreaterThan(0);
      } catch (error) {
        expect((error as Error).name).toBe("TableError");
      }
    }),
  );
});
