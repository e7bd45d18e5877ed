import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

export type Client = SupabaseClient<Database>;
export type Row<Table extends keyof Database["public"]["Tables"]> = Database["public"]["Tables"][Table]["Row"];

type Options = {
  /** Sent with every request instead of the key's own rights: a signed-in user's access token. */
  accessToken?: string;
  /** Keep the session in the browser and refresh it; only the admin does. It repeats failed reads by itself, too. */
  persistSession?: boolean;
  /** Makes the requests instead of the platform's own fetch. */
  fetch?: typeof fetch;
};

/** The only place that makes a client. The key decides the rights: publishable in browsers, secret on servers only. */
export function connect(
  url: string,
  key: string,
  { accessToken, persistSession = false, fetch }: Options = {},
): Client {
  return createClient<Database>(url, key, {
    auth: { persistSession, autoRefreshToken: persistSession, detectSessionInUrl: persistSession },
    db: { retry: !persistSession },
    global: {
      ...(accessToken ? { headers: { Authorization: `Bearer ${accessToken}` } } : {}),
      ...(fetch ? { fetch } : {}),
    },
  });
}
