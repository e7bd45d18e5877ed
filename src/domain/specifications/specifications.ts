import { attributeFinder, type Attribute } from "./attribute.ts";
import type { SpecificationCategory } from "./specification-categories.ts";
import type { Specification } from "./specification-schema.ts";
import { isUnit } from "../units/unit-pattern.ts";
import { withSeparators } from "../text/written-numbers.ts";

/** Words in a specification's name that decide its category. A name that fits several gets the first of them. */
const CATEGORY_WORDS: readonly (readonly [SpecificationCategory, RegExp])[] = [
  ["electrical", /power|voltage|current/i],
  ["performance", /capacity|flow|pressure/i],
  ["physical", /dimension|weight|size/i],
  ["environmental", /temp|humidity|efficiency/i],
];

type Grouped = Pick<Attribute, "name" | "synonyms" | "category">;
const finders = new WeakMap<readonly Grouped[], (name: string) => Grouped | undefined>();

/** The category of a name: that of its attribute in the catalogue, otherwise the one that its words suggest. */
function categoryOf(name: string, attributes: readonly Grouped[]): SpecificationCategory {
  const find = finders.get(attributes) ?? attributeFinder(attributes);
  finders.set(attributes, find);
  return find(name)?.category ?? specificationCategory(name);
}

/** 'Condenser water flow' → 'performance'; a name without a known word → 'general'. */
export function specificationCategory(name: string): SpecificationCategory {
  return CATEGORY_WORDS.find(([, words]) => words.test(name))?.[0] ?? "general";
}

/** A number, also in thousands ('1,055', '3 600'), a fraction, a range, a tolerance or dimensions; then a unit. */
function numberAndUnitPattern(): RegExp {
  const number = String.raw`[+\-−±≤≥<>~]?\s?\d(?:[\d.,\u00a0\u202f]|\s(?=\d{3}(?!\d)))*(?:\s\d+(?=\/))?(?:\s?(?:[-–×x/…]|to)\s?[+\-−]?\d[\d.,]*)*`;
  return new RegExp(`^(${number})\\s?(\\S.*)$`);
}
let numberAndUnit: RegExp | undefined;

/**
 * Splits a value for the Value and Unit columns: '12 kW' → {value: '12', unit: 'kW'}. A value that is not a
 * number, a range or dimensions followed by a unit stays whole and has an empty unit: 'R410A', '50 units sold'.
 */
export function splitValue(text: string): { value: string; unit: string } {
  const whole = text.trim();
  const match = (numberAndUnit ??= numberAndUnitPattern()).exec(whole);
  const value = match?.[1]?.trim();
  const unit = match?.[2]?.trim();
  return value && unit && isUnit(unit) ? { value, unit } : { value: whole, unit: "" };
}

/** A typed value as visitors read it: with separators of thousands where it has a unit. '1234' alone may be a name. */
export const shownValue = (typed: string): string => (splitValue(typed).unit === "" ? typed : withSeparators(typed));

export type SpecificationRow = {
  id: string;
  name: string;
  value: string;
  unit: string;
  category: SpecificationCategory;
};

/** The rows of the specifications panel, in the stored order. */
export function specificationRows(
  specifications: readonly Specification[],
  attributes: readonly Grouped[],
): SpecificationRow[] {
  return specifications.map(({ name, value }, index) => ({
    id: `spec-${index}`,
    name,
    ...splitValue(shownValue(value)),
    category: categoryOf(name, attributes),
  }));
}
