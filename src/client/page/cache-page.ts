/** Waits until requests of this page go through the service worker. */
async function workerTakesRequests(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
}

/**
 * Loads a page and the files that it names through the service worker, which caches them, so that the page opens without a
 * connection even if it was never visited. What is cached already is not loaded again.
 */
export async function cachePage(address: string): Promise<void> {
  if (!("serviceWorker" in navigator) || document.documentElement.dataset["serviceWorker"] === undefined) return;
  await workerTakesRequests();
  const answer = (await caches.match(address)) ?? (await fetch(address));
  const page = await answer.text();
  const missing = async (files: RegExp): Promise<string[]> => {
    const addresses = [...new Set(page.match(files))];
    const kept = await Promise.all(addresses.map((file) => caches.match(file)));
    return addresses.filter((_, index) => !kept[index]);
  };
  for (const sheet of await missing(/\/_astro\/[^"\s]+\.css/g)) await fetch(sheet);
  // An import also loads what the module imports.
  for (const script of await missing(/\/_astro\/[^"\s]+\.js/g)) await import(/* @vite-ignore */ script);
}
