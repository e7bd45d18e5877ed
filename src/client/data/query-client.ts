import { QueryClient } from "@tanstack/react-query";

/** Shared by all islands of a page, so that each file is loaded once. */
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
