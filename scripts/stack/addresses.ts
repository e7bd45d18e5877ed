import { hasAdmin } from "#db/accounts/accounts.ts";
import { connect } from "#db/client.ts";
import { setupLink } from "#domain/accounts/setup-link.ts";
import type { Environment } from "./environment.ts";
import { siteUrl, supabaseUrl } from "./stack.ts";

/** The addresses of the stack, and what to do next: printed after the start. */
export async function describeAddresses(env: Environment): Promise<string> {
  const site = siteUrl(env);
  const known = await hasAdmin(connect(supabaseUrl(env), env.PUBLIC_SUPABASE_PUBLISHABLE_KEY));
  return `
  Site            ${site}
  Administration  ${site}/admin
  Supabase API    ${supabaseUrl(env)}

  ${known ? `Sign in at ${site}/admin/login.` : `Next: create the first administrator with this link, which works until there is one:\n  ${setupLink(site, env.SETUP_TOKEN)}`}
  Ctrl-C stops everything; nothing is lost.
`;
}
