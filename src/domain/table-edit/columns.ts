import { ITEM_TYPES, type ItemType } from "../product.ts";
import type { Specification } from "../specifications.ts";

/** A product as the table holds it: without texts and pictures, so that 10,000 of them fit into memory. */
export type TableProduct = {
  id: string;
  slug: string;
  /** The version: saving is refused if the product has another one by then. */
  updated_at: string;
  name: string;
  model: string | null;
  brand_id: string | null;
  category_id: string | null;
  item_type: ItemType;
  featured: boolean;
  specifications: readonly Specification[];
};

/** The value of a cell: a text (of a choice its id), or yes or no. An empty text is nothing. */
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

export const ITEM_TYPE_CHOICES: readonly Choice[] = ITEM_TYPES.map((value) => ({
  value,
  label: { product: "Product", category: "Category" }[value],
}));

/** The columns that every table has, in their usual order. The first one stays in view. */
export function fieldColumns(brands: readonly Choice[], categories: readonly Choice[]): Column[] {
  return [
    { key: "name", label: "Name", kind: "text" },
    { key: "model", label: "Model", kind: "text" },
    { key: "brand_id", label: "Brand", kind: "choice", choices: brands },
    { key: "category_id", label: "Category", kind: "choice", choices: categories },
    { key: "item_type", label: "Item type", kind: "choice", choices: ITEM_TYPE_CHOICES },
    { key: "featured", label: "Featured", kind: "yes_no" },
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

/** Finds any column by its key, shown or not: always the same object, so that what depends on it need not be made again. */
export function columnLookup(columns: readonly Column[]): (key: string) => Column {
  const known = new Map(columns.map((column) => [column.key, column]));
  return (key) => {
    const column = known.get(key) ?? specificationColumn(specificationName(key) ?? key);
    known.set(key, column);
    return column;
  };
}

/** 'Cooling  Capacity' and 'cooling capacity' are the same name. */
export const comparableName = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

/** The place of a column's specification among the lines of a product: by its name, else by a synonym; -1 without it. */
export function lineOf(lines: readonly Specification[], { specification = [""] }: Column): number {
  for (const name of specification) {
    const exact = lines.findIndex((line) => line.name === name);
    if (exact !== -1) return exact;
    const wanted = comparableName(name);
    const index = lines.findIndex((line) => comparableName(line.name) === wanted);
    if (index !== -1) return index;
  }
  return -1;
}

/** What is stored in a cell. */
export function storedValue(product: TableProduct, column: Column): CellValue {
  if (column.specification) return product.specifications[lineOf(product.specifications, column)]?.value ?? "";
  return product[column.key as "name" | "model" | "brand_id" | "category_id" | "item_type" | "featured"] ?? "";
}

/** The names of specifications in a set of products, the most frequent first, each in its most frequent spelling. */
export function frequentNames(products: readonly TableProduct[]): { name: string; count: number }[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const { specifications } of products) {
    for (const { name } of specifications) {
      const key = comparableName(name);
      const counts = spellings.get(key) ?? new Map<string, number>();
      counts.set(name, (counts.get(name) ?? 0) + 1);
      spellings.set(key, counts);
    }
  }
  return [...spellings.values()]
    .map((counts) => {
      const [[name] = [""]] = [...counts].sort((a, b) => b[1] - a[1]);
      return { name, count: [...counts.values()].reduce((sum, count) => sum + count, 0) };
    })
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
