import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { StorageClient } from "@supabase/storage-js";
import type { Database } from "./database.types.ts";

/** Access to a project's database, accounts and files, with the parts of Supabase's client that this project uses. */
export type Client = Pick<PostgrestClient<Database>, "from" | "rpc"> & {
  auth: InstanceType<typeof AuthClient>;
  /** Its code is loaded with the first call: browsers need it only when a picture is uploaded. */
  files(): Promise<StorageClient>;
};
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
  { accessToken, persistSession = false, fetch: send = (...request) => fetch(...request) }: Options = {},
): Client {
  const addressOf = (service: string): string => `${url.replace(/\/$/, "")}/${service}/v1`;
  const auth = new AuthClient({
    url: addressOf("auth"),
    headers: { apikey: key, Authorization: `Bearer ${accessToken ?? key}` },
    hasCustomAuthorizationHeader: accessToken !== undefined,
    // The name under which Supabase's own client keeps the session.
    storageKey: `sb-${new URL(url).hostname.split(".")[0]}-auth-token`,
    persistSession,
    autoRefreshToken: persistSession,
    detectSessionInUrl: persistSession,
    fetch: send,
  });
  /** Sends a request with the rights of the caller: of the token, of who is signed in, or of the key. */
  const sendAsCaller: typeof fetch = async (input, init) => {
    const token = accessToken ?? (await auth.getSession()).data.session?.access_token ?? key;
    const headers = new Headers(init?.headers);
    headers.set("apikey", key);
    headers.set("Authorization", `Bearer ${token}`);
    return send(input, { ...init, headers });
  };
  const database = new PostgrestClient<Database>(addressOf("rest"), {
    fetch: sendAsCaller,
    schema: "public",
    retry: !persistSession,
  });
  return {
    auth,
    from: database.from.bind(database),
    rpc: database.rpc.bind(database),
    async files() {
      const { StorageClient } = await import("@supabase/storage-js");
      return new StorageClient(addressOf("storage"), {}, sendAsCaller);
    },
  };
}
