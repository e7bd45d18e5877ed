import { describe, expect, test } from "vitest";
import { mergeProposals } from "#domain/specifications/similar-names.ts";
import { converting, renaming } from "#domain/specifications/specification-changes.ts";

const lines = (...list: [name: string, value: string][]) => list.map(([name, value]) => ({ name, value }));

describe("renaming across the catalogue", () => {
  const toCop = renaming(new Set(["Coefficient of performance", "C.O.P"]), "COP");

  test("keeps the place and the value of a line", () => {
    const { specifications, lines: changed } = toCop(lines(["Weight", "40 kg"], ["C.O.P", "3.1"], ["Height", "2 m"]));
    expect(specifications).toEqual(lines(["Weight", "40 kg"], ["COP", "3.1"], ["Height", "2 m"]));
    expect(changed).toEqual([{ before: { name: "C.O.P", value: "3.1" }, after: { name: "COP", value: "3.1" } }]);
  });

  test("a line that says what another says already goes; one that says something else stays", () => {
    expect(toCop(lines(["COP", "3.1"], ["C.O.P", "3.1"])).specifications).toEqual(lines(["COP", "3.1"]));
    const other = toCop(lines(["COP", "3.1"], ["C.O.P", "4"]));
    expect(other.specifications).toBeNull();
    expect(other.left).toHaveLength(1);
  });

  test("a product without these names does not change", () =>
    expect(toCop(lines(["EER", "3"]))).toEqual({ specifications: null, lines: [], left: [] }));
});

describe("converting across the catalogue", () => {
  test.each([
    ["300 TR", "1055.1 kW"],
    ["300", null],
    ["1,055 kW", null],
    ["10–12 TR", "35.2–42.2 kW"],
    ["≤ 10 TR", "≤ 35.2 kW"],
    ["300 TR (1,055 kW)", "1055 kW"],
    ["6 kW / 12 TR", "6 kW / 42.2 kW"],
    ["on request", null],
    ["5 V", null],
    ["3,600,000 Btu/h", "1055.1 kW"],
  ])("%j becomes %j", (before, after) => {
    const { specifications } = converting(
      new Set(["Capacity"]),
      "kW",
      1,
    )(lines(["Capacity", before], ["Other", "1 TR"]));
    expect(specifications).toEqual(after === null ? null : lines(["Capacity", after], ["Other", "1 TR"]));
  });

  test("says why a value stays", () => {
    const { left } = converting(new Set(["C"]), "kW", 1)(lines(["C", "on request"], ["C", "300"], ["C", "5 V"]));
    expect(left.map(({ why }) => why)).toEqual(["it is text", "it has no unit", "V cannot be converted to kW"]);
  });

  test("keeps dimensions together", () => {
    const { specifications } = converting(new Set(["D"]), "in", 1)(lines(["D", "1200 × 800 × 2100 mm"]));
    expect(specifications).toEqual(lines(["D", "47.2 in × 31.5 in × 82.7 in"]));
  });
});

describe("near duplicates", () => {
  const ATTRIBUTES = [{ name: "Cooling capacity", synonyms: ["Total capacity"] }];
  const used = (...names: [string, number][]) => names.map(([name, uses]) => ({ name, uses }));

  test("are proposed with the name of the catalogue, or the one used most", () => {
    const proposals = mergeProposals(
      used(
        ["Cooling capacity", 50],
        ["cooling  Capacity", 2],
        ["Total capacity", 3],
        ["Cooling capacities", 1],
        ["Cooling capcity", 1],
        ["Air flow", 20],
        ["Airflow", 4],
        ["Air-flows", 1],
        ["Condenser type", 5],
        ["Condensor type", 1],
      ),
      ATTRIBUTES,
    );
    expect(proposals).toEqual([
      {
        to: "Cooling capacity",
        from: ["cooling  Capacity", "Total capacity", "Cooling capacities", "Cooling capcity"],
        why: "spelling",
      },
      { to: "Air flow", from: ["Airflow", "Air-flows"], why: "spelling" },
      { to: "Condenser type", from: ["Condensor type"], why: "typing" },
    ]);
  });

  test("are not what only looks alike", () => {
    const names = used(
      ["Height", 9],
      ["Weight", 8],
      ["Unit height", 2],
      ["Unit weight", 1],
      ["Unit width", 3],
      ["Minimum flow", 3],
      ["Maximum flow", 3],
      ["Inlet temperature", 2],
      ["Outlet temperature", 2],
      ["Fan 1 power", 2],
      ["Fan 2 power", 2],
      ["Primary temperatures", 2],
      ["Secondary temperatures", 2],
      ["COP", 3],
      ["EER", 3],
    );
    expect(mergeProposals(names, ATTRIBUTES)).toEqual([]);
  });

  test("are found among thousands of names", () => {
    const names = Array.from({ length: 5000 }, (_, index) => ({
      name: `Parameter ${index} of section ${index % 7}`,
      uses: 1,
    }));
    expect(
      mergeProposals([...names, { name: "Parameters 7 of section 0", uses: 1 }], ATTRIBUTES).length,
    ).toBeGreaterThan(0);
  });
});
