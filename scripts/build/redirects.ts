import type { SlugRedirect } from "#db/redirects.ts";
import { routes } from "#domain/routes.ts";

/** What the host takes: 2,000 fixed rules. The oldest beyond that are dropped with a warning. */
const FIXED_RULES = 2000;

const ADDRESS: Record<Exclude<SlugRedirect["kind"], "category">, (slug: string) => string> = {
  product: routes.product,
  brand: routes.brand,
  page: routes.page,
};

/**
 * The _redirects file: old addresses of changed slugs permanently to the new ones, and every screen of the admin to its
 * one page. Old category slugs stand in a query, which the product browser resolves itself.
 */
export function redirectsFile(redirects: readonly SlugRedirect[], warn: (text: string) => void): string {
  const rules = redirects.flatMap(({ kind, from, to }) =>
    kind === "category" ? [] : [`${ADDRESS[kind](from)} ${ADDRESS[kind](to)} 301`],
  );
  if (rules.length > FIXED_RULES) warn(`Only ${FIXED_RULES} of ${rules.length} old addresses can redirect.`);
  return [...rules.slice(-FIXED_RULES), "/admin/* /admin 200", ""].join("\n");
}
