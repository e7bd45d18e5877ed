import { categoriesAbove } from "../categories/category-tree.ts";
import type { SpecificationCategory } from "./specification-categories.ts";

export const ATTRIBUTE_KINDS = ["number", "range", "text", "choice", "yes_no"] as const;

/** The meaning of the specifications of one name: an entry of the catalogue of specifications. */
export type Attribute = {
  id: string;
  name: string;
  /** The unit that values without one are meant in, and to which others are converted for comparing. */
  unit: string | null;
  kind: (typeof ATTRIBUTE_KINDS)[number];
  /** The group under which pages and datasheets show it. */
  category: SpecificationCategory;
  better: "higher" | "lower" | null;
  /** Other names for the same. */
  synonyms: string[];
  /** How many decimals a converted value gets; null: as many as it needs. */
  decimals: number | null;
  /** The values to choose from, for the kind 'choice'. */
  choices: string[];
  /** The names of the specifications that say at which conditions its figures hold: 'Entering condenser water temperature'. */
  conditions: string[];
  /** How schedules ask for it: 'equal', 'at least', 'at most', 'within 5 %'; null: as the rules of schedules have it for its name. */
  asked: string | null;
};

/** An attribute in another language than that of the records: `source` is the stored one, whose name stands in addresses. */
export type TranslatedAttribute = Attribute & { source?: Pick<Attribute, "name" | "choices"> };

/** A name normalised for comparison: without case, accents and blanks. */
export function nameKey(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\p{M}\p{Z}\s\u200b-\u200f\u2060\u2066-\u2069\ufeff]/gu, "")
    .toLowerCase();
}

/** Finds attributes by name or synonym; a name comes before a synonym of another attribute. */
export function attributeFinder<T extends Pick<Attribute, "name" | "synonyms">>(
  attributes: readonly T[],
): (name: string) => T | undefined {
  const found = new Map<string, T>();
  for (const attribute of attributes.toReversed())
    for (const synonym of attribute.synonyms) found.set(nameKey(synonym), attribute);
  for (const attribute of attributes.toReversed()) found.set(nameKey(attribute.name), attribute);
  return (name) => found.get(nameKey(name));
}

/** The attribute with this name or synonym. For many names, keep an `attributeFinder`. */
export function findAttribute<T extends Pick<Attribute, "name" | "synonyms">>(
  attributes: readonly T[],
  name: string,
): T | undefined {
  return attributeFinder(attributes)(name);
}

/** The attributes that products of a category are expected to have: those of the topmost category above it first, each once. */
export function expectedIn<T extends { id: string }>(
  categoryId: string,
  attributes: readonly T[],
  /** Which categories expect which attributes themselves, in their order. */
  expected: readonly { category_id: string; attribute_id: string }[],
  categories: readonly { id: string; parent_id: string | null }[],
): T[] {
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  const way = [...categoriesAbove(categories, categoryId).toReversed(), categoryId];
  const ids = way.flatMap((id) => expected.filter(({ category_id }) => category_id === id));
  return [...new Set(ids.map(({ attribute_id }) => attribute_id))].flatMap((id) => byId.get(id) ?? []);
}

/** The names of the expected attributes that none of the specifications has, in their order. `find` is an `attributeFinder`. */
export function notStated(
  specifications: readonly { name: string }[],
  expected: readonly Pick<Attribute, "name">[],
  find: (name: string) => Pick<Attribute, "name"> | undefined,
): string[] {
  const stated = new Set(specifications.map(({ name }) => find(name)?.name));
  return expected.flatMap(({ name }) => (stated.has(name) ? [] : [name]));
}
