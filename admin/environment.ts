import { connect, sessionKey } from "#db/client.ts";
import { isLoopback } from "#domain/addresses/network-address.ts";
import { currentAddress } from "#domain/pictures/media-address.ts";
import { sessionFetch } from "./session/session-fetch.ts";

const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = import.meta.env as Record<
  string,
  string | undefined
>;

if (!url || !key) throw new Error("PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY are not set.");

/**
 * Where this browser reaches the backend. One that listens on the machine of the site only is reached at the site's own
 * address by other computers, which the reverse proxy in front of both passes on.
 */
const isElsewhere = isLoopback(new URL(url).hostname) && !isLoopback(window.location.hostname);
const { origin } = new URL(url);
const reachable = isElsewhere ? window.location.origin : origin;

/**
 * The client of the administration, which keeps the session in the browser and refreshes it in time. What it stores has the
 * backend's own address, whichever computer it runs on.
 */
export const client = connect(url, key, {
  persistSession: true,
  fetch: (input, init) => sessionFetch(String(input).replace(origin, reachable), init),
});

/** Whether this browser has a session, which may have ended. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey(url ?? "")) !== null;
  } catch {
    // A browser that stores nothing; the client then keeps the session in memory.
    return false;
  }
}

/** Where a picture of the content can be seen in this administration. */
export const currentPictureAddress = (address: string): string => currentAddress(reachable, address);
