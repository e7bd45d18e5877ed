import { createHash } from "node:crypto";

/** The file beside the program that renders the pages with the texts of the inline scripts that are our own. */
export const INLINE_SCRIPTS = "inline-scripts.json";

/**
 * The hashes by which the Content-Security-Policy allows inline scripts, sorted. They are those of the code's scripts and are
 * never taken from a page: what its texts look like can neither allow a script nor forbid one.
 */
export const scriptHashes = (scripts: Iterable<string>): string[] =>
  [...new Set(scripts)].map((script) => `sha256-${createHash("sha256").update(script).digest("base64")}`).sort();
