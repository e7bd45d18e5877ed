import type { Client } from "./client.ts";
import type { Database } from "./database.types.ts";
import { ConflictError, ensureDone, isDuplicate, unwrap } from "./errors.ts";

export type Account = Database["public"]["Functions"]["list_accounts"]["Returns"][number];

/** Whether anybody is an administrator yet. */
export async function hasAdmin(client: Client): Promise<boolean> {
  return unwrap(await client.rpc("has_admin"));
}

/** Whether the caller is an administrator. */
export async function isAdmin(client: Client): Promise<boolean> {
  return unwrap(await client.rpc("is_admin"));
}

/** Whether that account is an administrator; its owner may ask before they can sign in. */
export async function isAdministrator(client: Client, userId: string): Promise<boolean> {
  return unwrap(await client.rpc("is_administrator", { account: userId }));
}

/** Every account with its rights, oldest first; nothing for anyone but administrators. */
export async function listAccounts(client: Client): Promise<Account[]> {
  return unwrap(await client.rpc("list_accounts"));
}

/** Makes an account an administrator; nothing changes where it is one already. */
export async function grantAdministrator(client: Client, userId: string): Promise<void> {
  try {
    ensureDone(await client.from("admins").insert({ user_id: userId }));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/** Takes the rights of an administrator away, at once; a RefusedError where nobody else would be left. */
export async function removeAdministrator(client: Client, userId: string): Promise<void> {
  const gone = unwrap(await client.from("admins").delete().eq("user_id", userId).select("user_id"));
  if (gone.length === 0) throw new ConflictError();
}
