import type { SlugRedirect } from "#db/content/redirects.ts";
import { addressIn, withoutLanguage, type Language } from "#domain/languages/languages.ts";
import { contentKind, siteAddress } from "#domain/content/content-kinds.ts";
import type { Moved } from "#domain/publishing/release-data-files.ts";
import { ADMIN_SCREENS } from "#domain/content/reserved-addresses.ts";

/** The host accepts 2,000 static rules, including those of the administration. */
const FIXED_RULES = 2000 - ADMIN_SCREENS.length;
/** The addresses right below a folder that a function answers if they are unknown (functions/brands, functions/products). */
const WITH_FUNCTION = /^\/(?:brands|products)\/[^/]+$/;

/** An old address of the site and its new one. */
export type RedirectRule = { from: string; to: string };

/**
 * The old addresses that redirect in each language, from the changed slugs, oldest first. An old slug of a category may also be in a query,
 * which the product browser resolves itself.
 */
export function redirectRules(redirects: readonly SlugRedirect[], languages: readonly Language[]): RedirectRule[] {
  return redirects.flatMap(({ kind, from, to }) =>
    contentKind(kind).ownPage
      ? languages.map((language) => ({
          from: addressIn(language, siteAddress(kind, from)),
          to: addressIn(language, siteAddress(kind, to)),
        }))
      : [],
  );
}

/**
 * Which rules the host gets, and which are left to functions because there are too many: the oldest of brands and products.
 * Pages and categories have none, so more than 2,000 old addresses of theirs are dropped.
 */
export function divideRules(
  rules: readonly RedirectRule[],
  warn: (text: string) => void,
): { ofHost: RedirectRule[]; moved: Moved | null } {
  if (rules.length <= FIXED_RULES) return { ofHost: [...rules], moved: null };
  const mayMove = ({ from }: RedirectRule): boolean => WITH_FUNCTION.test(withoutLanguage(from).address);
  const fixed = rules.filter((rule) => !mayMove(rule));
  if (fixed.length > FIXED_RULES)
    warn(`Only ${FIXED_RULES} of ${fixed.length} old addresses of pages and categories can redirect.`);
  const movable = rules.filter(mayMove);
  const left = movable.length - Math.max(0, FIXED_RULES - fixed.length);
  return {
    ofHost: [...fixed.slice(-FIXED_RULES), ...movable.slice(left)],
    moved: Object.fromEntries(movable.slice(0, left).map(({ from, to }) => [from, to])),
  };
}

/**
 * The content of the _redirects file: old addresses redirect permanently, and every screen of the administration is served from
 * its one page. Other addresses below /admin are answered with 404.
 */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  return [
    ...rules.map(({ from, to }) => `${from} ${to} 301`),
    ...ADMIN_SCREENS.map((screen) => `${screen} /admin 200`),
    "",
  ].join("\n");
}
