/**
 * `npm run password -- office@example.com`: prints a one-time link for setting a new password of that account. For when no
 * administrator can sign in any more; needs the machine's shell or, for a hosted project, the secret key.
 */
import { connect } from "#db/client.ts";
import { createPasswordLink, PasswordRefused } from "#db/accounts/passwords.ts";
import { passwordLinkAddress } from "#domain/accounts/password-arrival.ts";
import { loadEnvironment } from "./stack/environment.ts";
import { databaseAway, siteUrl, supabaseUrl } from "./stack/stack.ts";

const [email, ...more] = process.argv.slice(2);
if (!email || more.length > 0) {
  console.error("Whose password? For example: npm run password -- office@example.com");
  process.exit(1);
}

const env = loadEnvironment();
try {
  const token = await createPasswordLink(connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY), email);
  console.log(`
  Open this link to set a new password for ${email}. It works once, for 24 hours.

  ${passwordLinkAddress(siteUrl(env), token)}
`);
} catch (error) {
  console.error(error instanceof PasswordRefused ? error.message : databaseAway(env, error));
  process.exitCode = 1;
}
