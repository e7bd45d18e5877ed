import type { SlugRedirect } from "#db/redirects.ts";
import { ADMIN_SCREENS, routes } from "#domain/routes.ts";

/** The host accepts 2,000 static rules, including those of the administration. Older redirects are dropped with a warning. */
const FIXED_RULES = 2000 - ADMIN_SCREENS.length;

const ADDRESS: Record<Exclude<SlugRedirect["kind"], "category">, (slug: string) => string> = {
  product: routes.product,
  brand: routes.brand,
  page: routes.page,
};

/** An old address of the site and its new one. */
export type RedirectRule = { from: string; to: string };

/**
 * The redirects of changed slugs, oldest first. Categories have none: their slugs are in the query of the product list, which
 * resolves old ones itself.
 */
export function redirectRules(redirects: readonly SlugRedirect[], warn: (text: string) => void): RedirectRule[] {
  const rules = redirects.flatMap(({ kind, from, to }) =>
    kind === "category" ? [] : [{ from: ADDRESS[kind](from), to: ADDRESS[kind](to) }],
  );
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
