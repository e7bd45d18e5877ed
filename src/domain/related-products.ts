import { splitValue, type Specification } from "./specifications.ts";

const RELATED_PRODUCTS = 4;

type Relatable = {
  id: string;
  brand_id: string;
  category_id: string | null;
  specifications: readonly Specification[];
};

/** Products that are equally near, all together and by brand. */
type Group<T> = { all: T[]; byBrand: Map<string, T[]> };
/** The products that have a figure, grouped by its value; `values` is in ascending order. */
type Line<T> = { values: number[]; groups: Map<number, Group<T>> };

/**
 * Finds up to `limit` related products: first of the same category, then of the same brand, then any. Within each of these
 * scopes, products are sorted by how near they are in the figure that most products of the category give first (its main
 * figure); those without it come last. Equally near ones: the product's own brand first, then the given order.
 *
 * The catalogue is indexed once, so that each product only looks at its neighbours.
 */
export function relatedFinder<T extends Relatable>(all: readonly T[], limit = RELATED_PRODUCTS): (product: T) => T[] {
  const figures = new Map(all.map((product) => [product.id, figuresOf(product)]));
  const firstFigures = firstFigureOfCategories(all, figures);
  const compared = new Set(firstFigures.values());
  const groups = new Map<string, Group<T>>();
  const lines = new Map<string, Line<T>>();
  for (const product of all) {
    for (const scope of scopesOf(product)) {
      addTo(made(groups, scope, emptyGroup<T>), product);
      for (const [figure, value] of figures.get(product.id) ?? []) {
        if (!compared.has(figure)) continue;
        const line = made(lines, `${scope} ${figure}`, emptyLine<T>);
        if (!line.groups.has(value)) line.values.push(value);
        addTo(made(line.groups, value, emptyGroup<T>), product);
      }
    }
  }
  for (const line of lines.values()) line.values.sort((a, b) => a - b);

  return (product) => {
    const figure = firstFigures.get(product.category_id) ?? "";
    const value = figures.get(product.id)?.get(figure);
    const found = new Set([product]);
    for (const scope of scopesOf(product)) {
      const line = lines.get(`${scope} ${figure}`);
      if (line && value !== undefined) addNearest(line, value, product.brand_id, found, limit + 1);
      const group = groups.get(scope);
      if (group) addEqual([group], product.brand_id, found, limit + 1);
    }
    return [...found].slice(1);
  };
}

/** The scopes in which related products are searched, in this order. */
const scopesOf = ({ category_id, brand_id }: Relatable): string[] => [
  ...(category_id === null ? [] : [`category ${category_id}`]),
  `brand ${brand_id}`,
  "any",
];

/** The specifications that are a single number. The keys contain name and unit, since other units cannot be compared. */
function figuresOf({ specifications }: Relatable): Map<string, number> {
  const figures = new Map<string, number>();
  for (const { name, value } of specifications) {
    const { value: number, unit } = splitValue(value);
    if (!/^\d[\d,]*(?:\.\d+)?$/.test(number)) continue;
    const key = `${name.toLowerCase()} ${unit}`;
    if (!figures.has(key)) figures.set(key, Number(number.replaceAll(",", "")));
  }
  return figures;
}

/** For each category the figure that most of its products give first. */
function firstFigureOfCategories(
  all: readonly Relatable[],
  figures: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Map<string | null, string> {
  const counts = new Map<string | null, Map<string, number>>();
  for (const { id, category_id } of all) {
    const [first] = figures.get(id)?.keys() ?? [];
    if (first === undefined) continue;
    const ofCategory = made(counts, category_id, () => new Map<string, number>());
    ofCategory.set(first, (ofCategory.get(first) ?? 0) + 1);
  }
  return new Map(
    Array.from(counts, ([category, ofCategory]) => {
      const [[most] = [""]] = [...ofCategory].sort(([, a], [, b]) => b - a);
      return [category, most];
    }),
  );
}

/** Adds products from the nearest value outwards until `size` are found. */
function addNearest<T extends Relatable>(
  { values, groups }: Line<T>,
  value: number,
  brand: string,
  found: Set<T>,
  size: number,
): void {
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
function addEqual<T extends Relatable>(groups: readonly Group<T>[], brand: string, found: Set<T>, size: number): void {
  const ownFirst = [...groups.map(({ byBrand }) => byBrand.get(brand) ?? []), ...groups.map(({ all }) => all)];
  for (const products of ownFirst) {
    for (const product of products) {
      if (found.size >= size) return;
      found.add(product);
    }
  }
}

/** The first index whose value is not below `wanted`. */
function firstAtLeast(values: readonly number[], wanted: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

const emptyGroup = <T>(): Group<T> => ({ all: [], byBrand: new Map() });
const emptyLine = <T>(): Line<T> => ({ values: [], groups: new Map() });

function addTo<T extends Relatable>({ all, byBrand }: Group<T>, product: T): void {
  all.push(product);
  made(byBrand, product.brand_id, (): T[] => []).push(product);
}

/** The value of a key; made and stored if the map does not have it yet. */
function made<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
