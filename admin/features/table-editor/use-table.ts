import { useMemo, useState } from "react";
import type { ProductFilter } from "#db/products/product-filters.ts";
import { frequentNames, type Column, type TableProduct } from "#domain/products/editor-columns.ts";
import type { Sheet } from "./rules/put.ts";
import { sortedRows, type Sorting } from "./rules/sort.ts";
import { type Specifications, useColumns } from "./use-columns.ts";
import { useTableProducts } from "./use-table-products.ts";
import { useTableEdits } from "./use-table-edits.ts";

type Options = {
  filter: ProductFilter;
  scope: string;
  fields: readonly Column[];
  known: Pick<Specifications, "findAttribute" | "expected">;
};

const BY_NAME: Sorting = { column: "name", descending: false };

/** The table as it is on the screen: the products of a filter with their unsaved cells, its columns and its order. */
export function useTable({ filter, scope, fields, known }: Options) {
  const { query, progress, update } = useTableProducts(filter);
  const read = useMemo(() => new Map(query.data?.map((product) => [product.id, product])), [query.data]);
  const specifications = useMemo(
    () => ({ ...known, frequent: frequentNames(query.data ?? [], known.findAttribute) }),
    [known, query.data],
  );
  const columns = useColumns(scope, fields, specifications);
  const { columnOf } = columns;
  const editing = useTableEdits(read, columnOf);
  const { edits, stored, problemsOf } = editing;

  const value = (id: string, column: Column) => edits.get(id)?.[column.key] ?? stored(id, column.key);
  const [sorting, setSorting] = useState(BY_NAME);
  const sorted = (ids: readonly string[], { column, descending } = sorting) =>
    sortedRows({ rows: ids, value }, columnOf(column), descending);
  const order = useOrder(JSON.stringify(filter), query.data, sorted);
  const [changedOnly, setChangedOnly] = useState(false);
  const rows = useMemo(() => (changedOnly ? [...edits.keys()] : order.ids), [changedOnly, edits, order.ids]);
  const sheet: Sheet = { rows, columns: columns.columns, value };
  const faults = useMemo(
    () => [...edits.keys()].flatMap((id) => Object.keys(problemsOf(id) ?? {}).map((column) => ({ id, column }))),
    [edits, problemsOf],
  );

  return {
    ...columns,
    query,
    progress,
    /** Shows newer versions of some products; null if they could not be read one by one. */
    showStored: (now: Parameters<typeof update>[0] | null) => {
      if (now) update(now);
      else void query.refetch();
    },
    specifications,
    read,
    editing,
    sheet,
    sorting,
    /** Sorts by a column; sorts the other way round if the rows are sorted by it already. */
    sortBy: ({ key }: Column): Sorting => {
      const next = { column: key, descending: sorting.column === key && !sorting.descending };
      setSorting(next);
      order.sort((ids) => sorted(ids, next));
      return next;
    },
    changedOnly,
    setChangedOnly,
    /** Edited cells that cannot be stored as they are. */
    faults,
    // While its name is empty, a product is called by its old name.
    nameOf: (id: string): string => String(value(id, columnOf("name")) || stored(id, "name")),
  };
}
export type Table = ReturnType<typeof useTable>;

/**
 * The ids of the products in the order in which they are shown. It changes when others are read (`read` is another text) or
 * when they are sorted, not with an edit: a row must not jump away from the person who types in it.
 */
function useOrder(
  read: string,
  products: readonly TableProduct[] | undefined,
  sorted: (ids: readonly string[]) => string[],
) {
  const [order, setOrder] = useState<{ read: string; products: typeof products; ids: readonly string[] }>({
    read: "",
    products: undefined,
    ids: [],
  });
  if (products && (order.read !== read || order.products !== products)) {
    const ids = products.map(({ id }) => id);
    const there = new Set(ids);
    const before = new Set(order.ids);
    const kept = [...order.ids.filter((id) => there.has(id)), ...ids.filter((id) => !before.has(id))];
    setOrder({ read, products, ids: order.read === read ? kept : sorted(ids) });
  }
  return {
    ids: order.read === read ? order.ids : [],
    sort: (by: (ids: readonly string[]) => string[]) => setOrder({ ...order, ids: by(order.ids) }),
  };
}
