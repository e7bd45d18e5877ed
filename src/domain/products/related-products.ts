import { firstAtLeast } from "../text/numbers.ts";

const RELATED_PRODUCTS = 4;

type Relatable = {
  id: string;
  brand_id: string;
  category_id: string | null;
};
/** The figures of a product by what they measure, in the product's order; figures of one key have one unit. */
type FiguresOf<T> = (product: T) => ReadonlyMap<string, number>;

/** The part of a product that matters to others. Stays the same object from one catalogue to the next unless it changes. */
type Entry = { id: string; brand: string; category: string | null; figures: ReadonlyMap<string, number> };
/** Products that are equally near, all together and by brand. */
type Group = { all: Entry[]; byBrand: Map<string, Entry[]> };
/** The products that have a figure, grouped by its value; `values` is in ascending order. */
type Line = { values: number[]; groups: Map<number, Group> };
/** The products of a category, of a brand, or all; `group`, `mainFigure` and `lines` are made on first use. */
type Scope = { members: readonly Entry[]; group?: Group; mainFigure?: string; lines: Map<string, Line> };

/**
 * Finds the related products of one: first of the same category, then of the same brand, then any. Within each of these
 * scopes, products are sorted by how near they are in the figure that most products of the category give first (its main
 * figure); those without it come last. Equally near ones: the product's own brand first, then the given order.
 *
 * The catalogue is indexed once, so that each product only looks at its neighbours.
 */
export function relatedFinder<T extends Relatable>(all: readonly T[], figuresOf: FiguresOf<T>): (product: T) => T[] {
  return relatedFinders(figuresOf)(all);
}

/**
 * As relatedFinder, for successive catalogues: results from a category, a brand or all products are cached until the products
 * in it, or their figures, change.
 */
export function relatedFinders<T extends Relatable>(
  figuresOf: FiguresOf<T>,
): (all: readonly T[]) => (product: T) => T[] {
  let entries = new Map<string, Entry>();
  let scopes = new Map<string, Scope>();
  /** The results for a product, and the scopes that were searched. */
  const results = new WeakMap<Entry, { ids: string[]; asked: (Scope | undefined)[] }>();

  return (all) => {
    entries = new Map(
      all.map((product) => [product.id, entryOf(product, figuresOf(product), entries.get(product.id))]),
    );
    scopes = scopesWith([...entries.values()], scopes);
    const [present, rows] = [scopes, new Map(all.map((product) => [product.id, product]))];
    const scope = (name: string | null): Scope | undefined => (name === null ? undefined : present.get(name));

    function find(entry: Entry): string[] {
      const last = results.get(entry);
      const asked: (Scope | undefined)[] = [scope(`category ${entry.category}`)];
      if (last && sameItems(last.asked, [asked[0], ...scopeNames(entry).map(scope)].slice(0, last.asked.length)))
        return last.ids;
      const figure = asked[0] ? mainFigure(asked[0]) : "";
      const value = entry.figures.get(figure);
      const found = new Set([entry]);
      for (const name of scopeNames(entry)) {
        if (found.size > RELATED_PRODUCTS) break;
        const within = scope(name);
        asked.push(within);
        if (!within) continue;
        if (value !== undefined) addNearest(lineOf(within, figure), value, entry.brand, found, RELATED_PRODUCTS + 1);
        addEqual([(within.group ??= groupOf(within.members))], entry.brand, found, RELATED_PRODUCTS + 1);
      }
      const ids = [...found].slice(1).map(({ id }) => id);
      results.set(entry, { ids, asked });
      return ids;
    }

    return (product) => {
      const entry = entries.get(product.id);
      return entry ? find(entry).flatMap((id) => rows.get(id) ?? []) : [];
    };
  };
}

/** The entry of a product; the earlier one if it is the same. */
function entryOf(product: Relatable, figures: Entry["figures"], earlier: Entry | undefined): Entry {
  const entry = {
    id: product.id,
    brand: product.brand_id,
    category: product.category_id,
    figures,
  };
  const isSame =
    earlier?.brand === entry.brand &&
    earlier.category === entry.category &&
    sameItems([...earlier.figures].flat(), [...entry.figures].flat());
  return isSame ? earlier : entry;
}

/** The scopes of these products; an earlier one if it has the same products in the same order. */
function scopesWith(entries: readonly Entry[], earlier: ReadonlyMap<string, Scope>): Map<string, Scope> {
  const members = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const name of new Set([`category ${entry.category}`, ...scopeNames(entry)]))
      getOrMake(members, name, (): Entry[] => []).push(entry);
  return new Map(
    Array.from(members, ([name, list]) => {
      const last = earlier.get(name);
      return [name, last && sameItems(last.members, list) ? last : { members: list, lines: new Map() }];
    }),
  );
}

/** The scopes in which related products are searched, in this order. */
const scopeNames = ({ category, brand }: Entry): string[] => [
  ...(category === null ? [] : [`category ${category}`]),
  `brand ${brand}`,
  "any",
];

const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** The figure that most products give first; '' if none gives any. */
function mainFigure(scope: Scope): string {
  if (scope.mainFigure !== undefined) return scope.mainFigure;
  const counts = new Map<string, number>();
  for (const { figures } of scope.members) {
    const [first] = figures.keys();
    if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const [[most] = [""]] = [...counts].sort(([, a], [, b]) => b - a);
  return (scope.mainFigure = most);
}

/** The products of a scope by their value of a figure. */
function lineOf(scope: Scope, figure: string): Line {
  return getOrMake(scope.lines, figure, () => {
    const byValue = new Map<number, Entry[]>();
    for (const entry of scope.members) {
      const value = entry.figures.get(figure);
      if (value !== undefined) getOrMake(byValue, value, (): Entry[] => []).push(entry);
    }
    return {
      values: [...byValue.keys()].sort((a, b) => a - b),
      groups: new Map(Array.from(byValue, ([value, members]) => [value, groupOf(members)])),
    };
  });
}

const groupOf = (members: readonly Entry[]): Group => ({
  all: [...members],
  byBrand: Map.groupBy(members, ({ brand }) => brand),
});

/** Adds products from the nearest value outwards until `size` are found. */
function addNearest({ values, groups }: Line, value: number, brand: string, found: Set<Entry>, size: number): void {
  let above = firstAtLeast(values, value);
  let below = above - 1;
  while (found.size < size && (below >= 0 || above < values.length)) {
    const down = value - (values[below] ?? -Infinity);
    const up = (values[above] ?? Infinity) - value;
    // A value below and one above at the same distance are equally near.
    const nearest = [...(down <= up ? [values[below--]] : []), ...(up <= down ? [values[above++]] : [])];
    const equals = nearest.flatMap((near) => (near === undefined ? [] : (groups.get(near) ?? [])));
    addEqual(equals, brand, found, size);
  }
}

/** Adds equally near products, those of the brand first, until `size` are found. */
function addEqual(groups: readonly Group[], brand: string, found: Set<Entry>, size: number): void {
  const ownFirst = [...groups.map(({ byBrand }) => byBrand.get(brand) ?? []), ...groups.map(({ all }) => all)];
  for (const products of ownFirst) {
    for (const product of products) {
      if (found.size >= size) return;
      found.add(product);
    }
  }
}

/** Returns the map's value, making and storing it if it is missing. */
function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
