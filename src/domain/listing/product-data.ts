import type { Attribute } from "../specifications/attribute.ts";
import { cardShards } from "./cards.ts";
import type { Availability } from "../products/availability.ts";
import { hyphenate, isPlainName } from "../text/plain-slug.ts";

/* What the browser knows of all products: columns instead of rows, in the order of their names (src/domain/text/names.ts). */

type ListedBrand = { id: string; slug: string; name: string };

export type ListedCategory = {
  slug: string;
  name: string;
  depth: number;
  /** Positions in the list of categories: this category and all below it. */
  holds: number[];
  /** The ids of the attributes that its products are expected to have, in their order; the first are the figures of its cards. */
  expected: string[];
};

/** An attribute of the known specifications. Its id, used in addresses, is made from its name: 'cooling-capacity'. */
export type ListedAttribute = Pick<Attribute, "name" | "unit" | "kind" | "better" | "decimals"> & {
  id: string;
  group: Attribute["category"];
  /** The ids of the attributes that say at which conditions its figures hold; without it they depend on none. */
  conditions?: string[];
};

/** A product as `packProductData` takes it; brand and category are positions in their lists. */
export type ListedProduct = {
  /** Null if it follows from the name (`slugOfName`). */
  slug: string | null;
  name: string;
  brand: number | null;
  category: number | null;
  /** The text in the category column, nearly always the name of the category. */
  categoryText: string | null;
  /** Seconds since 1970. */
  updated: number;
  family: boolean;
  /** The position of the series of which it is a size. */
  series: number | null;
  featured: boolean;
  availability: Availability;
};

type Lists = {
  brands: ListedBrand[];
  categories: ListedCategory[];
  /** Old category slugs and the slugs they became. */
  oldCategories: Record<string, string>;
  attributes: ListedAttribute[];
};

/** The content of /data/products.json. Columns are indexed by the position of a product; -1 is none. */
export type PackedProductData = Lists & {
  names: string[];
  /** By position: the slugs that do not follow from the name. */
  slugs: Record<number, string>;
  brand: number[];
  category: number[];
  /** By position: the texts that are not the name of the category; an empty one is none. */
  categoryTexts: Record<number, string>;
  /** Seconds since `since`, which is in seconds since 1970. */
  updated: number[];
  since: number;
  /** The positions of product families and of featured products. */
  families: number[];
  featured: number[];
  /** The position of the series of each size; none at all where there are no sizes. A file of an older release may lack it. */
  series?: number[];
  /** By position, without the products that are current. A file of an older release, saved on a device, may lack it. */
  availability?: Record<number, Availability>;
};

/** The product data in the browser: a product is its position in each column. */
export type ProductData = Lists & {
  size: number;
  names: readonly string[];
  brand: Int32Array;
  category: Int32Array;
  /** Seconds since 1970. */
  updated: Float64Array;
  categoryTexts: Readonly<Record<number, string>>;
  families: ReadonlySet<number>;
  /** The position of the series of each size; -1 for every other product. */
  series: Int32Array;
  /** By the position of a series: how many sizes it has. */
  sizes: ReadonlyMap<number, number>;
  featured: readonly number[];
  availabilityAt: (position: number) => Availability;
  /** The number of the file in /data/cards that has the product's card. */
  shard: Uint16Array;
  slugAt: (position: number) => string;
  /** The position of the product with this slug; undefined if there is none. */
  positionOf: (slug: string) => number | undefined;
};

/** A name as it is stored in the columns. */
export const listedName = (name: string): string => name.replace(/\s+/g, " ");

/** The slug that products get from their name. Names in other scripts would need a large table: undefined. */
export const slugOfName = (name: string): string | undefined => (isPlainName(name) ? hyphenate(name) : undefined);

const sparse = <T, U>(items: readonly T[], of: (item: T) => U | undefined): Record<number, U> =>
  Object.fromEntries(
    items.flatMap((item, position) => {
      const value = of(item);
      return value === undefined ? [] : [[position, value] as const];
    }),
  );
const positionsOf = <T>(items: readonly T[], is: (item: T) => boolean): number[] =>
  items.flatMap((item, position) => (is(item) ? [position] : []));

/** The columns of some products, which are sorted by name. */
export function packProductData(lists: Lists, products: readonly ListedProduct[]): PackedProductData {
  const since = products.reduce((least, { updated }) => Math.min(least, updated), products[0]?.updated ?? 0);
  const nameOf = (category: number | null) => (category === null ? null : (lists.categories[category]?.name ?? null));
  return {
    ...lists,
    names: products.map(({ name }) => listedName(name)),
    slugs: sparse(products, ({ slug }) => slug ?? undefined),
    brand: products.map(({ brand }) => brand ?? -1),
    category: products.map(({ category }) => category ?? -1),
    categoryTexts: sparse(products, ({ category, categoryText }) =>
      nameOf(category) === categoryText ? undefined : (categoryText ?? ""),
    ),
    updated: products.map(({ updated }) => updated - since),
    since,
    families: positionsOf(products, ({ family }) => family),
    ...(products.some(({ series }) => series !== null) && { series: products.map(({ series }) => series ?? -1) }),
    featured: positionsOf(products, ({ featured }) => featured),
    availability: sparse(products, ({ availability }) => (availability === "current" ? undefined : availability)),
  };
}

/** Reads the content of /data/products.json. */
export function readProductData(data: PackedProductData): ProductData {
  const { brands, categories, oldCategories, attributes, names, slugs, since } = data;
  const slugAt = (position: number): string => slugs[position] ?? slugOfName(names[position] ?? "") ?? "";
  // Made on demand, because most pages never need it.
  let positions: Map<string, number> | undefined;
  const category = Int32Array.from(data.category);
  const series = Int32Array.from(data.series ?? names.map(() => -1));
  return {
    brands,
    // A file of an older release, saved on a device, may lack `expected`.
    categories: categories.map((one) => ({ ...one, expected: one.expected ?? [] })),
    oldCategories,
    attributes,
    size: names.length,
    names,
    brand: Int32Array.from(data.brand),
    category,
    updated: Float64Array.from(data.updated).map((second) => second + since),
    categoryTexts: data.categoryTexts,
    families: new Set(data.families),
    series,
    sizes: countsOf(series),
    featured: data.featured,
    availabilityAt: (position) => data.availability?.[position] ?? "current",
    shard: cardShards(category, categories.length),
    slugAt,
    positionOf: (slug) => (positions ??= new Map(names.map((_, position) => [slugAt(position), position]))).get(slug),
  };
}

/** How often each number that is not negative is in a column. */
function countsOf(column: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const number of column) if (number >= 0) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** The category text of a product: the name of its category, or what an import has written. */
export function categoryTextAt({ categories, category, categoryTexts }: ProductData, position: number): string | null {
  const other = categoryTexts[position];
  if (other !== undefined) return other === "" ? null : other;
  return categories[category[position] ?? -1]?.name ?? null;
}

/** The main category, of depth 0, above each category, by position. */
export function mainCategories(categories: readonly Pick<ListedCategory, "depth">[]): number[] {
  let main = -1;
  return categories.map(({ depth }, position) => (depth === 0 ? (main = position) : main));
}
