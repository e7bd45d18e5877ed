import { useState } from "react";

/** A set of chosen records, kept by id together with what a dialog needs to name them. */
export function useSelection<T extends { id: string }>() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, T>>(new Map());
  return {
    items: [...chosen.values()],
    ids: [...chosen.keys()],
    size: chosen.size,
    has: (id: string) => chosen.has(id),
    clear: () => setChosen(new Map()),
    set: (items: readonly T[]) => setChosen(new Map(items.map((item) => [item.id, item]))),
    /** Adds the items, or removes them. */
    toggle: (items: readonly T[], on: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const item of items) {
          if (on) next.set(item.id, item);
          else next.delete(item.id);
        }
        return next;
      }),
  };
}

/** The items without those others. */
export function without<T extends { id: string }>(items: readonly T[], others: readonly { id: string }[]): T[] {
  const gone = new Set(others.map(({ id }) => id));
  return items.filter(({ id }) => !gone.has(id));
}
