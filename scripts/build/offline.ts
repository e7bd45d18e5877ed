import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GenerateSWOptions } from "workbox-build";
import { PROJECT_ROOT } from "../lib/environment.ts";
import { fileOf } from "./checks.ts";
import type { ReleaseFile } from "./release.ts";
import type { Workspace } from "./workspace.ts";

const OFFLINE_PAGE = "offline";
/** Stands in the worker where the files of the shell come: they change more often than the worker's code. */
const PLACEHOLDER = { url: "/__shell__", revision: "__shell__" };

/** Static pages answer any query alike, and Pagefind adds the time to an address: what is kept is kept once. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const address = new URL(request.url);
    address.search = "";
    return address.href;
  },
};

/**
 * What is kept of what was visited. The functions become part of the worker as text, so they use nothing around them.
 * Nothing below /admin and /api is matched, nor are /build.json and the downloads: those always go to the network.
 */
const VISITED: NonNullable<GenerateSWOptions["runtimeCaching"]> = [
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && !/^\/(?:admin|api)(?:\/|$)/.test(url.pathname) && !/\.\w+$/.test(url.pathname),
    handler: "NetworkFirst",
    options: {
      cacheName: "pages",
      networkTimeoutSeconds: 3,
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 80, purgeOnQuotaError: true },
      precacheFallback: { fallbackURL: `/${OFFLINE_PAGE}` },
      plugins: [withoutQuery],
    },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && (url.pathname.startsWith("/data/") || url.pathname === "/pagefind/manifest.json"),
    handler: "NetworkFirst",
    options: { cacheName: "data", networkTimeoutSeconds: 3, cacheableResponse: { statuses: [200] } },
  },
  {
    // Their names change with their content.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/(?:_astro|media|pagefind)\//.test(url.pathname),
    handler: "CacheFirst",
    options: {
      cacheName: "files",
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 400, purgeOnQuotaError: true },
      plugins: [withoutQuery],
    },
  },
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && /\.(?:svg|png|webp|avif|jpe?g)$/i.test(url.pathname),
    handler: "StaleWhileRevalidate",
    options: {
      cacheName: "pictures",
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 200, purgeOnQuotaError: true },
    },
  },
];

/** Makes the code of the worker, Workbox included, where this version of it is not there yet; returns its file. */
export async function prepareWorkerCode(workspace: Workspace): Promise<string> {
  const sources = [import.meta.filename, join(PROJECT_ROOT, "package-lock.json")].map((source) =>
    readFileSync(source, "utf8"),
  );
  const version = createHash("sha256").update(sources.join("\0")).digest("hex").slice(0, 16);
  const file = join(workspace.worker, `code-${version}.js`);
  if (existsSync(file)) return file;
  // Written beside and moved, so that a killed build leaves no half of it.
  const part = join(workspace.worker, "part.js");
  // Loaded only here, for the same reason as Astro in bundle.ts.
  const { generateSW } = await import("workbox-build");
  await generateSW({
    swDest: part,
    // Without a folder Workbox keeps no entries at all; nothing is taken from it.
    globDirectory: workspace.worker,
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
  renameSync(part, file);
  return file;
}

/** Writes /sw.js of this release: the worker's code with the shell of the site, which it keeps from the start. */
export function offlineWorker(code: string, site: readonly ReleaseFile[], workspace: Workspace): ReleaseFile {
  const shell = JSON.stringify(shellOf(new Map(site.map(({ path, source }) => [path, source]))));
  const text = readFileSync(code, "utf8");
  const parts = text.split(/\[\{url:"\/__shell__",revision:"__shell__"\}\]/);
  if (parts.length !== 2) {
    rmSync(code);
    throw new Error("The service worker could not be written: its code has no place for the shell.");
  }
  const source = join(workspace.worker, "sw.js");
  writeFileSync(source, parts.join(shell));
  return { source, path: "sw.js" };
}

type ShellFile = { url: string; revision: string | null };

/** The offline page and all it loads. Files whose name carries their hash need no revision. */
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
  for (const match of offlinePage.toString().matchAll(/(?:href|src)="\/((?:_astro|pictures)\/[^"?#]+)"/g))
    add(match[1] ?? "");
  const revision = (content: Buffer): string => createHash("sha256").update(content).digest("hex").slice(0, 16);
  return [
    { url: `/${OFFLINE_PAGE}`, revision: revision(offlinePage) },
    ...[...paths]
      .sort()
      .map((path) => ({ url: `/${path}`, revision: path.startsWith("_astro/") ? null : revision(bytes(path)) })),
  ];
}
