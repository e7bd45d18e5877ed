import { nameHash } from "../text/hash.ts";

/*
 * The datasheet of a product is drawn by an edge function when somebody asks for it. Its content is in the data files of the
 * release: a fixed number of files, so that a changed product changes one of them. With 20,000 products, each has about 160
 * datasheets.
 */
export const DATASHEET_FILES = 128;

/** The file in which the datasheet of a product is, by its slug; the builder and the edge function must agree. */
export const datasheetFileOf = (slug: string): number => nameHash(slug) % DATASHEET_FILES;

export const datasheetFileAddress = (number: number): string => `/data/datasheets/${number}.json`;

const ADDRESS = /^\/downloads\/products\/([^/]+)\.pdf$/;

/** The slug in the address of a datasheet; null for any other address. */
export function slugOfDatasheet(path: string): string | null {
  const [, slug] = ADDRESS.exec(path) ?? [];
  if (slug === undefined) return null;
  try {
    return decodeURIComponent(slug);
  } catch {
    return null;
  }
}

/**
 * A file of a release with old and new addresses, which a function looks up. It exists only if the site has more changed
 * addresses than its host can redirect.
 */
export const MOVED_FILE = "data/moved.json";

/** New addresses by old ones. */
export type Moved = Record<string, string>;
