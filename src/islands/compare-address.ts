import { useSyncExternalStore } from "react";
import { compareAddress, parseCompare, type CompareState } from "#domain/comparison/compare.ts";
import { routes } from "#domain/routes.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

/** What the address of the page asks the comparison to show. */
export function useCompareState(): CompareState {
  return parseCompare(useSyncExternalStore(subscribe, () => location.pathname + location.search, routes.compare));
}

/** Goes to another comparison: a new entry of the history, unless `replace` says that it only completes the last one. */
export function goToComparison(state: CompareState, { replace = false } = {}): void {
  const address = compareAddress(state);
  if (replace) history.replaceState(history.state, "", address);
  else history.pushState(null, "", address);
  for (const listener of listeners) listener();
}
