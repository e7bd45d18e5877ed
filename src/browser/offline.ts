import { OFFLINE_TEXTS as T } from "#copy/texts.ts";
import { button } from "../styles/variants/button.ts";
import { element } from "./element.ts";

/* Visited pages open without a connection: a service worker, written by scripts/build/offline.ts, keeps them. */

/** Everything loaded before the worker was active. The worker caches only what its own rules allow. */
function loadedSoFar(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  return [location.href, ...files].filter((address) => address.startsWith(location.origin));
}

/** At the start of the line, because the chat button is at the end, and above the tray of the comparison. */
const BAR = [
  "fixed inset-s-gutter inset-be-[calc(max(1rem,env(safe-area-inset-bottom))+var(--tray,0px))] z-35 flex flex-wrap items-center gap-2.5",
  "border border-s-[3px] border-line-strong border-s-copper bg-sheet py-2.5 ps-4 pe-3 text-md shadow-sheet",
  "max-inline-[calc(100%-var(--spacing-gutter)-6rem)]",
].join(" ");

/** Shows a bar that offers to reload. Without that, a new worker waits until no open page uses the old one. */
function offerUpdate(worker: ServiceWorker): void {
  if (document.querySelector("[data-update]")) return;
  const reload = element("button", { type: "button", class: button({ intent: "primary", size: "small" }) }, T.reload);
  const later = element("button", { type: "button", class: button({ size: "small" }) }, T.later);
  const bar = element(
    "aside",
    { class: BAR, "data-update": "", "aria-label": T.updated },
    element("p", { class: "me-2" }, T.updated),
    reload,
    later,
  );
  reload.addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage({ type: "SKIP_WAITING" });
  });
  later.addEventListener("click", () => bar.remove());
  document.body.append(bar);
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
