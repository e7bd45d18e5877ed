import { expect, test } from "vitest";
import { nameKey } from "#domain/specifications/attribute.ts";
import { conditionNotes, heldAt, type Condition } from "#domain/specifications/conditions.ts";

const at = (name: string, number: number, more: Partial<Condition> = {}): Condition => ({
  name,
  key: nameKey(name),
  number,
  value: `${number} °C`,
  decimals: 1,
  ...more,
});
const WATER = "Entering condenser water temperature";
const LEAVING = "Leaving chilled water temperature";

test.each([
  [[at(WATER, 29.44), at(LEAVING, 6.67)], "AHRI 550/590: "],
  [[at("Condenser entering air temperature", 35), at(LEAVING, 6.7)], "AHRI 550/590: "],
  [[at(WATER, 30), at(LEAVING, 7)], "AHRI 551/591, EN 14511: "],
  // One temperature alone, another one, or one more is no rating point of a standard.
  [[at(WATER, 29.44)], ""],
  [[at(WATER, 29.44), at(LEAVING, 5.56)], ""],
  [[at(WATER, 29.44), at(LEAVING, 6.67), at("Outdoor temperature", 35)], ""],
])("%j is called after its standard", (conditions, standard) => {
  expect(heldAt(conditions)?.value.startsWith(standard)).toBe(true);
  expect(heldAt(conditions)?.value.includes("AHRI")).toBe(standard !== "");
});

test("conditions are the same where they look the same, and in either system of units", () => {
  const point = (...conditions: Condition[]) => heldAt(conditions)?.point;
  expect(point(at(WATER, 29.44))).toBe(point(at(WATER, 29.4444, { value: "85 °F" })));
  expect(point(at(WATER, 29.44))).not.toBe(point(at(WATER, 30)));
  expect(point(at(WATER, 29.44))).not.toBe(point(at(LEAVING, 29.44)));
  expect(point(at("Medium", 0, { number: null, value: "Glycol 30 %" }))).toBe(
    point(at("Medium", 0, { number: null, value: "glycol 30%" })),
  );
});

test("each text is in the chosen units", () => {
  expect(heldAt([at(WATER, 29.44, { ip: "85 °F" }), at("ECAT", 35)])).toMatchObject({
    value: "entering condenser water 29.44 °C, ECAT 35 °C",
    ip: "entering condenser water 85 °F, ECAT 35 °C",
  });
});

test("figures of the same conditions share a note", () => {
  const [cold, warm] = [heldAt([at(WATER, 12.78)]), heldAt([at(WATER, 29.44)])];
  const figures = [
    { name: "COP", heldAt: cold },
    { name: "Weight" },
    { name: "EER", heldAt: null },
    { name: "Cooling capacity", heldAt: cold },
    { name: "IPLV", heldAt: warm },
  ];
  expect(conditionNotes(figures)).toEqual([
    { names: "COP, Cooling capacity", value: "entering condenser water 12.78 °C" },
    { names: "IPLV", value: "entering condenser water 29.44 °C" },
  ]);
});

test("a rating point is the same in another language, and its figures keep their order", () => {
  const arabic = [
    at("درجة حرارة مياه التكثيف الداخلة", 29.44, { key: nameKey(WATER) }),
    at("درجة حرارة المياه المثلجة الخارجة", 6.67, { key: nameKey(LEAVING) }),
  ];
  const held = heldAt(arabic);
  expect(held?.point).toBe(heldAt([at(WATER, 29.44), at(LEAVING, 6.67)])?.point);
  expect(held?.value).toBe(
    "\u2066AHRI 550/590\u2069: درجة حرارة مياه التكثيف الداخلة \u206629.44 °C\u2069، درجة حرارة المياه المثلجة الخارجة \u20666.67 °C\u2069",
  );
});
