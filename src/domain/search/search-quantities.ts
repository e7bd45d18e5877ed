import { writtenNumber } from "../text/written-numbers.ts";
import { SIZED, type SearchedSize, type Dimension } from "../units/searched-size.ts";
import type { Quantity } from "../units/specification-values.ts";

/*
 * Sizes in a search: '1000 kW chiller' finds products of about that size, whatever unit they are given in. A product is
 * compared by its main figure of the dimension: the first such specification, where the most important ones of its category
 * come first. So a chiller is found by its cooling capacity, even if its power input was typed before that.
 */

/** A product's main figure of a dimension: the name of its specification, and the quantity. */
export type Figure = { name: string; low: number; high: number; unit: string };

/** A specification with what was read from it; `unit` is that of numbers without one. */
export type SizedSpecification = { name: string; unit: string | null; quantities: readonly Quantity[] | null };

/** The figures of a product, by dimension: those of the first specification that has some. */
export function figuresByDimension(specifications: readonly SizedSpecification[]): Map<Dimension, Figure[]> {
  const figures = new Map<Dimension, Figure[]>();
  for (const { name, unit: usual, quantities } of specifications) {
    const own = new Map<Dimension, Figure[]>();
    for (const { low, high, unit: typed } of quantities ?? []) {
      const unit = typed ?? usual;
      const sized = unit === null ? undefined : SIZED.get(unit);
      const [least, most] = [low ?? high ?? 0, high ?? low ?? 0];
      if (unit === null || !sized || least <= 0 || !Number.isFinite(most) || figures.has(sized.dimension)) continue;
      own.set(sized.dimension, [...(own.get(sized.dimension) ?? []), { name, low: least, high: most, unit }]);
    }
    for (const [dimension, some] of own) figures.set(dimension, some);
  }
  return figures;
}

/** Figures of about the same size, in columns: product, lower and upper end, unit and name. */
export type SizePart = {
  units: string[];
  names: string[];
  product: number[];
  low: number[];
  high: number[];
  unit: number[];
  name: number[];
};

/** How many parts each factor of ten is divided into. */
const PARTS_PER_DECADE = 4;
const partOf = (size: number): number => Math.floor(Math.log10(size) * PARTS_PER_DECADE + 1e-9);
const partName = (dimension: string, part: number): string => `${dimension}.${part}`;

const baseOf = (number: number, unit: string): number => number * (SIZED.get(unit)?.factor ?? Number.NaN);

/** The names of the parts that a search for a size needs. */
export function sizePartsFor({ dimension, low, high }: SearchedSize): string[] {
  const names: string[] = [];
  for (let part = partOf(low); part <= partOf(high); part += 1) names.push(partName(dimension, part));
  return names;
}

/** All figures of all products, by their position, in parts. A range is in each part that it touches. */
export function makeSizeParts(
  products: readonly (ReadonlyMap<string, readonly Figure[]> | undefined)[],
): Map<string, SizePart> {
  const parts = new Map<string, SizePart & { unitAt: Map<string, number>; nameAt: Map<string, number> }>();
  const place = (list: string[], known: Map<string, number>, text: string): number => {
    let at = known.get(text);
    if (at === undefined) known.set(text, (at = list.push(text) - 1));
    return at;
  };
  products.forEach((figures, product) => {
    for (const [dimension, some] of figures ?? [])
      for (const { name, low, high, unit } of some)
        for (let at = partOf(baseOf(low, unit)); at <= partOf(baseOf(high, unit)); at += 1) {
          const key = partName(dimension, at);
          let part = parts.get(key);
          if (!part) {
            const columns = { units: [], names: [], product: [], low: [], high: [], unit: [], name: [] };
            parts.set(key, (part = { ...columns, unitAt: new Map(), nameAt: new Map() }));
          }
          part.product.push(product);
          part.low.push(low);
          part.high.push(high);
          part.unit.push(place(part.units, part.unitAt, unit));
          part.name.push(place(part.names, part.nameAt, name));
        }
  });
  return new Map(
    [...parts].map(([key, { units, names, product, low, high, unit, name }]) => [
      key,
      { units, names, product, low, high, unit, name },
    ]),
  );
}

/** A product of about the asked size, and how far its figure is from it, as a share. */
export type Near = { figure: Figure; away: number };

/** The products with a figure within the asked range, with the nearest of their figures. */
export function nearIn({ size, low, high }: SearchedSize, parts: readonly SizePart[]): Map<number, Near> {
  const found = new Map<number, Near>();
  for (const part of parts) {
    part.product.forEach((product, at) => {
      const unit = part.units[part.unit[at] ?? 0] ?? "";
      const figure = {
        name: part.names[part.name[at] ?? 0] ?? "",
        low: part.low[at] ?? 0,
        high: part.high[at] ?? 0,
        unit,
      };
      const [least, most] = [baseOf(figure.low, unit), baseOf(figure.high, unit)];
      if (!(least <= high && most >= low)) return;
      const away = Math.max(0, least - size, size - most) / size;
      if (away < (found.get(product)?.away ?? Infinity)) found.set(product, { figure, away });
    });
  }
  return found;
}

const written = (number: number): string => writtenNumber(number, { maximumSignificantDigits: 4 });

/** '1,055 kW', and the same in the unit that was asked for, where that is another one: '1,055 kW (300 TR)'. */
export function figureValue({ low, high, unit }: Omit<Figure, "name">, asked: SearchedSize): string {
  const range = (from: number, to: number): string => (from === to ? written(from) : `${written(from)}–${written(to)}`);
  const own = `${range(low, high)} ${unit}`;
  if (unit === asked.unit) return own;
  const factor = baseOf(1, unit) / baseOf(1, asked.unit);
  return `${own} (${range(low * factor, high * factor)} ${asked.unit})`;
}
