import {
  afterAttempt,
  WAITING_CACHE,
  type FormAnswer,
  type WaitingEnquiry,
} from "#domain/enquiries/waiting-enquiry.ts";

/*
 * Messages that were written without a connection, kept in a browser cache that pages and the service worker share. The first one
 * that has a connection sends them; the server stores each message once.
 */

/** Gets a message when the messages have changed, in this page or in another one. */
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(WAITING_CACHE) : null;
export const onWaitingChange = (run: () => void): void => channel?.addEventListener("message", run);

const keyOf = ({ id }: Pick<WaitingEnquiry, "id">): string => `/waiting/${id}`;

/** Whether this browser can keep messages: it needs https, like everything that works without a connection. */
export const canKeepMessages = (): boolean => "caches" in globalThis;

/** The messages that were kept, oldest first. */
export async function waitingEnquiries(): Promise<WaitingEnquiry[]> {
  if (!canKeepMessages() || !(await caches.has(WAITING_CACHE))) return [];
  const cache = await caches.open(WAITING_CACHE);
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  const all = await Promise.all(
    answers.flatMap((answer) => (answer ? [answer.json() as Promise<WaitingEnquiry>] : [])),
  );
  return all.sort((a, b) => (a.writtenAt < b.writtenAt ? -1 : 1));
}

async function put(enquiry: WaitingEnquiry): Promise<void> {
  await (await caches.open(WAITING_CACHE)).put(keyOf(enquiry), Response.json(enquiry));
}

/** Keeps a message, or its new state. */
export async function storeEnquiry(enquiry: WaitingEnquiry): Promise<void> {
  await put(enquiry);
  channel?.postMessage("");
}

/** Forgets a message, whatever its state. */
export async function forgetEnquiry(enquiry: WaitingEnquiry): Promise<void> {
  await (await caches.open(WAITING_CACHE)).delete(keyOf(enquiry));
  if ((await waitingEnquiries()).length === 0) await caches.delete(WAITING_CACHE);
  channel?.postMessage("");
}

async function sendAll(): Promise<void> {
  for (const enquiry of await waitingEnquiries()) {
    if (enquiry.state !== "waiting") continue;
    const response = await fetch(enquiry.address, {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify(enquiry.fields),
    });
    const answer = (await response.json().catch(() => ({}))) as FormAnswer;
    await storeEnquiry(afterAttempt(enquiry, response.status, answer));
  }
}

/** Sends what waits, oldest first. Throws if there is no connection; what could not be sent stays. */
export async function sendWaiting(): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(WAITING_CACHE, sendAll);
  else await sendAll();
}
