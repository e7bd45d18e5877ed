import { persistentAtom } from "@nanostores/persistent";
import { atom, computed } from "nanostores";
import { MOST_COMPARED } from "#domain/comparison/compare.ts";

/** A product of the comparison. Its name is kept so that the tray can show it without loading anything. */
export type ComparedName = { slug: string; name: string };

function isComparedName(value: unknown): value is ComparedName {
  const { slug, name } = (value ?? {}) as Record<string, unknown>;
  return typeof slug === "string" && typeof name === "string";
}

/** The products that the visitor compares, kept in this browser, latest last; change them with the functions below. */
export const $comparedNames = persistentAtom<ComparedName[]>("compare", [], {
  encode: JSON.stringify,
  decode: (stored) => {
    try {
      const value: unknown = JSON.parse(stored);
      return Array.isArray(value) ? value.filter(isComparedName).slice(0, MOST_COMPARED) : [];
    } catch {
      return [];
    }
  },
});

/** The slugs of the products that the visitor compares. */
export const $compare = computed($comparedNames, (products) => products.map(({ slug }) => slug));

/** How many times a product was refused on this page because the comparison was full. */
export const $refusals = atom(0);

export function setCompared(products: readonly ComparedName[]): void {
  $comparedNames.set(products.slice(0, MOST_COMPARED));
}

export function removeCompared(slug: string): void {
  setCompared($comparedNames.get().filter((product) => product.slug !== slug));
}

/** Adds a product to the comparison, or takes it out again. A full comparison refuses it. */
export function toggleCompared({ slug, name }: ComparedName): void {
  const products = $comparedNames.get();
  if (products.some((product) => product.slug === slug)) removeCompared(slug);
  else if (products.length < MOST_COMPARED) setCompared([...products, { slug, name }]);
  else $refusals.set($refusals.get() + 1);
}
