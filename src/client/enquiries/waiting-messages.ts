import { writtenDate } from "#texts/language/page-language.ts";
import { shownMessage } from "#texts/messages.ts";
import { WAITING_TEXTS as T } from "#texts/offline.ts";
import { links } from "#texts/language/links.ts";
import { WAITING_SYNC, type WaitingEnquiry } from "#domain/enquiries/waiting-enquiry.ts";
import { forgetEnquiry, storeEnquiry, onWaitingChange, sendWaiting, waitingEnquiries } from "./waiting-enquiries.ts";
import { button } from "#styles/variants/buttons.ts";
import { notice } from "#styles/variants/basics.ts";
import { element } from "../page/create-element.ts";
import { noticeBar } from "../page/notice-bar.ts";

/* Messages that were written without a connection: lists them where the page has a place for it, and sends them. */

const RETRY_MS = 5000;
const place = document.querySelector<HTMLElement>("[data-waiting]");

const TONES = { waiting: "warn", sent: "good", refused: "bad" } as const;

function textOf(enquiry: WaitingEnquiry): string {
  if (enquiry.state === "waiting") return T.waiting;
  const message = enquiry.message.split("\n").map(shownMessage).join(" ");
  return enquiry.state === "sent" ? T.sent(message) : T.refused(message);
}

/** What the visitor typed, to read or to copy. Requests have their products as JSON. */
function contentOf({ fields, files }: WaitingEnquiry): string {
  const lines = JSON.parse(fields["lines"] ?? "[]") as { name: string; quantity: number; note: string }[];
  return [
    fields["message"],
    ...lines.map(({ name, quantity, note }) => `${quantity} × ${name}${note ? ` (${note})` : ""}`),
    files.length > 0 ? T.files(files) : "",
  ]
    .filter(Boolean)
    .join("\n");
}

function itemOf(enquiry: WaitingEnquiry): HTMLElement {
  const at = writtenDate(new Date(enquiry.writtenAt), { dateStyle: "medium", timeStyle: "short" });
  const forget = element(
    "button",
    { type: "button", class: button({ size: "small" }) },
    enquiry.state === "sent" ? T.close : T.remove,
  );
  forget.addEventListener("click", () => {
    void forgetEnquiry(enquiry).then(list);
    place?.querySelector("h2")?.focus();
  });
  const buttons = [forget];
  if (enquiry.state === "waiting") {
    const now = element("button", { type: "button", class: button({ size: "small" }) }, T.sendNow);
    now.addEventListener("click", () => void sendNow(now));
    buttons.unshift(now);
  }
  return element(
    "li",
    { class: `${notice({ tone: TONES[enquiry.state] })} grid gap-2` },
    element("p", { class: "font-semibold" }, T.written[enquiry.form](at)),
    element("p", { role: "status" }, textOf(enquiry)),
    element(
      "details",
      {},
      element("summary", { class: "cursor-pointer py-1" }, T.content),
      element("p", { class: "whitespace-pre-line wrap-anywhere", dir: "auto" }, contentOf(enquiry)),
    ),
    element("div", { class: "flex flex-wrap gap-3" }, ...buttons),
  );
}

/** The shown items by the id of their message, each with the message as it was shown. */
const shown = new Map<string, { message: string; item: HTMLElement }>();

/** Shows a message. One that has not changed keeps its item: an open text stays open, the focus stays where it is. */
function showItem(list: Element, enquiry: WaitingEnquiry): void {
  const message = JSON.stringify(enquiry);
  const before = shown.get(enquiry.id);
  if (before?.message === message) return;
  const item = itemOf(enquiry);
  shown.set(enquiry.id, { message, item });
  if (!before) return void list.append(item);
  const hadFocus = before.item.contains(document.activeElement);
  before.item.replaceWith(item);
  if (hadFocus) place?.querySelector("h2")?.focus();
}

async function list(): Promise<void> {
  const all = await waitingEnquiries();
  const items = place?.querySelector("ul");
  if (!place || !items) return;
  place.hidden = all.length === 0;
  for (const enquiry of all) showItem(items, enquiry);
  for (const [id, { item }] of shown) {
    if (all.some((enquiry) => enquiry.id === id)) continue;
    item.remove();
    shown.delete(id);
  }
}

/** Shows the outcome of the messages on a page without a list. */
async function showOutcome(): Promise<void> {
  const done = (await waitingEnquiries()).filter(({ state }) => state !== "waiting");
  if (place || done.length === 0 || document.querySelector("[data-waiting-note]")) return;
  const text = done.some(({ state }) => state === "refused") ? T.elsewhereRefused : T.elsewhere;
  const show = element("a", { class: button({ size: "small" }), href: links.offlineCopy() }, T.show);
  noticeBar(text, show).dataset["waitingNote"] = "";
}

async function sendNow(pressed: HTMLElement): Promise<void> {
  pressed.textContent = T.sendNow;
  try {
    await sendWaiting();
    await list();
    place?.querySelector("h2")?.focus();
  } catch {
    pressed.textContent = T.stillNot;
  }
}

/** Sends the waiting messages. Browsers report a connection before it can be used, so this is tried again for a while. */
async function send(): Promise<void> {
  const waits = (await waitingEnquiries()).some(({ state }) => state === "waiting");
  if (waits && navigator.onLine) await sendWaiting().catch(() => setTimeout(() => void send(), RETRY_MS));
  await list();
  await showOutcome();
}

let isShown = false;
/** Lists the messages, and sends them now and whenever there is a connection again. */
export function showMessages(): void {
  if (isShown) return;
  isShown = true;
  onWaitingChange(() => void list());
  addEventListener("online", () => void send());
  void list().then(send);
}

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Keeps a message that could not be sent, and has it sent when there is a connection. */
export async function keepMessage(enquiry: WaitingEnquiry, files: readonly File[]): Promise<void> {
  await storeEnquiry(enquiry, files);
  // Where the browser can wake the service worker, the message is sent even if no page is open by then.
  const registration = (await navigator.serviceWorker?.getRegistration()) as WithSync | undefined;
  await registration?.sync?.register(WAITING_SYNC).catch(() => undefined);
}

/** Shows the list of kept messages and moves the focus to it. */
export async function showWaiting(): Promise<void> {
  showMessages();
  await list();
  place?.querySelector("h2")?.focus();
}
