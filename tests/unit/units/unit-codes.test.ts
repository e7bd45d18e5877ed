import { expect, test } from "vitest";
import { unitCode } from "#domain/units/unit-codes.ts";
import { COMMON_UNITS } from "#domain/units/units.ts";

/** As recommendation 20 of UN/CEFACT names them. */
test.each([
  ["kW", "KWT"],
  ["Btu/h", "2I"],
  ["kVA", "KVA"],
  ["V", "VLT"],
  ["A", "AMP"],
  ["Hz", "HTZ"],
  ["l/s", "G51"],
  ["m³/h", "MQH"],
  ["gpm", "G2"],
  ["cfm", "2L"],
  ["Pa", "PAL"],
  ["kPa", "KPA"],
  ["bar", "BAR"],
  ["psi", "PS"],
  ["°C", "CEL"],
  ["°F", "FAH"],
  ["mm", "MMT"],
  ["m", "MTR"],
  ["in", "INH"],
  ["m²", "MTK"],
  ["m³", "MTQ"],
  ["l", "LTR"],
  ["kg", "KGM"],
  ["lb", "LBR"],
  ["t", "TNE"],
  ["rpm", "RPM"],
  ["%", "P1"],
])("search engines know %s as %s", (unit, code) => expect(unitCode(unit)).toBe(code));

test("no two units share a code, and units without one are left out", () => {
  const codes = COMMON_UNITS.flatMap((unit) => unitCode(unit) ?? []);
  expect(new Set(codes).size).toBe(codes.length);
  for (const unit of ["TR", "MBH", "W/W", "ph"]) expect(unitCode(unit)).toBeUndefined();
});
