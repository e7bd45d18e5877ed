import { QueryClient } from "@tanstack/react-query";

/** The islands of a page share what they have loaded. */
export const queryClient = new QueryClient();

/** The first part of the key of everything that they load. */
export const KEYS = {
  catalogue: "products",
  facets: "facets",
  texts: "texts",
  cards: "cards",
  search: "search",
  compared: "compared",
} as const;
