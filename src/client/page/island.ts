/*
 * The mark that interaction-directive.ts gives to the islands of a page. deferred-scripts.ts, which cannot import anything, repeats the
 * names.
 */

/** What selects an island. */
export const ISLAND = "[data-island]";
/** The event of an island when React has taken over. */
export const ISLAND_LIVE = "island-live";

export const islandOf = (part: Element): HTMLElement | null => part.closest<HTMLElement>(ISLAND);

export const markIsland = (island: HTMLElement, state: "static" | "live"): void =>
  void (island.dataset["island"] = state);

/** Whether React has taken over; before, an island is as the build rendered it, and React expects to find it so. */
export const isLive = (island: HTMLElement): boolean => island.dataset["island"] === "live";
