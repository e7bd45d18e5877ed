import { useState } from "react";
import type { TableProduct } from "#domain/table-edit/columns.ts";

/**
 * The ids of the products in the order in which they are shown. It changes when others are read (`read` is another text) or
 * when they are sorted, not with an edit: a row must not jump away from the person who types in it.
 */
export function useOrder(
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
