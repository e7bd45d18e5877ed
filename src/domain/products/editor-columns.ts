import { nameKey, type Attribute } from "../specifications/attribute.ts";
import { compareNames } from "../text/names.ts";
import { AVAILABILITIES, AVAILABILITY_NAMES, type Availability } from "./availability.ts";
import { ITEM_TYPES, type ItemType } from "./product.ts";
import type { Specification } from "../specifications/specification-schema.ts";

/** A product as the table holds it: without descriptions and pictures, so that 10,000 of them fit into memory. */
export type TableProduct = {
  id: string;
  slug: string;
  /** The version: a draft that began from another one is compared with it. */
  updated_at: string;
  name: string;
  model: string | null;
  brand_id: string | null;
  category_id: string | null;
  item_type: ItemType;
  series_id: string | null;
  featured: boolean;
  availability: Availability;
  successor: string | null;
  specifications: readonly Specification[];
};

/** The value of a cell: a text, the id of a choice, or a boolean. An empty text is no value. */
export type CellValue = string | boolean;
export type Choice = { value: string; label: string; depth?: number };

export type Column = {
  /** 'name', 'brand_id'; of a specification `specificationKey(its name)`. */
  key: string;
  label: string;
  kind: "text" | "choice" | "yes_no";
  choices?: readonly Choice[];
  /** The names under which products have this specification: the column's own first, then its synonyms. */
  specification?: readonly [string, ...string[]];
  unit?: string | null;
};

const ITEM_TYPE_CHOICES: readonly Choice[] = ITEM_TYPES.map((value) => ({
  value,
  label: { product: "Product", category: "Category" }[value],
}));

const AVAILABILITY_CHOICES: readonly Choice[] = AVAILABILITIES.map((value) => ({
  value,
  label: AVAILABILITY_NAMES[value],
}));

/** The columns that every table has, in their usual order. The first one stays in view. */
export function fieldColumns(
  brands: readonly Choice[],
  categories: readonly Choice[],
  series: readonly Choice[],
): Column[] {
  return [
    { key: "name", label: "Name", kind: "text" },
    { key: "model", label: "Model", kind: "text" },
    { key: "brand_id", label: "Brand", kind: "choice", choices: brands },
    { key: "category_id", label: "Category", kind: "choice", choices: categories },
    { key: "item_type", label: "Item type", kind: "choice", choices: ITEM_TYPE_CHOICES },
    { key: "series_id", label: "Series", kind: "choice", choices: series },
    { key: "featured", label: "Featured", kind: "yes_no" },
    { key: "availability", label: "Availability", kind: "choice", choices: AVAILABILITY_CHOICES },
    { key: "successor", label: "Successor", kind: "text" },
  ];
}

const SPECIFICATION = "specification:";

export const specificationKey = (name: string): string => SPECIFICATION + name;

/** The name of a specification's column, from its key; null for a field. */
export const specificationName = (key: string): string | null =>
  key.startsWith(SPECIFICATION) ? key.slice(SPECIFICATION.length) : null;

export function specificationColumn(
  name: string,
  unit: string | null = null,
  synonyms: readonly string[] = [],
): Column {
  return { key: specificationKey(name), label: name, kind: "text", specification: [name, ...synonyms], unit };
}

type Known = Pick<Attribute, "name" | "unit" | "synonyms">;
/** The entry of the catalogue of specifications for a name, if it has one. */
export type FindAttribute = (name: string) => Known | undefined;

/** The column of a specification, with unit and synonyms from the catalogue of specifications. */
export function attributeColumn({ name, unit, synonyms }: Known): Column {
  return specificationColumn(name, unit, synonyms);
}

/** Finds any column by its key, shown or not. Returns the same object each time, for memoisation. */
export function columnLookup(
  columns: readonly Column[],
  findAttribute: FindAttribute = () => undefined,
): (key: string) => Column {
  const known = new Map(columns.map((column) => [column.key, column]));
  const made = (key: string): Column => {
    const name = specificationName(key) ?? key;
    const attribute = findAttribute(name);
    return { ...(attribute ? attributeColumn(attribute) : specificationColumn(name)), key };
  };
  return (key) => {
    const column = known.get(key) ?? made(key);
    known.set(key, column);
    return column;
  };
}

/** The place of a column's specification among the lines of a product: by its name, else by a synonym; -1 without it. */
export function lineOf(lines: readonly Specification[], { specification = [""] }: Column): number {
  for (const name of specification) {
    const exact = lines.findIndex((line) => line.name === name);
    if (exact !== -1) return exact;
  }
  for (const name of specification) {
    const index = lines.findIndex((line) => keyOf(line.name) === keyOf(name));
    if (index !== -1) return index;
  }
  return -1;
}

/** Caches the keys of names: thousands of products share a few hundred names. */
const keys = new Map<string, string>();
const KEYS_KEPT = 5000;
function keyOf(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  if (keys.size >= KEYS_KEPT) keys.clear();
  const key = nameKey(name);
  keys.set(name, key);
  return key;
}

/** What is stored in a cell. */
export function storedValue(product: TableProduct, column: Column): CellValue {
  if (column.specification) return product.specifications[lineOf(product.specifications, column)]?.value ?? "";
  return product[column.key as Exclude<keyof TableProduct, "specifications">] ?? "";
}

/**
 * The names of specifications in a set of products, the most frequent first: in the spelling of the catalogue of specifications,
 * else in their most frequent one.
 */
export function frequentNames(
  products: readonly TableProduct[],
  findAttribute: FindAttribute = () => undefined,
): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { specifications } of products)
    for (const { name } of specifications) counts.set(name, (counts.get(name) ?? 0) + 1);
  const found = new Map<string, { name: string; count: number }>();
  for (const [spelling, count] of [...counts].sort((a, b) => b[1] - a[1])) {
    const name = findAttribute(spelling)?.name ?? spelling;
    const before = found.get(keyOf(name));
    found.set(keyOf(name), { name: before?.name ?? name, count: (before?.count ?? 0) + count });
  }
  return [...found.values()].sort((a, b) => b.count - a.count || compareNames(a.name, b.name));
}
