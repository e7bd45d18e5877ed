import type { ProductWithBrand } from "#db/products/products.ts";
import { comparedSpecifications, type ComparedSpecification } from "#domain/comparison/compared-product.ts";
import type { CardFigure } from "#domain/listing/cards.ts";
import type { FacetRow } from "#domain/listing/facet-columns.ts";
import { attributeValue } from "#domain/specifications/attribute-values.ts";
import {
  attributeFinder,
  expectedIn,
  notStated,
  type Attribute,
  type TranslatedAttribute,
} from "#domain/specifications/attribute.ts";
import { comparableNumbers } from "#domain/specifications/comparable-numbers.ts";
import { figuresOf, withoutTexts } from "#domain/specifications/product-figures.ts";
import { readSpecificationValues } from "#domain/units/quantity.ts";
import { convertQuantity } from "#domain/units/unit-conversion.ts";
import { slugFromName } from "../../domain/addresses/slug-from-name.ts";
import { freeSlug } from "../../domain/addresses/slug.ts";
import type { ListedAttribute } from "../../domain/listing/product-data.ts";
import { perContent, perRow, siteData } from "./site-data.ts";

type Known = Attribute & { listedAs: string };

/** The catalogue of specifications as the site shows it. */
export const siteAttributes = perContent(() => listedAttributes(siteData().attributes));

/** Finds an attribute by a name in a product's specifications. */
const finder = perContent(() => {
  const { attributes } = siteData();
  const known = siteAttributes();
  return attributeFinder(attributes.map((one, index): Known => ({ ...one, listedAs: known[index]?.id ?? "" })));
});

/** The id in addresses of the attribute that a name means. */
export const listedAttributeOf = (name: string): string | undefined => finder()(name)?.listedAs;

/** By category: the attributes that it expects, in their order. */
const expectedByCategory = perContent(() => {
  const { attributes, categories, expected } = siteData();
  return new Map(categories.map(({ id }) => [id, expectedIn(id, attributes, expected, categories)]));
});

/** What a product's category expects and the product does not state. A product family has no figures of its own. */
export const expectedNotStated = ({ item_type, category_id, specifications }: ProductWithBrand): string[] =>
  item_type === "category"
    ? []
    : notStated(specifications, expectedByCategory().get(category_id ?? "") ?? [], finder());

/** By category: the ids of the attributes that it expects, in their order. */
const expectedIds = perContent(() => {
  const ids = new Map(siteData().attributes.map(({ id }, index) => [id, siteAttributes()[index]?.id ?? ""]));
  return new Map(
    [...expectedByCategory()].map(([id, expected]) => [id, withoutTexts(expected).map((one) => ids.get(one.id) ?? "")]),
  );
});

/** The ids of each category's figures, joined to one text for comparison. */
const figureTexts = perContent(
  () => new Map([...expectedIds()].map(([category, ids]) => [category, figuresOf(ids).join()])),
);
export const categoryFigureText = (category: string | null): string => figureTexts().get(category ?? "") ?? "";

export const categoryExpectations = (category: string | null): string[] => expectedIds().get(category ?? "") ?? [];
/** The expected attributes that cards of the category's products show. */
export const categoryFigures = (category: string | null): string[] => figuresOf(categoryExpectations(category));

/** The numbers of a product, comparable with those of others. */
export const comparableFigures = perRow(
  (product: ProductWithBrand) =>
    comparableNumbers(product, (name) => {
      const attribute = finder()(name);
      return attribute && { id: attribute.id, unit: attribute.unit };
    }),
  () => [siteData().attributes],
);

/** The specifications of a product, in their stored order, with the data for comparisons and for converted units. */
export const comparableSpecifications = perRow(
  (product: ProductWithBrand): ComparedSpecification[] => comparedSpecifications(product, siteData().attributes),
  () => [siteData().attributes],
);

/** The specifications of a product as they were typed, with separators of thousands, and the converted texts. */
export const typedFigures = (product: ProductWithBrand): CardFigure[] =>
  product.specifications.map(({ name, value }, index) => {
    const { value: shown = value, si, ip } = comparableSpecifications(product)[index] ?? {};
    return { name, value: shown, ...(si !== undefined && { si }), ...(ip !== undefined && { ip }) };
  });

/** The text attributes of a product: those that are neither numbers nor choices. */
export const textRow = perRow(
  ({ specifications }: ProductWithBrand): FacetRow => {
    const row: Record<string, FacetRow[string]> = {};
    for (const { name, value } of specifications) {
      const attribute = finder()(name);
      if (attribute?.kind === "text" && value.trim() !== "") row[attribute.listedAs] ??= [value.trim()];
    }
    return row;
  },
  () => [siteData().attributes],
);

/** The values of a product by attribute; of two specifications of one attribute, the first counts. */
export const facetRow = perRow(
  (product: ProductWithBrand): FacetRow => {
    const quantities = product.specification_values ?? readSpecificationValues(product.specifications);
    const row: Record<string, FacetRow[string]> = {};
    for (const [index, { name, value }] of product.specifications.entries()) {
      const attribute = finder()(name);
      if (!attribute || attribute.listedAs in row) continue;
      const meaning = attributeValue(value, quantities[index] ?? null, attribute, convertQuantity);
      if (meaning) row[attribute.listedAs] = meaning;
    }
    return row;
  },
  () => [siteData().attributes],
);

/** The attributes as the site uses them: with ids for addresses, made from their names. */
export function listedAttributes(attributes: readonly TranslatedAttribute[]): ListedAttribute[] {
  const taken = new Set<string>();
  const listed = attributes.map(({ name, source, synonyms, conditions, unit, kind, better, decimals, category }) => {
    const id = freeSlug(
      slugFromName(source?.name ?? name, () => "specification"),
      taken,
    );
    taken.add(id);
    return { own: { id, name, unit, kind, better, decimals, group: category }, name, synonyms, conditions };
  });
  const find = attributeFinder(listed);
  return listed.map(({ own, conditions }) => {
    const ids = conditions.flatMap((name) => find(name)?.own.id ?? []);
    return ids.length > 0 ? { ...own, conditions: ids } : own;
  });
}
