import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GenerateSWOptions } from "workbox-build";
import { writeAtomically } from "../lib/atomic-write.ts";
import { PROJECT_ROOT } from "../lib/environment.ts";
import { fileOf } from "./checks.ts";
import { sourceVersion } from "./code-version.ts";
import { compile } from "./compile.ts";
import { contentHash } from "./content-hash.ts";
import type { ReleaseFile } from "./assemble.ts";
import type { Workspace } from "./workspace.ts";

const OFFLINE_PAGE = "offline";
/** The part of the worker that is not made of rules. */
const OWN_PART = join(PROJECT_ROOT, "src", "worker", "main.ts");
/** A placeholder in the worker's code for the list of its shell files, which change more often than the code. */
const PLACEHOLDER = { url: "/__shell__", revision: "__shell__" };

/** Caches an address without its query: static pages are the same for every query, and Pagefind adds the time to addresses. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const address = new URL(request.url);
    address.search = "";
    return address.href;
  },
};

/**
 * Where there is no connection: what the saved catalogue has for an address, or what a visit has left
 * (src/worker/saved-page.ts, which stands before the rules in the worker).
 */
const orSaved = {
  cachedResponseWillBeUsed: ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    (globalThis as unknown as SavedCatalogue).savedAnswer(request.url, cachedResponse).then((answer) => answer ?? null),
};
type SavedCatalogue = { savedAnswer(address: string, visited?: Response): Promise<Response | undefined> };

/**
 * How visited pages and their files are cached. The functions are copied into the worker as text, so they must not refer to
 * anything outside of them. /admin, /api, /newsletter, /build.json and the downloads match no rule: they always come from the
 * network.
 */
const VISITED: NonNullable<GenerateSWOptions["runtimeCaching"]> = [
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && !/^\/(?:admin|api|newsletter)(?:\/|$)/.test(url.pathname) && !/\.\w+$/.test(url.pathname),
    handler: "NetworkFirst",
    options: {
      cacheName: "pages",
      networkTimeoutSeconds: 3,
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 80, purgeOnQuotaError: true },
      precacheFallback: { fallbackURL: `/${OFFLINE_PAGE}` },
      plugins: [withoutQuery, orSaved],
    },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin &&
      (url.pathname === "/pagefind/manifest.json" ||
        (url.pathname.startsWith("/data/") && !url.pathname.startsWith("/data/search/"))),
    handler: "NetworkFirst",
    options: {
      cacheName: "data",
      networkTimeoutSeconds: 3,
      cacheableResponse: { statuses: [200] },
      plugins: [orSaved],
    },
  },
  {
    // The names of these files change with their content.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/(?:_astro|media|pagefind|data\/search)\//.test(url.pathname),
    handler: "CacheFirst",
    options: {
      cacheName: "files",
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 400, purgeOnQuotaError: true },
      plugins: [withoutQuery, orSaved],
    },
  },
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && /\.(?:svg|png|webp|avif|jpe?g)$/i.test(url.pathname),
    handler: "StaleWhileRevalidate",
    options: {
      cacheName: "pictures",
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 200, purgeOnQuotaError: true },
      plugins: [orSaved],
    },
  },
];

/** The file with the code of the worker, including Workbox. Makes it if this version does not exist yet. */
export async function prepareWorkerCode(workspace: Workspace): Promise<string> {
  const version = contentHash(sourceVersion());
  const file = join(workspace.worker, `code-${version}.js`);
  if (existsSync(file)) return file;
  // Renamed when complete, so that a killed build leaves no half file.
  const part = join(workspace.worker, "part.js");
  await compile({ worker: part });
  renameSync(part, file);
  return file;
}

/** Has Workbox write the worker's code into a file, and puts our own part before it. */
export async function makeWorkerCode(file: string): Promise<void> {
  // Imported only here, because loading them takes long and builds do not need them.
  const [{ generateSW }, { build }] = await Promise.all([import("workbox-build"), import("vite")]);
  await generateSW({
    swDest: file,
    // Workbox ignores additionalManifestEntries without a folder, although nothing in it matches.
    globDirectory: dirname(file),
    globPatterns: [],
    additionalManifestEntries: [PLACEHOLDER],
    runtimeCaching: VISITED,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    disableDevLogs: true,
    mode: "production",
  });
  const made = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, lib: { entry: OWN_PART, formats: ["iife"], name: "catalogue" } },
  });
  const [bundle] = [made].flat();
  if (!bundle || !("output" in bundle)) throw new Error("The service worker's own part could not be made.");
  writeFileSync(file, `${bundle.output[0].code}\n${readFileSync(file, "utf8")}`);
}

/** Writes /sw.js of this release: the worker's code with the list of shell files, which it caches when it is installed. */
export function offlineWorker(code: string, site: readonly ReleaseFile[], workspace: Workspace): ReleaseFile {
  const shell = JSON.stringify(shellOf(new Map(site.map(({ path, source }) => [path, source]))));
  const text = readFileSync(code, "utf8");
  const parts = text.split(/\[\{url:"\/__shell__",revision:"__shell__"\}\]/);
  if (parts.length !== 2) {
    rmSync(code);
    throw new Error("The service worker could not be written: its code has no place for the shell.");
  }
  const source = join(workspace.worker, "sw.js");
  writeAtomically(source, parts.join(shell));
  return { source, path: "sw.js", rewritten: true };
}

type ShellFile = { url: string; revision: string | null };

/** The offline page and the files that it loads. Files with a hash in their name need no revision. */
function shellOf(sources: ReadonlyMap<string, string>): ShellFile[] {
  const bytes = (path: string): Buffer => readFileSync(sources.get(path) ?? path);
  const offlinePage = bytes(fileOf("", OFFLINE_PAGE));
  const paths = new Set<string>();
  const add = (path: string): void => {
    if (paths.has(path) || !sources.has(path)) return;
    paths.add(path);
    if (!path.endsWith(".js")) return;
    for (const match of bytes(path)
      .toString()
      .matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      add(`_astro/${match[1]}`);
  };
  for (const match of offlinePage
    .toString()
    .matchAll(/(?:href|src|data-scripts|data-typeface)="\/((?:_astro|pictures)\/[^"?#]+)"/g))
    add(match[1] ?? "");
  return [
    { url: `/${OFFLINE_PAGE}`, revision: contentHash(offlinePage) },
    ...[...paths]
      .sort()
      .map((path) => ({ url: `/${path}`, revision: path.startsWith("_astro/") ? null : contentHash(bytes(path)) })),
  ];
}
