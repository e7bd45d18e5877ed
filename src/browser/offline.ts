import { OFFLINE_TEXTS as T } from "#copy/texts.ts";
import { element } from "./element.ts";

/* Pages that were visited open without a connection: scripts/build/offline.ts writes the worker that keeps them. */

/** What was loaded before the worker was there; it keeps only what it would keep itself. */
function loadedSoFar(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  return [location.href, ...files].filter((address) => address.startsWith(location.origin));
}

/** A newer worker waits until nobody uses the old one, or until somebody says so here. */
function offerUpdate(worker: ServiceWorker): void {
  if (document.querySelector(".update")) return;
  const reload = element("button", { type: "button", class: "button button-small button-primary" }, T.reload);
  const later = element("button", { type: "button", class: "button button-small" }, T.later);
  const bar = element(
    "aside",
    { class: "update", "aria-label": T.updated },
    element("p", {}, T.updated),
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

async function start(): Promise<void> {
  const isFirstVisit = navigator.serviceWorker.controller === null;
  const registration = await navigator.serviceWorker.register("/sw.js");
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

// After everything that the visitor came for. Where the worker is refused (a private window, no https) all works without.
if ("serviceWorker" in navigator) {
  const begin = () => void start().catch((error: unknown) => console.warn(error));
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
