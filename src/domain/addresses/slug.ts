import * as z from "zod";
import { SLUG_MAX_LENGTH } from "../text/plain-slug.ts";
import { tooLong } from "../text/text.ts";

/** A slug that the database accepts: lower-case Latin letters and digits in groups joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Slugs that an address of the site would read as something else, as in /products/index; the same list as
 * public.is_reserved_slug in the database.
 */
export const RESERVED_SLUGS: readonly string[] = ["index", "page", "undefined", "null"];

/** The message for a slug whose address the site uses itself. */
export const SLUG_USED_BY_SITE = "This address is used by the site itself. Please choose another.";

export const slugSchema = z
  .string()
  .trim()
  .min(1, "Slug is required")
  .max(SLUG_MAX_LENGTH, tooLong(SLUG_MAX_LENGTH))
  .regex(SLUG_PATTERN, "Use lower-case letters, digits and single hyphens, such as air-cooled-chiller")
  .refine((slug) => !RESERVED_SLUGS.includes(slug), SLUG_USED_BY_SITE);

/** The first of slug, slug-2, slug-3 … that is neither taken nor reserved; `from`: the numbers below it are known to be taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>, from = 2): string {
  if (!taken.has(slug) && !RESERVED_SLUGS.includes(slug)) return slug;
  for (let n = from; ; n += 1) {
    const suffix = `-${n}`;
    const candidate = slug.slice(0, SLUG_MAX_LENGTH - suffix.length).replace(/-$/, "") + suffix;
    if (!taken.has(candidate)) return candidate;
  }
}
