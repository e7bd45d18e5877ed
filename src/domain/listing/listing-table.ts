import type { ProductData, ListedAttribute } from "./product-data.ts";
import type { Facets } from "./facet-columns.ts";
import { CARD_SPECIFICATIONS, figuresOf } from "../specifications/product-figures.ts";
import { showRange, type UnitSystem } from "../units/unit-system.ts";

/** How many columns of specifications the table view of a list has at most; a phone has room for the first two. */
export const MOST_COLUMNS = 6;
export const PHONE_COLUMNS = 2;

export type TableColumns = {
  /** The attributes that can be columns because some of the products have a value, the most important and frequent first. */
  offered: ListedAttribute[];
  shown: ListedAttribute[];
};

/**
 * The columns of a table of the products at these positions: those that are asked for, else the figures that the products'
 * categories expect, else the attributes that most of the products have.
 */
export function tableColumns(
  productData: ProductData,
  facets: Facets,
  positions: readonly number[],
  asked: readonly string[],
): TableColumns {
  const counts = new Map(
    productData.attributes.map(({ id }) => [id, positions.filter((position) => hasValue(facets, id, position)).length]),
  );
  const countOf = ({ id }: ListedAttribute): number => counts.get(id) ?? 0;
  const figures = positions.flatMap((position) =>
    figuresOf(productData.categories[productData.category[position] ?? -1]?.expected ?? []),
  );
  const importanceOf = ({ id }: ListedAttribute): number => figures.filter((figure) => figure === id).length;
  const offered = productData.attributes
    .filter((attribute) => countOf(attribute) > 0 || asked.includes(attribute.id))
    .sort((a, b) => importanceOf(b) - importanceOf(a) || countOf(b) - countOf(a));
  const chosen = asked.flatMap((id) => offered.find((attribute) => attribute.id === id) ?? []);
  return { offered, shown: chosen.length > 0 ? chosen.slice(0, MOST_COLUMNS) : offered.slice(0, CARD_SPECIFICATIONS) };
}

/** The values together with those of text attributes, if these are loaded. */
export const withTexts = (facets: Facets, texts: Facets | undefined): Facets =>
  texts ? { ...facets, choices: new Map([...facets.choices, ...texts.choices]) } : facets;

/** The columns with another one at a place. If it is shown already, the two change places. */
export const withColumn = (shown: readonly string[], at: number, id: string): string[] =>
  shown.map((other, index) => (index === at ? id : other === id ? (shown[at] ?? other) : other));

function hasValue({ numbers, choices }: Facets, id: string, position: number): boolean {
  return !Number.isNaN(numbers.get(id)?.low[position] ?? NaN) || (choices.get(id)?.set[position] ?? -1) >= 0;
}

/** The value of a product in a column, without the unit, which is in the column head; null for none. */
export function tableValue(
  facets: Facets,
  attribute: ListedAttribute,
  position: number,
  system: UnitSystem,
): string | null {
  if (!hasValue(facets, attribute.id, position)) return null;
  const numbers = facets.numbers.get(attribute.id);
  if (numbers)
    return showRange({ low: numbers.low[position] ?? NaN, high: numbers.high[position] ?? NaN }, attribute, system);
  const column = facets.choices.get(attribute.id);
  return column?.sets[column.set[position] ?? -1]?.map((choice) => column.choices[choice]).join(", ") ?? null;
}
