import * as z from "zod";
import { LINKS_AT_ONCE, type SubscriptionLinks } from "#domain/enquiries/newsletter.ts";
import { client } from "../../environment.ts";
import { sessionFetch } from "../../session/session-fetch.ts";

const answerSchema = z.object({
  links: z.record(z.string(), z.object({ confirm: z.string(), unsubscribe: z.string() })),
});

async function readLinks(ids: readonly string[]): Promise<Record<string, SubscriptionLinks>> {
  const { data } = await client.auth.getSession();
  const response = await sessionFetch("/api/newsletter-links", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${data.session?.access_token ?? ""}` },
    body: JSON.stringify({ ids }),
  });
  if (!response.ok) throw new Error(`The links of the newsletter were refused (${response.status}).`);
  return answerSchema.parse(await response.json()).links;
}

/** The signed links of subscriptions, by their ids. */
export async function subscriptionLinks(ids: readonly string[]): Promise<ReadonlyMap<string, SubscriptionLinks>> {
  const links = new Map<string, SubscriptionLinks>();
  for (let from = 0; from < ids.length; from += LINKS_AT_ONCE) {
    const part = await readLinks(ids.slice(from, from + LINKS_AT_ONCE));
    for (const [id, both] of Object.entries(part)) links.set(id, both);
  }
  return links;
}
