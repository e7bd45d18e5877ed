import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

export type Client = SupabaseClient<Database>;
export type Row<Table extends keyof Database["public"]["Tables"]> = Database["public"]["Tables"][Table]["Row"];

type Options = {
  /** A signed-in user's access token: requests have the rights of that user instead of those of the key. */
  accessToken?: string;
  /** Keep the session in the browser and refresh it. Only the administration does, which also repeats failed reads itself. */
  persistSession?: boolean;
  /** Used instead of the global fetch. */
  fetch?: typeof fetch;
};

/** The only place that makes a client. The key decides the rights: the publishable one in browsers, the secret one on servers only. */
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
