import type { Specification } from "./specification-schema.ts";

/** How many specifications a product card shows. */
export const CARD_SPECIFICATIONS = 3;

/**
 * The specifications on a product's card: those of the attributes that matter in its category, in their order, then its first
 * others. `attributeOf` tells the id of the attribute that a name means.
 */
export function cardFigures<S extends Specification>(
  specifications: readonly S[],
  figures: readonly string[],
  attributeOf: (name: string) => string | undefined,
): S[] {
  const ids = specifications.map(({ name }) => attributeOf(name));
  const chosen = figures.flatMap((figure) => specifications[ids.indexOf(figure)] ?? []);
  const others = specifications.filter((specification) => !chosen.includes(specification));
  return [...chosen, ...others].slice(0, CARD_SPECIFICATIONS);
}

/** The attributes of cards: the first that a category expects, without texts, which have no figure. */
export function figuresOf<T extends { kind: string }>(expected: readonly T[]): T[] {
  return expected.filter(({ kind }) => kind !== "text").slice(0, CARD_SPECIFICATIONS);
}
