import type { BuildInfo } from "#domain/publishing/publish.ts";

/** The script of this administration: its name is the hash of all its code. None in development. */
const loadedScript = document.querySelector('script[src^="/_astro/"]')?.getAttribute("src");

/** Whether the public site has another version of the administration than the one that is open. */
export const isOutdated = (live: BuildInfo | null): boolean =>
  loadedScript != null && live?.administration !== undefined && live.administration !== loadedScript;

/**
 * Whether an error means that code could not be loaded. A failed import() is a plain TypeError without a code, so only its
 * message, which is English in every browser, distinguishes it from a bug.
 */
export const isLoadingFailure = (error: unknown): boolean =>
  /dynamically imported module|module script failed/i.test(String(error));

const RELOADED = "plantroom-reloaded";
/** Forms that appear later than this after a reload do not restore their drafts without asking. */
const RESTORED_MS = 20_000;
let reloading = false;

/** True while the page is reloaded for a new version: no question about unsaved changes, because they are kept as drafts. */
export const isReloading = (): boolean => reloading;

/** Loads the new version of the administration. Forms on this screen then restore their drafts without asking. */
export function reloadForUpdate(): void {
  reloading = true;
  try {
    sessionStorage.setItem(RELOADED, JSON.stringify({ path: location.pathname, at: Date.now() }));
  } catch {
    // Without storage there are no drafts either.
  }
  location.reload();
}

/** Whether this screen was just reloaded for a new version. */
export function wasReloaded(): boolean {
  try {
    const { path, at } = JSON.parse(sessionStorage.getItem(RELOADED) ?? "{}") as { path?: string; at?: number };
    return path === location.pathname && Date.now() - (at ?? 0) < RESTORED_MS;
  } catch {
    return false;
  }
}
