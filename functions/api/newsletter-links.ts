import * as z from "zod";
import { may } from "#db/accounts/accounts.ts";
import { listSettings } from "#db/content/settings.ts";
import { subscriberPages } from "#db/enquiries/subscribers.ts";
import { connect } from "#db/client.ts";
import { LINKS_AT_ONCE, type SubscriptionLinks } from "#domain/enquiries/newsletter.ts";
import { addressIn, FIRST_LANGUAGE, type Language } from "#domain/languages/languages.ts";
import { readerLanguage } from "#domain/settings/setting-words.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { bodyWithin, bearerToken } from "../lib/request.ts";
import { readLinkEnvironment, readPublicEnvironment } from "../lib/environment.ts";
import { newsletterLink } from "../lib/newsletter-links.ts";
import { json, onlyPost, refuse, refuseForDatabase } from "../lib/respond.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

export const onRequest = onlyPost;

const BODY_BYTES = 64_000;
const bodySchema = z.object({ ids: z.array(z.uuid()).max(LINKS_AT_ONCE) });

/**
 * POST /api/newsletter-links with the access token of somebody who works on enquiries: the signed links of subscriptions, for the export, so
 * that the office can send newsletters with a tool of its own; each leads to pages in the language of the reader. 200 with { links }; 400, 401, 403, 413 or 502 with { error }.
 */
export const onRequestPost: EdgeFunction = async ({ request, env }) => {
  const { PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_PUBLISHABLE_KEY } = readPublicEnvironment(env);
  const { secret, site = new URL(request.url).origin } = readLinkEnvironment(env);
  const token = bearerToken(request);
  if (!token) return refuse(401, "Please sign in to export addresses.");
  const sent = await bodyWithin(request, BODY_BYTES);
  if (typeof sent === "string") return refuse(413, "The request is too long.");
  const body = bodySchema.safeParse(await sent.json().catch(() => null));
  if (!body.success) return refuse(400, `The request must name at most ${LINKS_AT_ONCE} subscriptions by their ids.`);
  const client = connect(PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_PUBLISHABLE_KEY, { accessToken: token });
  let languages: Map<string, Language>;
  try {
    if (!(await may(client, "enquiries.work"))) return refuse(403, "Your role does not allow exporting addresses.");
    const settings = siteSettings(await listSettings(client));
    const pages = await subscriberPages(client, body.data.ids);
    languages = new Map(pages.map(({ id, page }) => [id, readerLanguage(page, settings)]));
  } catch (error) {
    return refuseForDatabase(error);
  }
  const linkOf = async (purpose: "confirm" | "unsubscribe", id: string): Promise<string> =>
    new URL(addressIn(languages.get(id) ?? FIRST_LANGUAGE, await newsletterLink(purpose, id, secret)), site).href;
  const linksOf = async (id: string): Promise<SubscriptionLinks> => ({
    confirm: await linkOf("confirm", id),
    unsubscribe: await linkOf("unsubscribe", id),
  });
  const links = await Promise.all(body.data.ids.map(async (id) => [id, await linksOf(id)] as const));
  return json({ links: Object.fromEntries(links) });
};
