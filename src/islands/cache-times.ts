const MINUTE = 60_000;

/** How long what the browser has loaded counts as fresh, is kept, and how often a read is tried. */
export const CACHE = {
  products: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, attempts: 3 },
  product: { staleTime: 10 * MINUTE, gcTime: 10 * MINUTE, attempts: 2 },
  categories: { staleTime: 60 * MINUTE, gcTime: 60 * MINUTE, attempts: 2 },
  brands: { staleTime: 30 * MINUTE, gcTime: 30 * MINUTE, attempts: 2 },
  other: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, attempts: 2 },
} as const;
