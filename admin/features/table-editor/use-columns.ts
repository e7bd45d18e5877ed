import { useCallback, useMemo, useState } from "react";
import {
  columnLookup,
  type Column,
  specificationKey,
  specificationName,
  type FindAttribute,
} from "#domain/products/editor-columns.ts";
import * as z from "zod";

/** The columns of the table, and the choice of them that is remembered on this device for each category. */
export function useColumns(category: string, fields: readonly Column[], specifications: Specifications) {
  const [choice, setChoice] = useState({ category, keys: readColumnChoice(category) });
  if (choice.category !== category) setChoice({ category, keys: readColumnChoice(category) });
  const { expected, findAttribute } = specifications;

  const columnOf = useMemo(
    () => columnLookup([...fields, ...expected], findAttribute),
    [fields, expected, findAttribute],
  );
  const usual = useMemo(() => usualKeys(fields, specifications).map(columnOf), [fields, specifications, columnOf]);
  const columns = useMemo(
    () => (choice.keys ? chosenColumns(choice.keys, fields, columnOf) : usual),
    [choice.keys, fields, columnOf, usual],
  );
  const choose = useCallback(
    (keys: readonly string[] | null) => {
      persistColumnChoice(category, keys);
      setChoice({ category, keys: keys && [...keys] });
    },
    [category],
  );
  return { columns, columnOf, choose, isUsual: choice.keys === null };
}

/** How many of the most frequent specifications are columns by default. */
const FREQUENT = 6;
const STORED = "plantroom-table-columns:";
const keysSchema = z.array(z.string().max(250)).min(1).max(200);

/** The keys of the columns that were chosen on this device for a category ('' without one), or null. */
function readColumnChoice(category: string): string[] | null {
  try {
    return keysSchema.parse(JSON.parse(localStorage.getItem(STORED + category) ?? "null"));
  } catch {
    return null;
  }
}

/** Remembers a choice on this device; null forgets it. */
function persistColumnChoice(category: string, keys: readonly string[] | null): void {
  try {
    if (keys) localStorage.setItem(STORED + category, JSON.stringify(keys));
    else localStorage.removeItem(STORED + category);
  } catch {
    // Without storage the choice holds until the table is left.
  }
}

/** What the choice of columns needs to know about specifications. */
export type Specifications = {
  findAttribute: FindAttribute;
  /** What the category expects, in its order; empty without a category or expectations. */
  expected: readonly Column[];
  /** The names of the products in the table, the most frequent first. */
  frequent: readonly { name: string; count: number }[];
};

/**
 * The keys of the columns until others are chosen: the fields with the expected specifications, or with the most frequent ones
 * if none are expected.
 */
export function usualKeys(fields: readonly Column[], { expected, frequent }: Specifications): string[] {
  const further =
    expected.length > 0
      ? expected.map(({ key }) => key)
      : frequent.slice(0, FREQUENT).map(({ name }) => specificationKey(name));
  return [...fields.map(({ key }) => key), ...further];
}

/** The columns of a choice; the first field is always the first column. Keys that are no columns any more are left out. */
export function chosenColumns(
  keys: readonly string[],
  fields: readonly Column[],
  columnOf: (key: string) => Column,
): Column[] {
  const [first] = fields;
  const known = new Set(fields.map(({ key }) => key));
  const chosen = [...new Set(keys)].filter((key) => key !== first?.key && (known.has(key) || specificationName(key)));
  return [...(first ? [first] : []), ...chosen.map(columnOf)];
}
