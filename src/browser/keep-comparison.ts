import { routes } from "#domain/routes.ts";

/** Waits until the service worker answers the requests of this page. */
async function isKept(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
}

/**
 * Loads the page of the comparison and its files through the service worker, which keeps them. So somebody who has collected
 * products can compare them without a connection before ever having opened that page.
 */
export async function keepComparison(): Promise<void> {
  if (!("serviceWorker" in navigator) || document.documentElement.dataset["serviceWorker"] === undefined) return;
  await isKept();
  if (await caches.match(routes.compare())) return;
  const page = new DOMParser().parseFromString(await (await fetch(routes.compare())).text(), "text/html");
  const addressesOf = (selector: string, name: string): string[] =>
    [...page.querySelectorAll(selector)].flatMap((part) => part.getAttribute(name) ?? []);
  for (const sheet of addressesOf('link[rel="stylesheet"]', "href")) await fetch(sheet);
  // Importing loads what they import, too.
  for (const name of ["component-url", "renderer-url"])
    for (const address of addressesOf("astro-island", name)) await import(/* @vite-ignore */ address);
}
