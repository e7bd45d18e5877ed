import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { attributeFinder, expectedIn, nameKey, type Attribute } from "#domain/specifications/attribute.ts";
import type { Stated } from "#domain/specifications/value-notes.ts";
import { attributesQuery, categoryAttributesQuery, mediansQuery } from "../../queries/attributes.ts";
import { categoriesQuery } from "../../queries/categories.ts";
import { useProductForm } from "./product-form.ts";

/** The parts of the catalogue of specifications that concern the product in the form. */
export type KnownSpecifications = {
  attributes: readonly Attribute[];
  /** Those that products of its category are expected to have. */
  expected: readonly Attribute[];
  find: (name: string) => Attribute | undefined;
  /** What the other products of its category state under a name, or under a synonym of it. */
  stated: (name: string) => readonly Stated[];
};

export function useKnownSpecifications(): KnownSpecifications {
  const { control } = useProductForm();
  const categoryId = useWatch({ control, name: "category_id" });
  const { id } = useParams({ strict: false });
  const attributes = useQuery(attributesQuery).data;
  const expected = useQuery(categoryAttributesQuery).data;
  const categories = useQuery(categoriesQuery).data;
  const medians = useQuery(mediansQuery(categoryId, id)).data;
  return useMemo(() => {
    const all = attributes ?? [];
    const find = attributeFinder(all);
    const meaning = (name: string) => find(name)?.id ?? nameKey(name);
    const byMeaning = Map.groupBy(medians ?? [], ({ name }) => meaning(name));
    return {
      attributes: all,
      expected: categoryId === "" ? [] : expectedIn(categoryId, all, expected ?? [], categories ?? []),
      find,
      stated: (name) => byMeaning.get(meaning(name)) ?? [],
    };
  }, [attributes, expected, categories, medians, categoryId]);
}
