import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import { useEffect } from "react";

/**
 * The content of a store kept in the browser; `empty` in the first rendering, which must match that of the build. The initial
 * value of the store would not do: it is what the browser keeps.
 */
export function useStored<T>(store: ReadableAtom<T>, empty: T): T {
  return useStore(store, { ssr: () => empty });
}

/** For lists: the same array at each rendering. */
export const NOTHING_STORED: never[] = [];

/** For an island in KeptList.astro: makes it visible, because it shows the kept list now. */
export function useShowStoredList(): void {
  useEffect(() => document.documentElement.classList.remove("asks"), []);
}
