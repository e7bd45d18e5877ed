import * as z from "zod";
import { requiredText } from "./form-fields.ts";
import type { SpecificationCategory } from "./specification-categories.ts";

export const specificationSchema = z.object({
  name: requiredText(200, "Enter a name"),
  value: requiredText(1000, "Enter a value"),
});
/** One line of a product's specifications, which keep the order in which they were typed. */
export type Specification = z.infer<typeof specificationSchema>;

/** Words in a specification's name that decide its category. A name that fits several gets the first of them. */
const CATEGORY_WORDS: readonly (readonly [SpecificationCategory, RegExp])[] = [
  ["electrical", /power|voltage|current/i],
  ["performance", /capacity|flow|pressure/i],
  ["physical", /dimension|weight|size/i],
  ["environmental", /temp|humidity|efficiency/i],
];

/** 'Condenser water flow' → 'performance'; a name without a known word → 'general'. */
export function specificationCategory(name: string): SpecificationCategory {
  return CATEGORY_WORDS.find(([, words]) => words.test(name))?.[0] ?? "general";
}

/** Units that may have a prefix such as k or m. */
const PREFIXED = "Wh|Ws|Wp|W|VAh|VA|varh|var|VAr|V|Ah|A|Hz|Pa|bar(?: ?[ag])?|J|g|t|m|s|N|Nm|l|L|Ω|ohm|F|H|lm|cd|bit";
/** Units that take no prefix, and the English words that count as units. */
const PLAIN = [
  "°[CFK]?|%|‰|min|h|d|a|K|lx|lux|rpm|rev\\/min|hp|HP|ppm|psi[ag]?|dB[AC]?|NTU",
  "in|inch(?:es)?|ft|yd|gal|gpm|GPM|USgpm|cfm|CFM|BTU|Btu|MBH|TR|RT|tons?|tonnes?|lb|lbs|oz",
  "lit(?:re|er)s?|met(?:re|er)s?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|phases?|ph|stages?|poles?|ways?|rows?|persons?",
].join("|");
const FACTOR = String.raw`(?:[µμmcdhkMGT]?(?:${PREFIXED})|${PLAIN})(?:[²³]|\^?[23](?!\d))?`;
/** What may follow a unit to say what it relates to: gauge pressure, A-weighting, water column, direct current. */
const RELATION = String.raw`\([A-Za-z]{1,3}\)| ?(?:AC|DC|RH|w\.?c\.?|w\.?g\.?|WC|WG|Aq|H[2₂]O|Hg|head|abs\.?|gauge)`;
const BY = String.raw`\s?[/·.*⋅×]\s?`;
const COMPOUND = String.raw`${FACTOR}(?:${BY}(?:${FACTOR}K?|\(${FACTOR}(?:${BY}${FACTOR})*\)))*`;
const UNIT = new RegExp(`^${COMPOUND}(?:${RELATION})?$`);

/** A number, also in thousands ('1,055', '3 600'), a fraction, a range, a tolerance or dimensions. */
const NUMBER = String.raw`[+\-−±≤≥<>~]?\s?\d(?:[\d.,\u00a0\u202f]|\s(?=\d{3}(?!\d)))*(?:\s\d+(?=\/))?(?:\s?(?:[-–×x/…]|to)\s?[+\-−]?\d[\d.,]*)*`;
const NUMBER_AND_UNIT = new RegExp(`^(${NUMBER})\\s?(\\S.*)$`);

/**
 * Splits a value for the Value and Unit columns: '12 kW' → {value: '12', unit: 'kW'}. A value that is not a
 * number, a range or dimensions followed by a unit stays whole and has an empty unit: 'R410A', '50 units sold'.
 */
export function splitValue(text: string): { value: string; unit: string } {
  const whole = text.trim();
  const match = NUMBER_AND_UNIT.exec(whole);
  const value = match?.[1]?.trim();
  const unit = match?.[2]?.trim();
  return value && unit && UNIT.test(unit) ? { value, unit } : { value: whole, unit: "" };
}

export type SpecificationRow = {
  id: string;
  name: string;
  value: string;
  unit: string;
  category: SpecificationCategory;
};

/** The rows of the specifications panel, in the stored order. */
export function specificationRows(specifications: readonly Specification[]): SpecificationRow[] {
  return specifications.map(({ name, value }, index) => ({
    id: `spec-${index}`,
    name,
    ...splitValue(value),
    category: specificationCategory(name),
  }));
}
