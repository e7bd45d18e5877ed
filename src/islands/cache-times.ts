const MINUTE = 60_000;

/** How long what the browser has loaded counts as fresh, is kept, and how often a read is tried. */
export const CACHE = {
  products: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, attempts: 3 },
  other: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, attempts: 2 },
} as const;
