import { nameKey } from "../specifications/attribute.ts";
import { whyNotRanked, type NotRanked } from "../specifications/conditions.ts";
import { SPECIFICATION_CATEGORIES, type SpecificationCategory } from "../specifications/specification-categories.ts";
import { splitValue } from "../specifications/specifications.ts";
import { csvFile } from "../text/csv.ts";
import { shownIn } from "../units/shown-value.ts";
import { showQuantity, shownUnit, type UnitSystem } from "../units/unit-system.ts";
import type { ComparedFigure, ComparedSpecification } from "./compared-product.ts";

/** The value of one product in a row; null if it has none. */
export type ComparedCell = {
  text: string;
  isBest: boolean;
  /** The conditions at which it holds, as a text. */
  heldAt?: string;
} | null;
type ComparedRow = {
  name: string;
  /** Whether the values differ, or some products have none. */
  differs: boolean;
  /** Why none is called the best, although it is known which is better; null otherwise. */
  notRanked: NotRanked | null;
  /** One for each product. */
  cells: ComparedCell[];
};
export type ComparedGroup = { group: SpecificationCategory; rows: ComparedRow[] };

/** Performance first, because machines are compared by it first. */
const GROUPS = [...new Set<SpecificationCategory>(["performance", ...SPECIFICATION_CATEGORIES])];

/**
 * The specifications of several products side by side: groups in their order, in each group one row for each name, in the
 * order of their first occurrence. Values are shown in the units that the visitor has chosen.
 */
export function comparison(
  products: readonly (readonly ComparedSpecification[])[],
  system: UnitSystem,
): ComparedGroup[] {
  const rows = new Map<string, SpecificationsOfName>();
  for (const [at, specifications] of products.entries()) {
    for (const specification of specifications) {
      const { name, group } = specification;
      const row = rows.get(nameKey(name)) ?? { name, group, byProduct: products.map(() => []) };
      row.byProduct[at]?.push(specification);
      rows.set(nameKey(name), row);
    }
  }
  return GROUPS.map((group) => ({
    group,
    rows: [...rows.values()].filter((row) => row.group === group).map((row) => comparedRow(row, system)),
  })).filter(({ rows: some }) => some.length > 0);
}

/** The specifications of one name: a list for each product, usually of one. */
type SpecificationsOfName = { name: string; group: SpecificationCategory; byProduct: ComparedSpecification[][] };

function comparedRow({ name, byProduct }: SpecificationsOfName, system: UnitSystem): ComparedRow {
  const texts = byProduct.map((some) => some.map((one) => comparedValue(one, system)).join("; "));
  const only = byProduct.map(([first, ...others]) => (others.length > 0 ? undefined : first));
  const figures = only.map((one) => one?.figure);
  const ranked = bestFigures(figures);
  const conditions = only.flatMap((one) => (one?.figure && one.heldAt !== undefined ? [one.heldAt] : []));
  const notRanked = ranked.size > 0 ? whyNotRanked(conditions) : null;
  // Figures that look the same are equally good, whatever their conversion left behind the decimal point.
  const bestTexts = new Set(notRanked === null ? [...ranked].map((at) => texts[at]) : []);
  const isBest = texts.map((text, at) => figures[at] !== undefined && bestTexts.has(text));
  const isAnyWorse = figures.some((figure, at) => figure && !isBest[at]);
  return {
    name,
    differs: new Set(texts.map(sameText)).size > 1,
    notRanked,
    cells: texts.map((text, at) => {
      const own = only[at]?.heldAt;
      if (text === "") return null;
      return { text, isBest: isAnyWorse && isBest[at] === true, ...(own && { heldAt: shownIn(own, system) }) };
    }),
  };
}

/** Equal for texts that mean the same: 'R-134a' and 'R134A', 'Yes' and 'yes'. Numbers keep their signs and decimal points. */
const sameText = (text: string): string => nameKey(text.replace(/(?<=\p{L})-(?=\d)/gu, ""));

/**
 * The places of the best figures: those that are as good as every other one at both ends, so that a range that overlaps
 * another is not called better without reason. None where it is not known which is better, where fewer than two products
 * state a figure, or where all are equally good. An open end counts as the limit that is stated.
 */
export function bestFigures(figures: readonly (ComparedFigure | undefined)[]): Set<number> {
  const stated = figures.flatMap((figure, at) => {
    const ends = figure && endsOf(figure);
    return ends ? [{ at, ends }] : [];
  });
  const isAsGood = (a: readonly number[], b: readonly number[]) => a.every((end, index) => end >= (b[index] ?? end));
  const best = stated.filter(({ ends }) => stated.every((other) => isAsGood(ends, other.ends)));
  return stated.length < 2 || best.length === stated.length ? new Set() : new Set(best.map(({ at }) => at));
}

/** Both ends of a figure as numbers of which the larger one is better; null if it is not known which is better. */
function endsOf({ low, high, better }: ComparedFigure): [number, number] | null {
  const ends = [low ?? high, high ?? low];
  const [first, last] = ends;
  if (better === null || first == null || last == null) return null;
  return better === "higher" ? [first, last] : [-first, -last];
}

/** The rows that differ, and the groups that have any. */
export function onlyDifferences(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

/** A product of a comparison, as the head of its column names it. */
export type ComparedHead = { name: string; brand: string | null; category: string | null; address: string };

const cellText = (cell: ComparedCell): string =>
  cell === null ? "" : cell.heldAt === undefined ? cell.text : `${cell.text} (${cell.heldAt})`;

/** The words of the file: the heads of its rows, and the titles of the groups. */
type FileWords = Readonly<Record<"product" | "brand" | "category" | "address", string>> & {
  groups: Readonly<Record<SpecificationCategory, string>>;
};

/** A comparison as a CSV file: one column for each product. */
export function comparisonFile(
  products: readonly ComparedHead[],
  groups: readonly ComparedGroup[],
  words: FileWords,
): string {
  const about = (title: string, of: (product: ComparedHead) => string | null) => [
    "",
    title,
    ...products.map((product) => of(product) ?? ""),
  ];
  return csvFile([
    about(words.product, ({ name }) => name),
    about(words.brand, ({ brand }) => brand),
    about(words.category, ({ category }) => category),
    about(words.address, ({ address }) => address),
    ...groups.flatMap(({ group, rows }) =>
      rows.map(({ name, cells }) => [words.groups[group], name, ...cells.map(cellText)]),
    ),
  ]);
}

/**
 * The value of a specification in a comparison, where figures of one attribute have one unit: that of the attribute, or the
 * one that a system has for it.
 */
export function comparedValue(specification: ComparedSpecification, system: UnitSystem): string {
  const { name, group, value, figure } = specification;
  if (!figure) return shownIn(specification, system);
  const measured = { ...figure, name, group };
  const unit = shownUnit(measured, system);
  // What was typed in this unit is exact; its figure was converted and rounded.
  if (unit !== figure.unit && splitValue(value).unit === unit) return value;
  return showQuantity(figure, measured, system);
}
