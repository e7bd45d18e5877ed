import * as z from "zod";
import { ATTRIBUTE_KINDS, attributeFinder, nameKey, type Attribute } from "./attribute.ts";
import { translationsSchema } from "../languages/translations-schema.ts";
import { optionalText, requiredText } from "../text/form-fields.ts";
import { tooLong } from "../text/text.ts";
import { SPECIFICATION_CATEGORIES } from "./specification-categories.ts";
import { SPECIFICATION_NAME_MAX } from "./specification-schema.ts";
import { readUnit } from "../units/units.ts";

/** The labels of the kinds. */
export const ATTRIBUTE_KIND_NAMES: Record<Attribute["kind"], string> = {
  number: "Number",
  range: "Range of numbers",
  text: "Text",
  choice: "Choice",
  yes_no: "Yes or no",
};

/** A text area with one entry per line; blank and repeated lines are ignored. */
const lines = (most: number) =>
  z
    .string()
    .transform((text) => {
      const entries = text.split("\n").map((line) => line.trim());
      return [...new Map(entries.filter(Boolean).map((entry) => [nameKey(entry), entry])).values()];
    })
    .pipe(
      z
        .array(z.string().max(SPECIFICATION_NAME_MAX, `${tooLong(SPECIFICATION_NAME_MAX)} in each line`))
        .max(most, `Use at most ${most} lines`),
    );

/** The database has the same check (attributes.asked). */
const ASKED = /^(?:equal|at least|at most|within \d{1,2}(?:\.\d)? %)$/;
/** What the form suggests for `asked`. */
export const ASKED_EXAMPLES = ["equal", "at least", "at most", "within 5 %", "within 10 %"];

/** The form of an attribute: what is typed goes in, the row to store comes out. */
export const attributeSchema = z.object({
  name: requiredText(SPECIFICATION_NAME_MAX, "Enter a name"),
  unit: optionalText(40).transform((unit) => (unit === null ? null : (readUnit(unit) ?? unit))),
  kind: z.enum(ATTRIBUTE_KINDS),
  category: z.enum(SPECIFICATION_CATEGORIES),
  better: z.union([z.literal("").transform(() => null), z.enum(["higher", "lower"])]),
  synonyms: lines(50),
  decimals: z.union([
    z.literal("").transform(() => null),
    z
      .string()
      .regex(/^ *[0-6] *$/, "Enter a whole number from 0 to 6, or nothing")
      .transform(Number),
  ]),
  choices: lines(100),
  conditions: lines(10),
  asked: z
    .string()
    .trim()
    .transform((text) => text.toLowerCase().replace(/\s*%$/, " %").replace(/\s+/g, " "))
    .refine((text) => text === "" || ASKED.test(text), "Enter equal, at least, at most, or a tolerance: within 5 %")
    .transform((text) => text || null),
  translations: translationsSchema,
});
export type AttributeFormValues = z.input<typeof attributeSchema>;
export type AttributeInput = z.output<typeof attributeSchema>;

/** The condition that no entry of the catalogue has as its name or synonym, or that is the attribute itself; null if all are known. */
export function unknownCondition(
  { name, conditions }: Pick<Attribute, "name" | "conditions">,
  attributes: readonly Pick<Attribute, "name" | "synonyms">[],
): string | null {
  const find = attributeFinder(attributes);
  const unknown = conditions.find((one) => nameKey(one) === nameKey(name) || !find(one));
  if (unknown === undefined) return null;
  return nameKey(unknown) === nameKey(name)
    ? "A figure cannot be its own condition"
    : `“${unknown}” is not in the catalogue. Add it there first, or correct the name`;
}

/** Which of its names another attribute has already, and which attribute that is. */
export function nameTaken(
  { name, synonyms }: Pick<Attribute, "name" | "synonyms">,
  others: readonly Pick<Attribute, "name" | "synonyms">[],
): { field: "name" | "synonyms"; message: string } | null {
  const find = attributeFinder(others);
  for (const one of [name, ...synonyms]) {
    const other = find(one);
    if (!other) continue;
    const message =
      nameKey(other.name) === nameKey(one)
        ? `“${other.name}” is in the catalogue already`
        : `“${one}” is a synonym of “${other.name}”`;
    return { field: one === name ? "name" : "synonyms", message };
  }
  return null;
}
