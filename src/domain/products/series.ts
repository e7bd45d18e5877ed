import type { ComparedSpecification } from "../comparison/compared-product.ts";
import type { HeldAt } from "../specifications/conditions.ts";
import type { InUnits } from "../units/shown-value.ts";
import { conversionOf, showQuantity, type ChosenSystem } from "../units/unit-system.ts";

/* What the sizes of a series say together. A size is its specifications, as comparisons have them. */

type Size = readonly ComparedSpecification[];

/** The range of a figure over the sizes of a series: '742–5,275 kW'. */
export type SeriesRange = {
  name: string;
  value: string;
  /** Where figures are ranked: the conditions at which those in the range hold. */
  heldAt?: HeldAt;
} & InUnits;

const figureIn = (size: Size, name: string): ComparedSpecification | undefined =>
  size.find((one) => one.name === name && one.figure);

/** The figures that may be compared with each other: all, or of ranked ones those at the conditions that most of them have. */
function comparable(figures: readonly ComparedSpecification[]): ComparedSpecification[] {
  const isRanked = figures.some(({ figure, heldAt }) => figure?.better && heldAt !== undefined);
  if (!isRanked) return [...figures];
  const stated = figures.filter(({ heldAt }) => heldAt);
  const [most = []] = [...Map.groupBy(stated, ({ heldAt }) => heldAt?.point).values()].sort(
    (a, b) => b.length - a.length,
  );
  return most;
}

/** The range of a figure; null where none, or of several sizes no two, state it at the same conditions. */
export function seriesRange(sizes: readonly Size[], name: string): SeriesRange | null {
  const figures = comparable(sizes.flatMap((size) => figureIn(size, name) ?? []));
  const [first] = figures;
  if (figures.length < Math.min(2, sizes.length) || !first?.figure) return null;
  const lows = figures.map(({ figure }) => figure?.low ?? -Infinity);
  const highs = figures.map(({ figure }) => figure?.high ?? Infinity);
  const range = { low: Math.min(...lows), high: Math.max(...highs) };
  const measured = { name, group: first.group, ...first.figure };
  const inSystem = (system: ChosenSystem): InUnits =>
    conversionOf(measured, system) ? { [system]: showQuantity(range, measured, system) } : {};
  return {
    name,
    value: showQuantity(range, measured, "typed"),
    ...inSystem("si"),
    ...inSystem("ip"),
    ...(first.figure.better && first.heldAt ? { heldAt: first.heldAt } : {}),
  };
}

/** The specifications that all sizes state alike, as the first one has them; none of a single size. */
export function commonSpecifications(sizes: readonly Size[]): ComparedSpecification[] {
  const [first = [], ...others] = sizes;
  if (others.length === 0) return [];
  return first.filter(({ name, value }) =>
    others.every((size) => size.some((one) => one.name === name && one.value === value)),
  );
}

/** A cell of the table of sizes. `rank` orders its column; null where the value cannot be ranked with the others. */
type SizeCell = { value: string; rank: number | string | null } & InUnits;
/** A column: a specification in which sizes differ. `heldAt`: its figures are ordered only among those at these conditions. */
export type SizeColumn = { name: string; heldAt: HeldAt | null; cells: (SizeCell | null)[] };

/**
 * The specifications in which the sizes of a series differ, each with a cell for each size: those in `first` before the others,
 * which come in the order in which the sizes state them.
 */
export function sizeColumns(sizes: readonly Size[], first: readonly string[] = []): SizeColumn[] {
  const common = new Set(commonSpecifications(sizes).map(({ name }) => name));
  const stated = sizes.flatMap((size) => size.map(({ name }) => name));
  const names = [...new Set([...first.filter((name) => stated.includes(name)), ...stated])];
  return names
    .filter((name) => !common.has(name))
    .map((name) => {
      const of = sizes.map((size) => size.find((one) => one.name === name));
      const figures = of.flatMap((one) => (one?.figure ? [one] : []));
      const ranked = new Set(comparable(figures));
      const isHeldApart = ranked.size < figures.length;
      return {
        name,
        heldAt: isHeldApart ? ([...ranked][0]?.heldAt ?? null) : null,
        cells: of.map((one) => one && cellOf(one, figures.length > 0, ranked.has(one))),
      };
    })
    .map((column) => ({ ...column, cells: column.cells.map((cell) => cell ?? null) }));
}

function cellOf(one: ComparedSpecification, isFigures: boolean, isRanked: boolean): SizeCell {
  const { value, si, ip, figure } = one;
  const number = figure?.low ?? figure?.high ?? null;
  return {
    value,
    rank: isFigures ? (isRanked ? number : null) : value,
    ...(si !== undefined && { si }),
    ...(ip !== undefined && { ip }),
  };
}

/** The sizes in ascending order of the figure that each states first; those without one come last, in their order. */
export function inSizeOrder<T>(sizes: readonly T[], specificationsOf: (size: T) => Size): T[] {
  const numberOf = (size: T): number => specificationsOf(size).find(({ figure }) => figure)?.figure?.low ?? Infinity;
  return sizes.toSorted((a, b) => {
    const [one, other] = [numberOf(a), numberOf(b)];
    return one === other ? 0 : one - other;
  });
}

/**
 * What to call the sizes among themselves: their models where each has another one, else their names without the words with
 * which all begin: 'Carrier 19XR Chiller, 742 kW' is '742 kW'.
 */
export function sizeLabels(sizes: readonly { name: string; model: string | null }[]): string[] {
  const models = sizes.map(({ model }) => model?.trim() ?? "");
  if (!models.includes("") && new Set(models).size === sizes.length) return models;
  const words = sizes.map(({ name }) => name.split(" "));
  const [one = []] = words;
  const isShared = (at: number): boolean => words.every((all) => all[at] === one[at] && at < all.length - 1);
  let shared = 0;
  while (words.length > 1 && shared < one.length && isShared(shared)) shared += 1;
  return words.map((all) => all.slice(shared).join(" "));
}
