import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The version of the administration: the script that its page loads, whose name is the hash of all its code. An open
 * administration compares it with its own (admin/update/version.ts). Undefined for a site without one.
 */
export function administrationVersion(pages: string): string | undefined {
  const page = join(pages, "admin.html");
  if (!existsSync(page)) return undefined;
  return /<script[^>]* src="(\/_astro\/[^"]+)"/.exec(readFileSync(page, "utf8"))?.[1];
}
