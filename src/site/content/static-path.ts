import { createHash } from "node:crypto";
import { footerMenu, legalPages, mainMenu } from "../navigation/menus.ts";
import { COMPANY_PAGE_NAMES, hasPage } from "./company-pages.ts";
import { isPerRow, perContent, siteData } from "./site-data.ts";

type Params = Record<string, string | undefined>;
type Path<Props> = { params: Params; props: Props | Record<string, never>; cacheKey: string };

/**
 * One entry of getStaticPaths. Its cache key is the hash of the props and of the frame (settings, footer and service worker). A
 * page is rendered again only when its key changes, so it must show no other content.
 */
export function staticPath<Props extends Record<string, unknown>>(params: Params, props: Props) {
  return { params, props, cacheKey: withFrame(hashOfProps(props)) };
}

/** The prefix of the cache key of a path whose props could not be made; the reason follows. */
const FAULT = "fault: ";

/**
 * The entries of getStaticPaths for records, one page each. Props are getters, so that rendering one page does not make those of
 * all others. If the props of a record cannot be made, its path has the reason in place of a cache key, and the build skips it.
 * `hash` is that of the props, for a kind of which there are too many to make or keep the props of all.
 */
export function recordPaths<Item, Props extends Record<string, unknown>>(
  records: readonly Item[],
  params: (record: Item) => Params,
  props: (record: Item) => Props,
  hash = (record: Item): string => hashOfProps(props(record)),
): Path<Props>[] {
  return records.map((record) => ({
    params: params(record),
    get props() {
      return props(record);
    },
    get cacheKey() {
      try {
        return withFrame(hash(record));
      } catch (error) {
        return `${FAULT}${error instanceof Error ? error.message : String(error)}`;
      }
    },
  }));
}

/** Why the props of the path with this cache key could not be made; null if they could. */
export function faultOf(cacheKey: string | undefined): string | null {
  return cacheKey?.startsWith(FAULT) ? cacheKey.slice(FAULT.length) : null;
}

const withFrame = (hash: string): string => `${hash}.${frameHash()}`;

function hashOfProps(props: Record<string, unknown>): string {
  const [first, ...others] = Object.entries(props);
  // Paths of records have a single prop, their view.
  if (first && others.length === 0 && isObject(first[1])) return hashOfObject(first[1]);
  return hashOf(Object.entries(props).map(([name, value]) => [name, isObject(value) ? hashOfObject(value) : value]));
}

/** The hash of the content of a page. */
export const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Caches the hashes of views, which stay the same objects from build to build until their rows change. */
const hashes = new WeakMap<object, string>();
function hashOfObject(value: object): string {
  const known = hashes.get(value) ?? hashOf(isPerRow(value) ? value : withHashes(value));
  hashes.set(value, known);
  return known;
}

/** A view in which the memoised views in its lists are replaced by their hashes. */
const withHashes = (view: object): unknown[] =>
  Object.entries(view).map(([name, value]) => [name, Array.isArray(value) ? value.map(kept) : value]);
const kept = (item: unknown): unknown => (isObject(item) && isPerRow(item) ? hashOfObject(item) : item);

/** The hash of what every page shows: the settings and logos, what menus and footer link to, and whether there is a service worker. */
export const frameHash = perContent((): string => {
  const { language, site, logos, serviceWorker, sectors, services } = siteData();
  const linked = [
    sectors.map(({ slug, title, hint }) => [slug, title, hint]),
    services.map(({ slug, title }) => [slug, title]),
    COMPANY_PAGE_NAMES.map(hasPage),
  ];
  return hashOf([language, site, logos, serviceWorker, mainMenu(), footerMenu(), legalPages(), linked]);
});
