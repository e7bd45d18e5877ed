import { useCallback, useMemo, useState } from "react";
import { columnLookup, type Column } from "#domain/table-edit/columns.ts";
import { chosenColumns, keepColumnChoice, readColumnChoice, usualKeys, type Specifications } from "./column-choice.ts";

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
      keepColumnChoice(category, keys);
      setChoice({ category, keys: keys && [...keys] });
    },
    [category],
  );
  return { columns, columnOf, choose, isUsual: choice.keys === null };
}
