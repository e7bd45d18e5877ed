import { isComputed } from "#domain/addresses/computed-addresses.ts";
import { addressIn, withoutLanguage } from "#domain/languages/languages.ts";
import { routes } from "#domain/addresses/routes.ts";
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import type { RouteMatchCallbackOptions, WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { matchPrecache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { savedAnswer } from "./saved-page.ts";

/*
 * How visited pages and their files are cached. What is computed, /build.json and the downloads match no rule: they always come
 * from the network.
 */

const NETWORK_TIMEOUT_S = 3;

/** Caches an address without its query: static pages are the same for every query, and Pagefind adds the time to addresses. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const address = new URL(request.url);
    address.search = "";
    return address.href;
  },
};

/**
 * Without a connection: answers from the offline copy, or from an earlier visit. It must be the last plugin of a rule, so that
 * responses from the offline copy do not count among those that atMost() keeps.
 */
const orSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    (await savedAnswer(request.url, cachedResponse)) ?? null,
};

/** Workbox declares missing members of its plugins as undefined, which its own plugin type does not allow. */
type PluginOfWorkbox = { [Name in keyof WorkboxPlugin]: WorkboxPlugin[Name] | undefined };
const plugin = (made: PluginOfWorkbox): WorkboxPlugin => made as WorkboxPlugin;

const whole = () => plugin(new CacheableResponsePlugin({ statuses: [200] }));
const atMost = (maxEntries: number) => plugin(new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }));
/** In the language of the page that was asked for, if the release has it. */
const elseOfflinePage: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const { language } = withoutLanguage(new URL(request.url).pathname);
    return (await matchPrecache(addressIn(language, routes.offline()))) ?? matchPrecache(routes.offline());
  },
};

/** A rule for addresses of this site, in whatever language. */
const ofThisSite =
  (isMeant: (path: string) => boolean) =>
  ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
    sameOrigin && !isComputed(url.pathname) && isMeant(withoutLanguage(url.pathname).address);

const isPage = (path: string): boolean => !/\.\w+$/.test(path);
const isData = (path: string): boolean =>
  path === "/pagefind/manifest.json" || (path.startsWith("/data/") && !path.startsWith("/data/search/"));
/** The names of these files change with their content. */
const isNamedByContent = (path: string): boolean => /^\/(?:_astro|media|pagefind|data\/search)\//.test(path);
const isPicture = (path: string): boolean => /\.(?:svg|png|webp|avif|jpe?g)$/i.test(path);

/** Removes what an earlier version has cached of computed answers. */
export async function forgetComputed(): Promise<void> {
  for (const name of ["pages", "pictures"]) {
    const cache = await caches.open(name);
    const keys = await cache.keys();
    await Promise.all(keys.filter(({ url }) => isComputed(new URL(url).pathname)).map((key) => cache.delete(key)));
  }
}

/** Registers the rules; the first one that matches a request decides. */
export function cacheVisited(): void {
  registerRoute(
    ofThisSite(isPage),
    new NetworkFirst({
      cacheName: "pages",
      networkTimeoutSeconds: NETWORK_TIMEOUT_S,
      plugins: [withoutQuery, whole(), atMost(80), elseOfflinePage, orSaved],
    }),
  );
  registerRoute(
    ofThisSite(isData),
    new NetworkFirst({ cacheName: "data", networkTimeoutSeconds: NETWORK_TIMEOUT_S, plugins: [whole(), orSaved] }),
  );
  registerRoute(
    ofThisSite(isNamedByContent),
    new CacheFirst({ cacheName: "files", plugins: [withoutQuery, whole(), atMost(400), orSaved] }),
  );
  registerRoute(
    ofThisSite(isPicture),
    new StaleWhileRevalidate({ cacheName: "pictures", plugins: [whole(), atMost(200), orSaved] }),
  );
}
