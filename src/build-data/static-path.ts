import { createHash } from "node:crypto";
import { siteData } from "./site-data.ts";

type Params = Record<string, string | undefined>;

/**
 * One entry of getStaticPaths. Its cache key is the hash of the props and of what every page shows: the settings, and whether there
 * is a service worker. A page is rendered again only when its key changes, so it must show nothing else.
 */
export function staticPath<Props extends Record<string, unknown>>(params: Params, props: Props) {
  const cacheKey = createHash("sha256").update(JSON.stringify(props)).update(hashForAllPages()).digest("base64url");
  return { params, props, cacheKey };
}

let forAllPages: string | undefined;

function hashForAllPages(): string {
  if (forAllPages === undefined) {
    const { site, serviceWorker } = siteData();
    forAllPages = createHash("sha256").update(JSON.stringify({ site, serviceWorker })).digest("base64url");
  }
  return forAllPages;
}
