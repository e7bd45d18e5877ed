import { useCallback, useMemo, useState } from "react";
import { columnLookup, type Column } from "#domain/table-edit/columns.ts";
import {
  chosenColumns,
  keepColumnChoice,
  readColumnChoice,
  usualColumns,
  type Specifications,
} from "./column-choice.ts";

/** The columns of the table, and the choice of them that is remembered on this device for each category. */
export function useColumns(category: string, fields: readonly Column[], specifications: Specifications) {
  const [choice, setChoice] = useState({ category, keys: readColumnChoice(category) });
  if (choice.category !== category) setChoice({ category, keys: readColumnChoice(category) });
  const { expected } = specifications;

  const columnOf = useMemo(() => columnLookup([...fields, ...expected]), [fields, expected]);
  const usual = useMemo(
    () => usualColumns(fields, specifications).map(({ key }) => columnOf(key)),
    [fields, specifications, columnOf],
  );
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
