import type { SlugRedirect } from "#db/redirects.ts";
import { contentKind, siteAddress } from "#domain/content-kinds.ts";
import { ADMIN_SCREENS } from "#domain/reserved-addresses.ts";

/** The host accepts 2,000 static rules, including those of the administration. Older redirects are dropped with a warning. */
const FIXED_RULES = 2000 - ADMIN_SCREENS.length;

/** An old address of the site and its new one. */
export type RedirectRule = { from: string; to: string };

/**
 * The old addresses that redirect, from the changed slugs, oldest first. Old slugs of records without pages of their own
 * (categories) stand in a query, which the product browser resolves itself.
 */
export function redirectRules(redirects: readonly SlugRedirect[], warn: (text: string) => void): RedirectRule[] {
  const rules = redirects
    .filter(({ kind }) => contentKind(kind).ownPage)
    .map(({ kind, from, to }) => ({ from: siteAddress(kind, from), to: siteAddress(kind, to) }));
  if (rules.length > FIXED_RULES) warn(`Only ${FIXED_RULES} of ${rules.length} old addresses can redirect.`);
  return rules.slice(-FIXED_RULES);
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
