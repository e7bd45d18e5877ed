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

/** The name under which Supabase's own client keeps the session in a browser. */
export const sessionKey = (url: string): string => `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;

/** Names the address that did not answer, and why: Node says "fetch failed", and browsers hardly more. */
const fetchOrName: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    const { cause, message, name } = error as Error & { cause?: { code?: string; message?: string } };
    if (name !== "TypeError") throw error;
    const { origin } = new URL(input instanceof Request ? input.url : input);
    throw new TypeError(`${origin} does not answer (${cause?.code ?? cause?.message ?? message}).`, { cause: error });
  }
};

/** The only place that makes a client. The key decides the rights: the publishable one in browsers, the secret one on servers only. */
export function connect(
  url: string,
  key: string,
  { accessToken, persistSession = false, fetch: send = fetchOrName }: Options = {},
): Client {
  const addressOf = (service: string): string => `${url.replace(/\/$/, "")}/${service}/v1`;
  // A key of today (sb_…) is no token, as those of earlier projects are: Supabase asks not to send it as one.
  const tokenOfKey = key.split(".").length === 3 ? key : undefined;
  const token = accessToken ?? tokenOfKey;
  const auth = new AuthClient({
    url: addressOf("auth"),
    headers: { apikey: key, ...(token && { Authorization: `Bearer ${token}` }) },
    hasCustomAuthorizationHeader: accessToken !== undefined,
    storageKey: sessionKey(url),
    persistSession,
    autoRefreshToken: persistSession,
    detectSessionInUrl: persistSession,
    fetch: send,
  });
  /** Sends a request with the rights of the caller: of the token, of who is signed in, or of the key. */
  const sendAsCaller: typeof fetch = async (input, init) => {
    const bearer = accessToken ?? (await auth.getSession()).data.session?.access_token ?? tokenOfKey;
    const headers = new Headers(init?.headers);
    headers.set("apikey", key);
    if (bearer) headers.set("Authorization", `Bearer ${bearer}`);
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
