import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import { useEffect } from "react";

/** The content of a store kept in the browser. Empty in the first rendering, which must match that of the build. */
export function useKept<T>(store: ReadableAtom<T>): T {
  return useStore(store, { ssr: "initial" });
}

/** For an island in KeptList.astro: makes it visible, because it shows the kept list now. */
export function useShowKeptList(): void {
  useEffect(() => document.documentElement.classList.remove("asks"), []);
}
