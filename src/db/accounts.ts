import type { Client } from "./client.ts";
import type { Database } from "./database.types.ts";
import { ConflictError, DatabaseError, ensureDone, isDuplicate, unwrap } from "./errors.ts";

export type Account = Database["public"]["Functions"]["list_accounts"]["Returns"][number];

/** Without an administrator the site could never be edited again. */
export class LastAdministratorError extends Error {}

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

/** Takes the rights of an administrator away, at once; a LastAdministratorError where nobody else would be left. */
export async function removeAdministrator(client: Client, userId: string): Promise<void> {
  const { data, error } = await client.from("admins").delete().eq("user_id", userId).select("user_id");
  if (error?.message.includes("The last administrator cannot be removed.")) {
    throw new LastAdministratorError(new DatabaseError(error).message);
  }
  if (unwrap({ data, error }).length === 0) throw new ConflictError();
}
