import { WAITING_CACHE } from "#domain/enquiries/waiting-enquiry.ts";

/**
 * A service worker that removes itself. Browsers that have the site's worker load it at their next visit, as they do with
 * every new version. It deletes all caches, the saved catalogue among them, and loads the open pages again from the network.
 * Screens of the administration are left alone: they never came from a cache, and a half-filled form would be lost.
 */
export const REMOVE_WORKER = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  // Messages that visitors wrote stay until they are sent, which pages do without a worker.
  for (const name of await caches.keys()) if (name !== "${WAITING_CACHE}") await caches.delete(name);
  // Only pages that the former worker controls: a page without one must not be loaded again and again.
  const pages = await clients.matchAll({ type: "window" });
  await registration.unregister();
  for (const page of pages)
    if (!/^\\/admin(?:\\/|$)/.test(new URL(page.url).pathname)) void page.navigate(page.url).catch(() => undefined);
}
`;
