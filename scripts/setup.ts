/**
 * `npm run setup`: prints the link with which the owner of a new site creates the first administrator. `npm start` does so
 * by itself; a hosted project is asked with the secret key. Every link printed before stops working.
 */
import { connect } from "#db/client.ts";
import { openSetup } from "#db/accounts/accounts.ts";
import { setupLink } from "#domain/accounts/setup-link.ts";
import { loadEnvironment } from "./stack/environment.ts";
import { databaseAway, siteUrl, supabaseUrl } from "./stack/stack.ts";

const env = loadEnvironment();
try {
  const opened = await openSetup(connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY), env.SETUP_TOKEN);
  console.log(
    opened
      ? `\n  Open this link to create the first administrator. It works until there is one.\n\n  ${setupLink(siteUrl(env), env.SETUP_TOKEN)}\n`
      : "\n  There is an administrator already. A forgotten password gets a new one with npm run password.\n",
  );
} catch (error) {
  console.error(databaseAway(env, error));
  process.exitCode = 1;
}
