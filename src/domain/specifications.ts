import * as z from "zod";

export const specificationSchema = z.object({
  name: z.string().trim().min(1, "Enter a name").max(200),
  value: z.string().trim().min(1, "Enter a value").max(1000),
});
/** One line of a product's specification, in the order in which it was typed. */
export type Specification = z.infer<typeof specificationSchema>;

export const SPECIFICATION_CATEGORIES = ["electrical", "performance", "physical", "environmental", "general"] as const;
export type SpecificationCategory = (typeof SPECIFICATION_CATEGORIES)[number];

/** Words in a key that decide its category; a key that fits two takes the first of this order (decision 31). */
const CATEGORY_WORDS: readonly (readonly [SpecificationCategory, RegExp])[] = [
  ["electrical", /power|voltage|current/i],
  ["performance", /capacity|flow|pressure/i],
  ["physical", /dimension|weight|size/i],
  ["environmental", /temp|humidity|efficiency/i],
];

/** 'Condenser water flow' → 'performance'; a key without a known word → 'general'. */
export function specificationCategory(name: string): SpecificationCategory {
  return CATEGORY_WORDS.find(([, words]) => words.test(name))?.[0] ?? "general";
}

/** The units a value may end in. Longer ones first, so that 'kWh' is not read as 'kW' and a rest. */
const UNIT =
  /^(?:[kMG]?Wh|[kMG]?W\/[kMG]?W|[kMG]?W|[kM]?VA|k?var|[kM]?V(?: ?[AD]C)?|[mk]?A|[kM]?Hz|[kM]?Pa|m?bar|°[CF]|K|%|% ?RH|dB(?:\([AC]\))?|[kM]?J|k?g(?:\/[hs])?|t|tonnes?|m³(?:\/[hs])?|m²|m\/s|m|mm²?|cm²?|l\/(?:s|min|h)|L|l|litres?|ml|rpm|inch|in|ft|cfm|CFM|TR|RT|Pa\/m|kg\/m|W\/m²?(?:·?K)?|phases?|ph|h|hours?|min|s|years?|stages?|poles?|ways?)$/;
const NUMBER = String.raw`[+\-−±≤≥<>~]?\s?\d[\d.,\u00a0]*(?:\s?(?:[-–×x/…]|to)\s?[+\-−]?\d[\d.,]*)*`;

/**
 * Splits a value for the Value and Unit columns (decision 9): '12 kW' → {value: '12', unit: 'kW'}. A value that is not a
 * number, a range or dimensions followed by a known unit stays whole and has an empty unit: 'R410A', '50 units sold'.
 */
export function splitValue(text: string): { value: string; unit: string } {
  const whole = text.trim();
  const match = new RegExp(`^(${NUMBER})\\s?(\\S.*)$`).exec(whole);
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

/** The rows of the specifications panel, in stored order. */
export function specificationRows(specifications: readonly Specification[]): SpecificationRow[] {
  return specifications.map(({ name, value }, index) => ({
    id: `spec-${index}`,
    name,
    ...splitValue(value),
    category: specificationCategory(name),
  }));
}
