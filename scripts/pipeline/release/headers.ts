import { addressIn, LANGUAGES } from "#domain/languages/languages.ts";
import { pagePolicy, SECURITY_HEADERS } from "#domain/addresses/security-headers.ts";

/** Cloudflare ignores longer lines. */
const LINE_MAX = 2000;

const DAY = "public, max-age=86400";
const HOUR = "public, max-age=3600";
/** For files whose name changes with their content. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** How long browsers keep files. All other addresses, pages among them, are asked for again at each visit (the host's default). */
const CACHING: Readonly<Record<string, string>> = {
  "/favicon.svg": DAY,
  "/pictures/*": HOUR,
  "/_astro/*": FOR_EVER,
  "/media/*": FOR_EVER,
  "/data/offline/*": FOR_EVER,
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      ["/data/search/*", "/pagefind/:index/*"].map((path) => addressIn(language, path)),
    ).map((path) => [path, FOR_EVER]),
  ),
  "/build.json": "no-store",
  // A new version must reach every browser at its next visit, the one that removes the worker above all.
  "/sw.js": "no-cache",
};

/** Documents of makers are saved, never shown in a window of the site, and nothing in them runs. */
const OF_DOCUMENTS = {
  "Cache-Control": FOR_EVER,
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Content-Disposition": "attachment",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** The headers of every page. */
export const pageHeaders = (allowed: Parameters<typeof pagePolicy>[0]): Record<string, string> => ({
  ...SECURITY_HEADERS,
  "Content-Security-Policy": pagePolicy(allowed),
});

/** The content of the _headers file: what the host adds to each page and file. Functions add theirs themselves. */
export function headersFile(allowed: Parameters<typeof pagePolicy>[0]): string {
  const lines = [
    "/*",
    ...Object.entries(pageHeaders(allowed)).map(([name, value]) => `  ${name}: ${value}`),
    ...Object.entries(CACHING).flatMap(([path, value]) => [path, `  Cache-Control: ${value}`]),
    "/documents/*",
    // A host joins the values of two rules; this takes that of all pages away first.
    "  ! Content-Security-Policy",
    ...Object.entries(OF_DOCUMENTS).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const tooLong = lines.find((line) => line.length > LINE_MAX);
  if (tooLong)
    throw new Error(`The host would ignore this line of _headers, it is too long: ${tooLong.slice(0, 200)} …`);
  return [...lines, ""].join("\n");
}
