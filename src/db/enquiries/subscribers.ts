import type { Client, Row } from "../client.ts";
import type { Sender } from "./enquiries.ts";
import { ensureDone, unwrap } from "../errors.ts";
import { readPage, type ListPage } from "../list-page.ts";
import { readAll, readByIds } from "../read-all.ts";

const COLUMNS = "id, email, page, created_at, confirmed_at";

export type Subscriber = Pick<Row<"subscribers">, "id" | "email" | "page" | "created_at" | "confirmed_at">;
export type SubscriberState = "all" | "confirmed" | "unconfirmed";
export type SubscriberFilter = { search?: string | undefined; state?: SubscriberState | undefined };

/**
 * Stores a newsletter address. Returns the id of the subscription if a mail with the confirmation link is to be sent, which
 * needs `byMail`; null otherwise, also for an address that is on the list already. Needs the secret key.
 */
export async function subscribe(
  client: Client,
  email: string,
  { page, senderKey }: Sender,
  byMail: boolean,
): Promise<string | null> {
  const { data, error, status } = await client.rpc("subscribe", {
    address: email,
    from_page: page,
    of_sender: senderKey ?? "",
    by_mail: byMail,
  });
  ensureDone({ error, status });
  return data;
}

/** After sending the confirmation mail failed: clears its time, so that the next try need not wait. Needs the secret key. */
export async function forgetMail(client: Client, id: string): Promise<void> {
  ensureDone(await client.from("subscribers").update({ mailed_at: null }).eq("id", id));
}

/** Confirms a subscription; false where there is none (any more). Needs the secret key. */
export async function confirmSubscription(client: Client, id: string): Promise<boolean> {
  return unwrap(await client.rpc("confirm_subscription", { subscription: id }));
}

/** Deletes a subscription when its owner unsubscribes; one that is gone already is no error. Needs the secret key. */
export async function unsubscribe(client: Client, id: string): Promise<void> {
  ensureDone(await client.from("subscribers").delete().eq("id", id));
}

/** The query for the newsletter addresses of a filter, newest first. */
function matching(client: Client, { search, state = "all" }: SubscriberFilter, counted: boolean) {
  let rows = client.from("subscribers").select(COLUMNS, counted ? { count: "exact" } : {});
  const term = search?.trim().toLowerCase();
  // Percent sign, underscore and backslash are taken literally.
  if (term) rows = rows.like("email", `%${term.replaceAll(/[%_\\]/g, "\\$&")}%`);
  if (state === "confirmed") rows = rows.not("confirmed_at", "is", null);
  if (state === "unconfirmed") rows = rows.is("confirmed_at", null);
  return rows.order("created_at", { ascending: false }).order("id");
}

/** One page of newsletter addresses, with the number of all that match the filter. */
export async function listSubscribers(
  client: Client,
  { limit, offset, ...filter }: SubscriberFilter & { limit: number; offset: number },
): Promise<ListPage<Subscriber>> {
  return readPage(() => matching(client, filter, true), { limit, offset });
}

/** All newsletter addresses of a filter, for the CSV export. */
export function listAllSubscribers(client: Client, filter: SubscriberFilter): Promise<Subscriber[]> {
  return readAll((from, to) => matching(client, filter, false).range(from, to));
}

/** The pages at which subscribers entered their addresses. */
export const subscriberPages = (client: Client, ids: readonly string[]): Promise<Pick<Subscriber, "id" | "page">[]> =>
  readByIds(ids, (some) => client.from("subscribers").select("id, page").in("id", some));

/** Deletes addresses from the newsletter list; one that is gone already is no error. */
export async function deleteSubscribers(client: Client, ids: readonly string[]): Promise<void> {
  ensureDone(await client.rpc("delete_subscribers", { subscriber_ids: [...ids] }));
}
