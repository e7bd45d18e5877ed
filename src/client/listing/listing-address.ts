import { useMemo, useSyncExternalStore } from "react";
import { listingAddress, parseListing, type ListingPlace, type ListingState } from "#domain/listing/product-listing.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

/** The state of the listing, read from the page's address; on the server and while hydrating, from `rendered`. */
export function useListingState(rendered: string): ListingState {
  const address = useSyncExternalStore(
    subscribe,
    () => location.pathname + location.search,
    () => rendered,
  );
  return useMemo(() => parseListing(address), [address]);
}

/** Goes to another state: adds an entry to the history, or replaces the last one (`replace`). */
export function goToListing(state: ListingState, place: ListingPlace, { replace = false } = {}): void {
  const address = listingAddress(state, place);
  if (replace) history.replaceState(history.state, "", address);
  else history.pushState(null, "", address);
  for (const listener of listeners) listener();
}
