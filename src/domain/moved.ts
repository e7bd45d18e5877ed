/**
 * A file of a release: old addresses and the new ones, which a function looks up. Only a site with more changed addresses
 * than its host redirects by itself has it.
 */
export const MOVED_FILE = "data/moved.json";

/** New addresses by old ones. */
export type Moved = Record<string, string>;
