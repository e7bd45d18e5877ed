import { SAVING_HEADER } from "#domain/offline-list.ts";
import { WAITING_SYNC } from "#domain/waiting-enquiry.ts";
import { sendWaiting } from "../stores/waiting-enquiries.ts";
import { savedAnswer } from "./saved-page.ts";

/*
 * The part of the service worker that is not made of rules (scripts/build/offline.ts). It stands before them in the file: its
 * listener hears of requests first.
 */

type WorkerEvent = Event & { request: Request; tag: string; waitUntil(work: Promise<unknown>): void };

// The program that saves the catalogue keeps what it fetches by itself.
addEventListener("fetch", (event) => {
  if ((event as WorkerEvent).request.headers.has(SAVING_HEADER)) event.stopImmediatePropagation();
});

// The browser has a connection again, and perhaps no page of the site is open.
addEventListener("sync", (event) => {
  const { tag, waitUntil } = event as WorkerEvent;
  if (tag === WAITING_SYNC) waitUntil.call(event, sendWaiting());
});

Object.assign(globalThis, { savedAnswer });
