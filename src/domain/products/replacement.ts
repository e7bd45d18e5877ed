import type { ComparedFigure, ComparedSpecification } from "../comparison/compared-product.ts";
import { whyNotRanked } from "../specifications/conditions.ts";
import type { InUnits } from "../units/shown-value.ts";

type Figures = ReadonlyMap<string, number>;
type Replaceable = { id: string; brand_id: string };

/**
 * The product nearest to one that is not offered any more, by the figure that this one gives first; null if none states that
 * figure. Of equally near ones, one of its own brand. `figuresOf` gives the figures by what they measure, in one unit each.
 */
export function nearestProduct<T extends Replaceable>(
  product: T,
  current: readonly T[],
  figuresOf: (product: T) => Figures,
): T | null {
  const [main] = figuresOf(product);
  if (!main) return null;
  const [figure, wanted] = main;
  let nearest: T | null = null;
  let least = Infinity;
  for (const one of current) {
    const number = figuresOf(one).get(figure);
    if (number === undefined || one.id === product.id) continue;
    const distance = Math.abs(number - wanted);
    const isNearer = distance < least || (distance === least && one.brand_id === product.brand_id);
    if (isNearer) [nearest, least] = [one, distance];
  }
  return nearest;
}

type Shown = { value: string } & InUnits;

/** A specification in which a product and the one in its place differ; `change` in per cent, '+3 %', where it can be told. */
export type ReplacedFigure = { name: string; before: Shown; after: Shown; change: string | null };

/** The first `most` specifications that both products state, with different values. */
export function replacedFigures(
  before: readonly ComparedSpecification[],
  after: readonly ComparedSpecification[],
  most: number,
): ReplacedFigure[] {
  const byName = new Map(after.map((one) => [one.name, one]));
  return before
    .flatMap((old) => {
      const one = byName.get(old.name);
      return one && one.value !== old.value
        ? [{ name: old.name, before: shown(old), after: shown(one), change: changeOf(old, one) }]
        : [];
    })
    .slice(0, most);
}

const shown = ({ value, si, ip }: Shown): Shown => ({
  value,
  ...(si !== undefined && { si }),
  ...(ip !== undefined && { ip }),
});

/** Null for texts and ranges, and for figures that may not be ranked against each other. */
function changeOf(before: ComparedSpecification, after: ComparedSpecification): string | null {
  const [from, to] = [numberOf(before.figure), numberOf(after.figure)];
  if (from === null || to === null || from === 0) return null;
  // A figure that depends on no conditions has no such field.
  const held = [before.heldAt, after.heldAt].filter((one) => one !== undefined);
  if (whyNotRanked(held) !== null) return null;
  const percent = Math.round((to / from - 1) * 100);
  return `${percent > 0 ? "+" : percent < 0 ? "−" : "±"}${Math.abs(percent)} %`;
}

const numberOf = (figure: ComparedFigure | undefined): number | null =>
  figure && figure.low === figure.high ? figure.low : null;
