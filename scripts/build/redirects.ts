import type { SlugRedirect } from "#db/redirects.ts";
import { ADMIN_SCREENS, routes } from "#domain/routes.ts";

/** What the host takes: 2,000 fixed rules, the administration's among them. The oldest beyond that are dropped with a warning. */
const FIXED_RULES = 2000 - ADMIN_SCREENS.length;

const ADDRESS: Record<Exclude<SlugRedirect["kind"], "category">, (slug: string) => string> = {
  product: routes.product,
  brand: routes.brand,
  page: routes.page,
};

/** An old address of the site and the one it leads to. */
export type RedirectRule = { from: string; to: string };

/**
 * The old addresses that redirect, from the changed slugs, oldest first. Old category slugs stand in a query, which the
 * product browser resolves itself.
 */
export function redirectRules(redirects: readonly SlugRedirect[], warn: (text: string) => void): RedirectRule[] {
  const rules = redirects.flatMap(({ kind, from, to }) =>
    kind === "category" ? [] : [{ from: ADDRESS[kind](from), to: ADDRESS[kind](to) }],
  );
  if (rules.length > FIXED_RULES) warn(`Only ${FIXED_RULES} of ${rules.length} old addresses can redirect.`);
  return rules.slice(-FIXED_RULES);
}

/**
 * The _redirects file: old addresses permanently to the new ones, and every screen of the admin to its one page. Any other
 * address below /admin is answered like an unknown address of the site.
 */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  return [
    ...rules.map(({ from, to }) => `${from} ${to} 301`),
    ...ADMIN_SCREENS.map((screen) => `${screen} /admin 200`),
    "",
  ].join("\n");
}
