import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { brandsQuery } from "../queries/brands.ts";
import { categoriesQuery } from "../queries/categories.ts";

const NONE: readonly { id: string; name: string }[] = [];

/** The names of brands and categories by their ids, which other records have as values. */
export function useRecordNames(): ReadonlyMap<string, string> {
  const { data: brands = NONE } = useQuery(brandsQuery);
  const { data: categories = NONE } = useQuery(categoriesQuery);
  return useMemo(() => new Map([...brands, ...categories].map(({ id, name }) => [id, name])), [brands, categories]);
}
