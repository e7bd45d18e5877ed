import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

/** Path and query of the page, which hold the state of an island; on the server and while hydrating, `rendered`. */
export const usePageAddress = (rendered: string): string =>
  useSyncExternalStore(
    subscribe,
    () => location.pathname + location.search,
    () => rendered,
  );

/** Goes to another state of the page: adds an entry to the history, or replaces the last one (`replace`). */
export function goToAddress(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(history.state, "", address);
  else history.pushState(null, "", address);
  for (const listener of listeners) listener();
}
