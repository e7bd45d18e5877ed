/*
 * What Astro makes of an island in a page. It declares none of this; tests/components/client/page/astro-island.test.ts fails when
 * an update changes it. deferred-scripts.ts, which cannot import anything, repeats the names.
 */

export const ISLAND = "astro-island";
/** The attributes of an island with the addresses of its scripts. */
export const ISLAND_SCRIPTS = ["component-url", "renderer-url"] as const;

export const islandOf = (part: Element): Element | null => part.closest(ISLAND);

/** Whether React has taken over; before, an island is as the build rendered it, and React expects to find it so. */
export const isHydrated = (island: Element): boolean => !island.hasAttribute("ssr");
