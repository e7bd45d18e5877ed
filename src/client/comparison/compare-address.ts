import { useSyncExternalStore } from "react";
import { compareAddress, parseCompare, type CompareState } from "#domain/comparison/compare.ts";
import { routes } from "#domain/addresses/routes.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

/** The state of the comparison in the address of the page. */
export function useCompareState(): CompareState {
  return parseCompare(useSyncExternalStore(subscribe, () => location.pathname + location.search, routes.compare));
}

/** Goes to another comparison: adds an entry to the history, or replaces the last one (`replace`). */
export function goToComparison(state: CompareState, { replace = false } = {}): void {
  const address = compareAddress(state);
  if (replace) history.replaceState(history.state, "", address);
  else history.pushState(null, "", address);
  for (const listener of listeners) listener();
}
