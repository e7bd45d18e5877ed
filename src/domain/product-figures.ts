import type { Specification } from "./specification-schema.ts";

/** How many specifications a product card shows. */
export const CARD_SPECIFICATIONS = 3;

/**
 * The specifications on a product's card: those of the attributes that matter in its category, in their order, then its first
 * others. `attributeOf` tells the id of the attribute that a name means.
 */
export function cardFigures(
  specifications: readonly Specification[],
  figures: readonly string[],
  attributeOf: (name: string) => string | undefined,
): Specification[] {
  const ids = specifications.map(({ name }) => attributeOf(name));
  const chosen = figures.flatMap((figure) => specifications[ids.indexOf(figure)] ?? []);
  const others = specifications.filter((specification) => !chosen.includes(specification));
  return [...chosen, ...others].slice(0, CARD_SPECIFICATIONS);
}

/** The attributes of cards: numbers that are better higher or lower say most, then other numbers and choices. */
export function figuresOf<T extends { id: string; kind: string; better: string | null }>(expected: readonly T[]): T[] {
  const rated = expected.filter(({ better }) => better !== null);
  const others = expected.filter(({ better, kind }) => better === null && kind !== "text");
  const first = [...rated, ...others].slice(0, CARD_SPECIFICATIONS);
  return expected.filter((attribute) => first.includes(attribute));
}
