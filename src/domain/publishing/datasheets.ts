/*
 * The datasheet of a product is drawn by an edge function when somebody asks for it. What it shows stands in the data files
 * of the release: a fixed number of files, so that a changed product changes one of them, and a catalogue of 20,000 products
 * has about 160 datasheets in each.
 */
export const DATASHEET_FILES = 128;

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** The file in which the datasheet of a product is, by its slug (FNV-1a); the builder and the edge function must agree. */
export function datasheetFileOf(slug: string): number {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(slug)) hash = Math.imul(hash ^ byte, PRIME) >>> 0;
  return hash % DATASHEET_FILES;
}

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
