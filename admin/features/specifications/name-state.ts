import type { StoredAttribute } from "#db/specifications/attributes.ts";
import type { SpecificationName } from "#db/specifications/specification-names.ts";
import { attributeFinder } from "#domain/specifications/attribute.ts";

/** A name in use, and its attribute in the catalogue. */
export type NameInUse = SpecificationName & { id: string; attribute: StoredAttribute | undefined };

export const NAME_FILTERS = {
  all: "All names",
  known: "In the catalogue",
  synonyms: "Synonyms",
  unknown: "Not in the catalogue",
  once: "Used once",
} as const;
export type NameFilter = keyof typeof NAME_FILTERS;

/** The names, the most used first. */
export function namesInUse(names: readonly SpecificationName[], attributes: readonly StoredAttribute[]): NameInUse[] {
  const find = attributeFinder(attributes);
  return names
    .map((one) => ({ ...one, id: one.name, attribute: find(one.name) }))
    .sort((a, b) => b.uses - a.uses || (a.name < b.name ? -1 : 1));
}

export function matchingNames(names: readonly NameInUse[], search: string, filter: NameFilter): NameInUse[] {
  const text = search.trim().toLowerCase();
  return names.filter(({ name, uses, units, attribute }) => {
    if (text !== "" && ![name, ...units].some((word) => word.toLowerCase().includes(text))) return false;
    if (filter === "known") return attribute !== undefined;
    if (filter === "synonyms") return attribute !== undefined && attribute.name !== name;
    if (filter === "unknown") return attribute === undefined;
    return filter === "once" ? uses === 1 : true;
  });
}
