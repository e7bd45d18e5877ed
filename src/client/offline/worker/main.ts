import { SAVING_HEADER } from "#domain/offline/offline-list.ts";
import { WAITING_SYNC } from "#domain/enquiries/waiting-enquiry.ts";
import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { sendWaiting } from "#client/enquiries/waiting-enquiries.ts";
import { cacheVisited, forgetComputed } from "./visited-files.ts";

/* The service worker. scripts/pipeline/code/service-worker.ts compiles it, and puts the list of shell files into it with each release. */

declare const SHELL_FILES: PrecacheEntry[];
declare function skipWaiting(): Promise<void>;
type WorkerEvent = Event & { request: Request; tag: string; waitUntil(work: Promise<unknown>): void };

// Requests that save the offline copy are cached by the page that sends them. This listener runs before the rules.
addEventListener("fetch", (event) => {
  if ((event as WorkerEvent).request.headers.has(SAVING_HEADER)) event.stopImmediatePropagation();
});

// The browser has a connection again, and perhaps no page of the site is open.
addEventListener("sync", (event) => {
  const { tag, waitUntil } = event as WorkerEvent;
  if (tag === WAITING_SYNC) waitUntil.call(event, sendWaiting());
});

// The visitor has accepted a newer version of the shell (src/client/offline/connection-notice.ts).
addEventListener("message", ({ data }: MessageEvent<{ type?: unknown } | null>) => {
  if (data?.type === "SKIP_WAITING") void skipWaiting();
});

addEventListener("activate", (event) => (event as WorkerEvent).waitUntil(forgetComputed()));
clientsClaim();
precacheAndRoute(SHELL_FILES);
cleanupOutdatedCaches();
cacheVisited();
