import { attributeFinder, nameKey, type Attribute, type TranslatedAttribute } from "../specifications/attribute.ts";
import { heldAt, type Condition, type HeldAt } from "../specifications/conditions.ts";
import { attributeValue } from "../specifications/attribute-values.ts";
import { convertedTexts } from "../units/converted-texts.ts";
import { readSpecificationValues } from "../units/quantity.ts";
import type { SpecificationCategory } from "../specifications/specification-categories.ts";
import type { InUnits } from "../units/shown-value.ts";
import type { Specification } from "../specifications/specification-schema.ts";
import type { Quantity } from "../units/specification-values.ts";
import { shownValue, specificationRows } from "../specifications/specifications.ts";
import { convertQuantity } from "../units/unit-conversion.ts";

/** A number or a range that a specification states, in the unit of its attribute; an open end is null. */
export type ComparedFigure = { low: number | null; high: number | null } & Pick<
  Attribute,
  "unit" | "better" | "decimals"
>;

/** A specification of a product, as comparisons need it. */
export type ComparedSpecification = {
  /** The name of its attribute, so that 'COP' and 'Reference COP' share a row; without an attribute, the name as typed. */
  name: string;
  group: SpecificationCategory;
  /** As it was typed, with separators of thousands. The converted values are in the properties of `InUnits`. */
  value: string;
  /** Only if its attribute is a number or a range, and the value is one. */
  figure?: ComparedFigure;
  /** The conditions at which the figure holds; null if it depends on some, and the product states none of them. */
  heldAt?: HeldAt | null;
} & InUnits;

type Comparable = {
  specifications: readonly Specification[];
  /** The quantities read from the values, if they are stored. */
  specification_values: (Quantity[] | null)[] | null;
};

/** The specifications of a product with the data of their attributes. */
export function comparedSpecifications(
  { specifications, specification_values }: Comparable,
  attributes: readonly Attribute[],
): ComparedSpecification[] {
  const find = finderOf(attributes);
  const values = specification_values ?? readSpecificationValues(specifications);
  const groups = specificationRows(specifications, attributes);
  const compared = specifications.map(({ name, value }, index) => {
    const attribute = find(name);
    const quantities = values[index] ?? null;
    const figure = attribute ? figureOf(value, quantities, attribute) : null;
    const own = {
      name: attribute?.name ?? name,
      group: groups[index]?.category ?? "general",
      value: shownValue(value),
    };
    return { ...own, ...convertedTexts({ ...own, quantities, figure }), ...(figure && { figure }) };
  });
  return compared.map((one) => {
    const conditions = one.figure ? (find(one.name)?.conditions ?? []) : [];
    return conditions.length === 0 ? one : { ...one, heldAt: heldAt(statedConditions(conditions, compared, find)) };
  });
}

function statedConditions(
  names: readonly string[],
  specifications: readonly ComparedSpecification[],
  find: (name: string) => TranslatedAttribute | undefined,
): Condition[] {
  return names.flatMap((named) => {
    const attribute = find(named);
    const name = attribute?.name ?? named;
    const key = nameKey(attribute?.source?.name ?? name);
    const stated = specifications.find((one) => nameKey(one.name) === nameKey(name));
    if (!stated) return [];
    const { value, si, ip, figure } = stated;
    const number = figure && figure.low === figure.high ? figure.low : null;
    const inUnits = { ...(si !== undefined && { si }), ...(ip !== undefined && { ip }) };
    return [{ name, key, value, number, decimals: figure?.decimals ?? null, ...inUnits }];
  });
}

const finders = new WeakMap<readonly Attribute[], (name: string) => TranslatedAttribute | undefined>();

/** Caches the index of all names for each catalogue of specifications. */
function finderOf(attributes: readonly TranslatedAttribute[]): (name: string) => TranslatedAttribute | undefined {
  const find = finders.get(attributes) ?? attributeFinder(attributes);
  finders.set(attributes, find);
  return find;
}

function figureOf(value: string, quantities: Quantity[] | null, attribute: Attribute): ComparedFigure | null {
  const said = attributeValue(value, quantities, attribute, convertQuantity);
  if (said === null || !("low" in said)) return null;
  const { unit, better, decimals } = attribute;
  return { ...said, unit, better, decimals };
}
