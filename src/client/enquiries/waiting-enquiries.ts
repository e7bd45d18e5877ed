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

/** The files of a form; a field in which nothing was chosen has one without a name. */
export const filesOf = (sent: FormData): File[] =>
  [...sent.values()].filter((value): value is File => value instanceof File && value.name !== "");

const fileKey = (enquiry: Pick<WaitingEnquiry, "id">, index: number): string => `/waiting-files/${enquiry.id}/${index}`;

/** The messages that were kept, oldest first. */
export async function waitingEnquiries(): Promise<WaitingEnquiry[]> {
  if (!canKeepMessages() || !(await caches.has(WAITING_CACHE))) return [];
  const cache = await caches.open(WAITING_CACHE);
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/waiting/"));
  const answers = await Promise.all(keys.map((key) => cache.match(key)));
  const all = await Promise.all(
    answers.flatMap((answer) => (answer ? [answer.json() as Promise<WaitingEnquiry>] : [])),
  );
  return all.sort((a, b) => (a.writtenAt < b.writtenAt ? -1 : 1));
}

async function put(enquiry: WaitingEnquiry): Promise<void> {
  await (await caches.open(WAITING_CACHE)).put(keyOf(enquiry), Response.json(enquiry));
}

/** Keeps a message with its files, or its new state. */
export async function storeEnquiry(enquiry: WaitingEnquiry, files: readonly File[] = []): Promise<void> {
  const cache = await caches.open(WAITING_CACHE);
  for (const [index, file] of files.entries()) await cache.put(fileKey(enquiry, index), new Response(file));
  await put(enquiry);
  channel?.postMessage("");
}

/** Forgets a message, whatever its state. */
export async function forgetEnquiry(enquiry: WaitingEnquiry): Promise<void> {
  const cache = await caches.open(WAITING_CACHE);
  await cache.delete(keyOf(enquiry));
  for (const index of enquiry.files.keys()) await cache.delete(fileKey(enquiry, index));
  if ((await waitingEnquiries()).length === 0) await caches.delete(WAITING_CACHE);
  channel?.postMessage("");
}

/** A message as its form sends it. */
async function formOf(enquiry: WaitingEnquiry): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(enquiry.fields)) form.set(name, value);
  const cache = await caches.open(WAITING_CACHE);
  for (const [index, name] of enquiry.files.entries()) {
    const file = await cache.match(fileKey(enquiry, index));
    if (file) form.append("files", new File([await file.blob()], name));
  }
  return form;
}

async function sendAll(): Promise<void> {
  for (const enquiry of await waitingEnquiries()) {
    if (enquiry.state !== "waiting") continue;
    const response = await fetch(enquiry.address, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: await formOf(enquiry),
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
