import fc from "fast-check";
import { expect, test } from "vitest";
import { dayInCairo } from "#domain/documents/expiry.ts";
import { paperName, paperNames, sizeText } from "#domain/submittals/documents.ts";
import {
  faultsOf,
  filledForm,
  packageFileName,
  trimmedForm,
  typedFrom,
  type TypedForm,
} from "#domain/submittals/form.ts";
import { keptSubmittalFrom, NO_SUBMITTAL } from "#domain/submittals/kept-submittal.ts";

const DEFAULTS = { contractor: "Contractor", today: "2026-11-26" };
const SOUND: TypedForm = { project: "Hospital", number: "HVAC-014" };
const faults = (typed: TypedForm) => faultsOf(trimmedForm(filledForm({ ...SOUND, ...typed }, DEFAULTS)));

test("a form has defaults, and what was emptied stays empty", () => {
  expect(filledForm({}, DEFAULTS)).toMatchObject({ contractor: "Contractor", date: "2026-11-26", revision: "0" });
  expect(filledForm({ contractor: "" }, DEFAULTS).contractor).toBe("");
});

test("each fault belongs to its field", () => {
  expect(faults({})).toEqual({});
  expect(faults({ project: "  ", number: "" })).toEqual({ project: "missing", number: "missing" });
  expect(faults({ client: "x".repeat(121) })).toEqual({ client: "tooLong" });
  for (const revision of ["", "-1", "1.5", "100", "A"])
    expect(faults({ revision }), revision).toEqual({ revision: "noRevision" });
  for (const revision of ["0", "07", "99", "٢"]) expect(faults({ revision }), revision).toEqual({});
  for (const date of ["", "2026-02-30", "1999-01-01", "26.11.2026"])
    expect(faults({ date }), date).toEqual({ date: "noDay" });
});

test("the file is named by number and revision", () => {
  const name = (number: string, revision: string) => packageFileName({ number, revision });
  expect(name("HVAC-014", "2")).toBe("submittal-HVAC-014-rev2.pdf");
  expect(name("NT/HVAC 014", "0")).toBe("submittal-NT-HVAC-014-rev0.pdf");
  expect(name("../..\\", "0")).toBe("submittal-package-rev0.pdf");
});

test("the day is that of Cairo", () => {
  expect(dayInCairo(new Date("2026-11-26T21:59:00Z"))).toBe("2026-11-26");
  expect(dayInCairo(new Date("2026-11-26T22:01:00Z"))).toBe("2026-11-27");
});

test("whatever a browser has stored becomes a form within the limits", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const { form } = keptSubmittalFrom(stored);
      expect(Object.values(form).every((value) => typeof value === "string" && value.length <= 600)).toBe(true);
    }),
  );
  expect(keptSubmittalFrom(null)).toEqual(NO_SUBMITTAL);
  expect(typedFrom({ project: "A\0B", purpose: "toString", client: 7, remarks: "x".repeat(700) })).toEqual({
    project: "AB",
    remarks: "x".repeat(600),
  });
  expect(keptSubmittalFrom({ leftOut: { ahu: { datasheet: true, comparison: "yes" }, fan: 3 } }).leftOut).toEqual({
    ahu: { datasheet: true },
    fan: {},
  });
});

test("papers and sizes are named", () => {
  const a4 = { width: 595, height: 842 };
  expect(paperNames([a4, { width: 1191, height: 842 }, a4])).toBe("A4, A3");
  expect(paperName({ width: 612, height: 792 })).toBe("Letter");
  expect(paperName({ width: 100, height: 400 })).toBe("35 × 141 mm");
  expect([sizeText(12), sizeText(340_400), sizeText(1_250_000)]).toEqual(["1 kB", "340 kB", "1.3 MB"]);
});
