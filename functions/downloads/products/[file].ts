import { slugOfDatasheet } from "#domain/publishing/release-data-files.ts";
import { addressIn, withoutLanguage, type Language } from "#domain/languages/languages.ts";
import { downloads, routes } from "#domain/addresses/routes.ts";
import { asset, assetBytes, findDatasheets, type FoundDatasheet } from "../../lib/release-assets.ts";
import type { EdgeFunction } from "../../lib/edge-function.ts";
import { redirectTo, withSecurityHeaders } from "../../lib/respond.ts";

type Context = Parameters<EdgeFunction>[0];

/** Cached for ever: the cache key changes with the content. */
const KEPT = "public, max-age=31536000, immutable";

/**
 * GET /downloads/products/<slug>.pdf, or the same below a language: draws the datasheet of a product. For any other address it returns the static file: a
 * datasheet that the build has made (DATASHEETS=files), or the page for unknown addresses.
 */
export const onRequestGet: EdgeFunction = async (context) => {
  const { request, next } = context;
  try {
    const found = await find(context);
    return found ? withSecurityHeaders(await answer(context, found)) : ((await renamed(context)) ?? (await next()));
  } catch (error) {
    console.error(`${new URL(request.url).pathname} could not be made`, error);
    const text = "This datasheet could not be made. Please try again later, or ask us for it.";
    return withSecurityHeaders(new Response(text, { status: 500, headers: { "cache-control": "no-store" } }));
  }
};
export const onRequestHead: EdgeFunction = async (context) => {
  const { status, headers } = await onRequestGet(context);
  return new Response(null, { status, headers });
};

/** The language of the datasheet that is asked for, and the product. */
function asked({ request }: Context): { language: Language; slug: string | null } {
  const { language, address } = withoutLanguage(new URL(request.url).pathname);
  return { language, slug: slugOfDatasheet(address) };
}

async function find(context: Context): Promise<FoundDatasheet | null> {
  const { language, slug } = asked(context);
  if (slug === null) return null;
  return (await findDatasheets([slug], context.env, context.request, language)).get(slug) ?? null;
}

/** Redirects from the old address of a renamed product to its datasheet, as its page does. */
async function renamed(context: Context): Promise<Response | null> {
  const { language, slug } = asked(context);
  if (slug === null) return null;
  const { status, headers } = await asset(context.env, addressIn(language, routes.product(slug)), context.request);
  const moved = withoutLanguage(headers.get("location") ?? "").address;
  const [, present] = /^\/products\/([^/?#]+)$/.exec(moved) ?? [];
  return status === 301 && present ? redirectTo(addressIn(language, downloads.product(present)), 301) : null;
}

async function answer(context: Context, found: FoundDatasheet): Promise<Response> {
  const tag = `"${found.datasheet.version}"`;
  // The same headers as static files: browsers ask at each visit whether the file has changed.
  const headers = { "cache-control": "public, max-age=0, must-revalidate", etag: tag };
  if (isKnown(context.request, tag)) return new Response(null, { status: 304, headers });
  const bytes = await drawnOnce(context, found);
  return new Response(bytes, {
    headers: { ...headers, "content-type": "application/pdf", "content-length": String(bytes.byteLength) },
  });
}

/** Whether the browser has this version. A compressing proxy turns the ETag into a weak one. */
const isKnown = ({ headers }: Request, tag: string): boolean =>
  (headers.get("if-none-match") ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === tag);

/** The PDF from the edge cache if the platform has one; otherwise draws it and caches it there. */
async function drawnOnce({ request, env, waitUntil }: Context, found: FoundDatasheet): Promise<ArrayBuffer> {
  const cache = (globalThis as { caches?: { default?: Cache } }).caches?.default;
  const key = new URL(`/data/datasheets/${found.datasheet.version}.pdf`, request.url);
  const kept = await cache?.match(key);
  if (kept) return kept.arrayBuffer();
  // Loaded only here, so that no other function has to start with it.
  const { drawDatasheet } = await import("../../lib/documents.ts");
  const { buffer } = await drawDatasheet(found, found.datasheet, (path) => assetBytes(env, path, request));
  const headers = { "content-type": "application/pdf", "cache-control": KEPT };
  if (cache) waitUntil(cache.put(key, new Response(buffer, { headers })));
  return buffer;
}
