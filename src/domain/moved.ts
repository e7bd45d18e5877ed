/**
 * A file of a release with old and new addresses, which a function looks up. It exists only if the site has more changed
 * addresses than its host can redirect.
 */
export const MOVED_FILE = "data/moved.json";

/** New addresses by old ones. */
export type Moved = Record<string, string>;
