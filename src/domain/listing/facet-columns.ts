import { nameKey } from "../specifications/attribute.ts";
import type { AttributeValue } from "../specifications/attribute-values.ts";
import { mainCategories, type ProductData } from "./product-data.ts";

/*
 * The values of products for filtering and comparing, a file for each main category. A column is one text with an entry for
 * each product below that category, in the order of the product data, separated by commas; where there is no value it is empty.
 */

/** The content of /data/facets/<slug of the main category>.json. */
export type FacetFile = {
  /** The checksum of the names of its products, which shows whether the file is of the same release. */
  check: number;
  /** By attribute: '742,,3.5~4,~0.5': a number, no value, a range, a range with an open end. */
  numbers: Record<string, string>;
  /** By attribute: '0,,1+2': positions in the list of choices. */
  choices: Record<string, { choices: string[]; values: string }>;
};

/** The file of products without a category. No slug begins with an underscore. */
export const WITHOUT_CATEGORY = "_none";

/** The values of a product, by the ids of attributes. */
export type FacetRow = Readonly<Record<string, AttributeValue>>;

const isChoices = (value: AttributeValue | undefined): value is readonly string[] => Array.isArray(value);

function numberCell(value: AttributeValue | undefined): string {
  if (value === undefined || isChoices(value)) return "";
  const { low, high } = value as { low: number | null; high: number | null };
  return low === high ? String(low ?? "") : `${low ?? ""}~${high ?? ""}`;
}

/** The file of some products, given with their names. Only attributes that one of them has are in it. */
export function packFacets(rows: readonly FacetRow[], names: readonly string[]): FacetFile {
  const kinds = new Map<string, "numbers" | "choices">();
  for (const row of rows)
    for (const [id, value] of Object.entries(row)) kinds.set(id, isChoices(value) ? "choices" : "numbers");
  const ids = [...kinds.keys()].sort();
  const column = (id: string, cell: (value: AttributeValue | undefined) => string): string =>
    rows.map((row) => cell(row[id])).join(",");
  const choiceColumn = (id: string) => {
    const spellings = new Map<string, string>();
    for (const row of rows) {
      const value = row[id];
      if (isChoices(value))
        for (const text of value) if (!spellings.has(nameKey(text))) spellings.set(nameKey(text), text);
    }
    const keys = [...spellings.keys()].sort();
    const at = new Map(keys.map((key, index) => [key, index]));
    const values = column(id, (value) =>
      isChoices(value) ? [...new Set(value.map((text) => at.get(nameKey(text))))].join("+") : "",
    );
    return { choices: keys.map((key) => spellings.get(key) ?? key), values };
  };
  const of = (kind: string) => ids.filter((id) => kinds.get(id) === kind);
  return {
    check: checksumOf(names),
    numbers: Object.fromEntries(of("numbers").map((id) => [id, column(id, numberCell)])),
    choices: Object.fromEntries(of("choices").map((id) => [id, choiceColumn(id)])),
  };
}

/** The checksum of product names, by which files of different releases are recognised. */
export function checksumOf(names: readonly string[]): number {
  let hash = names.length;
  for (const name of names)
    for (let index = 0; index < name.length; index += 1) hash = (Math.imul(hash, 31) + name.charCodeAt(index)) | 0;
  return hash;
}

/** The values of one attribute at the positions of the product data. `at` are the positions that have one, in ascending order. */
export type NumberColumn = {
  at: Int32Array;
  /** NaN where there is no value; open ends are infinite. */
  low: Float64Array;
  high: Float64Array;
};
export type ChoiceColumn = {
  at: Int32Array;
  choices: string[];
  /** The distinct sets of choices that products have: positions in the list of choices, in ascending order. */
  sets: (readonly number[])[];
  /** For each position, the index of its product's set; -1 for none. */
  set: Int32Array;
};
/** The values that have been loaded, by the ids of attributes. */
export type Facets = { numbers: Map<string, NumberColumn>; choices: Map<string, ChoiceColumn> };

/** The files that the values of some categories are in; `category` holds positions, -1 for none. */
export function facetFilesOf({ categories }: Pick<ProductData, "categories">, category: Iterable<number>): string[] {
  const main = mainCategories(categories);
  const files = new Set<string>();
  for (const one of category) files.add(categories[main[one] ?? -1]?.slug ?? WITHOUT_CATEGORY);
  return [...files];
}

/** The positions of the products that are in a file, by its name. */
export function filePositions({ categories, category, size }: ProductData): Map<string, Int32Array> {
  const main = mainCategories(categories);
  /** By main category; the products without one come last. */
  const found = Array.from({ length: categories.length + 1 }, (): number[] => []);
  for (let position = 0; position < size; position += 1)
    found[main[category[position] ?? -1] ?? categories.length]?.push(position);
  return new Map(
    found.flatMap((positions, at) =>
      positions.length > 0 ? [[categories[at]?.slug ?? WITHOUT_CATEGORY, Int32Array.from(positions)]] : [],
    ),
  );
}

/** Whether a file has the values of these products. */
export const belongsToProducts = (file: FacetFile, { names }: ProductData, positions: Int32Array): boolean =>
  file.check === checksumOf(Array.from(positions, (position) => names[position] ?? ""));
