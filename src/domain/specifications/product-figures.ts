import type { Specification } from "./specification-schema.ts";

/** How many specifications a product card shows. */
export const CARD_SPECIFICATIONS = 3;

/**
 * The specifications of a product with those first that matter in its category (`figures`, the ids of attributes in their
 * order), then the others as they were typed. `attributeOf` returns the id of the attribute that a name means.
 */
export function figuresFirst<S extends { name: string }>(
  specifications: readonly S[],
  figures: readonly string[],
  attributeOf: (name: string) => string | undefined,
): S[] {
  const ids = specifications.map(({ name }) => attributeOf(name));
  const chosen = figures.flatMap((figure) => specifications[ids.indexOf(figure)] ?? []);
  const others = specifications.filter((specification) => !chosen.includes(specification));
  return [...chosen, ...others];
}

/** The specifications on a product's card. */
export const cardFigures = <S extends Specification>(...of: Parameters<typeof figuresFirst<S>>): S[] =>
  figuresFirst(...of).slice(0, CARD_SPECIFICATIONS);

/** The expected attributes of a category without those of kind 'text', which have no figures. */
export const withoutTexts = <T extends { kind: string }>(expected: readonly T[]): T[] =>
  expected.filter(({ kind }) => kind !== "text");

/** The first of the specifications that a category expects: the figures on the cards of its products. */
export const figuresOf = <T>(expected: readonly T[]): T[] => expected.slice(0, CARD_SPECIFICATIONS);
