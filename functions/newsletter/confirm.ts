import { connect } from "#db/client.ts";
import { confirmSubscription } from "#db/enquiries/subscribers.ts";
import { readFormEnvironment, readLinkEnvironment } from "../lib/environment.ts";
import { linkedSubscription, newsletterPage } from "../lib/newsletter-links.ts";
import { redirectTo } from "../lib/respond.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

/** POST /newsletter/confirm: the button on the page that the link of the mail opens. The link alone confirms nothing: scanners of mails open links. */
export const onRequestPost: EdgeFunction = async ({ request, env }) => {
  const { PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY } = readFormEnvironment(env);
  const id = await linkedSubscription("confirm", request, readLinkEnvironment(env).secret);
  const confirmed = id !== null && (await confirmSubscription(connect(PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY), id));
  return redirectTo(newsletterPage(request, confirmed ? "confirmed" : "expired"), 303);
};
