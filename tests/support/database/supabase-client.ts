import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Client } from "#db/client.ts";
import type { Database } from "#db/database.types.ts";

/** Supabase's own client, as everybody can use it against a project. The queries of src/db take it, too. */
export type SupabaseAndClient = SupabaseClient<Database> & Client;

export function supabaseClient(
  url: string,
  key: string,
  {
    accessToken,
    persistSession = false,
    fetch,
  }: { accessToken?: string; persistSession?: boolean; fetch?: typeof globalThis.fetch } = {},
): SupabaseAndClient {
  const client = createClient<Database>(url, key, {
    auth: { persistSession, autoRefreshToken: persistSession, detectSessionInUrl: persistSession },
    db: { retry: !persistSession },
    global: {
      ...(accessToken ? { headers: { Authorization: `Bearer ${accessToken}` } } : {}),
      ...(fetch ? { fetch } : {}),
    },
  });
  return Object.assign(client, { files: async () => client.storage });
}
