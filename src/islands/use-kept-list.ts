import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import { useEffect } from "react";

/** What the browser keeps. The page is rendered without it, so it comes with the second rendering. */
export function useKept<T>(store: ReadableAtom<T>): T {
  return useStore(store, { ssr: "initial" });
}

/** For an island in KeptList.astro: what it shows is what is kept now, and need not be hidden any more. */
export function useShowKeptList(): void {
  useEffect(() => document.documentElement.classList.remove("asks"), []);
}
