import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Category } from "#db/categories.ts";
import { attributeFinder, expectedIn } from "#domain/specifications/attribute.ts";
import { attributeColumn } from "#domain/table-edit/columns.ts";
import { attributesQuery, categoryAttributesQuery } from "../../queries/attributes.ts";
import type { Specifications } from "./column-choice.ts";

type Catalogue = Pick<Specifications, "findAttribute" | "expected">;

/** The catalogue of specifications, and what a category expects of it; null until both were read. */
export function useColumnCatalogue(category: string | undefined, categories: readonly Category[] | undefined) {
  const attributes = useQuery(attributesQuery);
  const expectations = useQuery(categoryAttributesQuery);
  const { data: known } = attributes;
  const { data: links } = expectations;
  const catalogue = useMemo((): Catalogue | null => {
    if (!known || !links || !categories) return null;
    const expected = category ? expectedIn(category, known, links, categories) : [];
    return { findAttribute: attributeFinder(known), expected: expected.map(attributeColumn) };
  }, [known, links, categories, category]);
  return { catalogue, queries: [attributes, expectations] };
}
