import { OFFLINE_COPY_TEXTS, OFFLINE_TEXTS as T } from "#texts/offline.ts";
import { WAITING_CACHE } from "#domain/enquiries/waiting-enquiry.ts";
import { COPY_CACHE } from "#domain/offline/offline-list.ts";
import { button } from "#styles/variants/buttons.ts";
import { element } from "../page/create-element.ts";
import { noticeBar } from "../page/notice-bar.ts";

/* Visited pages open without a connection: a service worker, written by scripts/pipeline/code/service-worker.ts, keeps them. */

/** The addresses loaded before the worker was active. The worker caches only those that its rules allow. */
function loadedSoFar(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  return [location.href, ...files].filter((address) => address.startsWith(location.origin));
}

/** Shows a bar that offers to reload. Without that, a new worker waits until no open page uses the old one. */
function offerUpdate(worker: ServiceWorker): void {
  if (document.querySelector("[data-update]")) return;
  const reload = element("button", { type: "button", class: button({ intent: "primary", size: "small" }) }, T.reload);
  const later = element("button", { type: "button", class: button({ size: "small" }) }, T.later);
  const bar = noticeBar(T.updated, reload, later);
  bar.dataset["update"] = "";
  reload.addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage({ type: "SKIP_WAITING" });
  });
  later.addEventListener("click", () => bar.remove());
}

async function start(worker: string): Promise<void> {
  const isFirstVisit = navigator.serviceWorker.controller === null;
  const registration = await navigator.serviceWorker.register(worker);
  const lookForUpdate = () => {
    if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(registration.waiting);
  };
  lookForUpdate();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", lookForUpdate),
  );
  if (isFirstVisit) {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: loadedSoFar() } });
  }
}

/** The address of the worker; a page of a build without one has none. */
const worker = document.documentElement.dataset["serviceWorker"];

// After the page has loaded. Where the browser refuses the worker (a private window, no https) the site works without.
if (worker && "serviceWorker" in navigator) {
  const begin = () => void start(worker).catch((error: unknown) => console.warn(error));
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

/* Resumes what an earlier page started: saving the offline copy, and sending what was written without a connection. */

const panel = document.querySelector<HTMLElement>("[data-offline-copy]");
const hasCaches = "caches" in globalThis;
const canSave =
  hasCaches &&
  document.documentElement.dataset["serviceWorker"] !== undefined &&
  ["DecompressionStream", "BroadcastChannel", "isSecureContext"].every((name) => name in globalThis) &&
  ["serviceWorker", "locks", "storage"].every((name) => name in navigator);

async function resume(): Promise<void> {
  if (hasCaches && (await caches.has(WAITING_CACHE))) (await import("../enquiries/waiting-messages.ts")).showMessages();
  if (panel && canSave) (await import("./offline-panel.ts")).showPanel(panel);
  else if (canSave && (await caches.has(COPY_CACHE))) await (await import("./save-copy.ts")).continueSaving();
}

if (panel && !canSave) {
  for (const control of panel.querySelectorAll<HTMLElement>("[data-choices], [data-do]")) control.hidden = true;
  panel.querySelector("[data-status]")?.replaceChildren(OFFLINE_COPY_TEXTS.notSupported);
}
resume().catch((error: unknown) => console.warn(error));
