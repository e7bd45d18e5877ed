import { ISLAND, ISLAND_SCRIPTS } from "./astro-island.ts";

/** Waits until requests of this page go through the service worker. */
async function workerTakesRequests(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
}

/**
 * Loads a page and the files of its islands through the service worker, which caches them, so that the page opens without a
 * connection even if it was never visited. What is cached already is not loaded again.
 */
export async function cachePage(address: string): Promise<void> {
  if (!("serviceWorker" in navigator) || document.documentElement.dataset["serviceWorker"] === undefined) return;
  await workerTakesRequests();
  const answer = (await caches.match(address)) ?? (await fetch(address));
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const missing = async (selector: string, name: string): Promise<string[]> => {
    const addresses = [...page.querySelectorAll(selector)].flatMap((part) => part.getAttribute(name) ?? []);
    const kept = await Promise.all(addresses.map((address) => caches.match(address)));
    return addresses.filter((_, index) => !kept[index]);
  };
  for (const sheet of await missing('link[rel="stylesheet"]', "href")) await fetch(sheet);
  // An import also loads what the module imports.
  for (const name of ISLAND_SCRIPTS)
    for (const script of await missing(ISLAND, name)) await import(/* @vite-ignore */ script);
}
