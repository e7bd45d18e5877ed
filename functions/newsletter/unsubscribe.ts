import { connect } from "#db/client.ts";
import { unsubscribe } from "#db/enquiries/subscribers.ts";
import { bodyWithin } from "../lib/request.ts";
import { readFormEnvironment, readLinkEnvironment } from "../lib/environment.ts";
import { linkedSubscription, newsletterPage } from "../lib/newsletter-links.ts";
import { redirectTo, refuse } from "../lib/respond.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

const BODY_BYTES = 2000;

/** A mail program ends the subscription itself (RFC 8058); it must not be redirected. */
async function isOneClick(request: Request): Promise<boolean> {
  const body = await bodyWithin(request, BODY_BYTES);
  const fields = typeof body === "string" ? null : await body.formData().catch(() => null);
  return fields?.get("List-Unsubscribe") === "One-Click";
}

/** POST /newsletter/unsubscribe: the button on the page that the link of a mail opens, or the mail program's own button. */
export const onRequestPost: EdgeFunction = async ({ request, env }) => {
  const { PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY } = readFormEnvironment(env);
  const id = await linkedSubscription("unsubscribe", request, readLinkEnvironment(env).secret);
  const oneClick = await isOneClick(request);
  if (id === null)
    return oneClick ? refuse(400, "This link is not valid.") : redirectTo(newsletterPage(request, "expired"), 303);
  // Also where it is gone already: the answer is what the reader wanted.
  await unsubscribe(connect(PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY), id);
  return oneClick ? new Response("You are unsubscribed.") : redirectTo(newsletterPage(request, "unsubscribed"), 303);
};
