import { createHash } from "node:crypto";
import { siteData } from "./site-data.ts";

type Params = Record<string, string | undefined>;

/**
 * One entry of getStaticPaths. Its cache key is the hash of the props and of the frame, and a page is rendered again only
 * when its key changes. A page must therefore show no content but that of its props and the frame (settings, footer and service worker).
 */
export function staticPath<Props extends Record<string, unknown>>(params: Params, props: Props) {
  const cacheKey = createHash("sha256").update(JSON.stringify(props)).update(frameHash()).digest("base64url");
  return { params, props, cacheKey };
}

/** Begins the cache key of a path whose props could not be made; the reason follows. */
const FAULT = "fault: ";

/**
 * The entries of getStaticPaths for records, one page each. A record whose props cannot be made must not stop the others: its
 * path has the reason in place of a cache key, and the build does not render it.
 */
export function recordPaths<Item, Props extends Record<string, unknown>>(
  records: readonly Item[],
  params: (record: Item) => Params,
  props: (record: Item) => Props,
) {
  return records.map((record) => {
    try {
      return staticPath(params(record), props(record));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { params: params(record), props: {}, cacheKey: `${FAULT}${reason}` };
    }
  });
}

/** Why the props of the path with this cache key could not be made; null if they could. */
export function faultOf(cacheKey: string | undefined): string | null {
  return cacheKey?.startsWith(FAULT) ? cacheKey.slice(FAULT.length) : null;
}

let hashOfFrame: string | undefined;

/** The hash of what every page shows: the settings, the pages that the footer links to, and whether there is a service worker. */
function frameHash(): string {
  if (hashOfFrame === undefined) {
    const { site, serviceWorker } = siteData();
    hashOfFrame = createHash("sha256")
      .update(JSON.stringify([site, serviceWorker, footerPages()]))
      .digest("base64url");
  }
  return hashOfFrame;
}

/** The slugs of the pages that the footer links to, as far as they exist: an editor may delete any of them. */
export function footerPages(): string[] {
  const present = new Set(siteData().pages.map(({ slug }) => slug));
  return ["careers", "privacy", "terms", "cookies"].filter((slug) => present.has(slug));
}
