import { connect } from "#db/client.ts";
import { currentAddress } from "#db/content/media.ts";
import { sessionFetch } from "./session/session-fetch.ts";

const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = import.meta.env as Record<
  string,
  string | undefined
>;

if (!url || !key) throw new Error("PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY are not set.");

/** The client of the administration, which keeps the session in the browser and refreshes it in time. */
export const client = connect(url, key, { persistSession: true, fetch: sessionFetch });

/** Where a picture of the content can be seen in this administration. */
export const currentPictureAddress = (address: string): string => currentAddress(url, address);
