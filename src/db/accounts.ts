import type { Client } from "./client.ts";
import { unwrap } from "./errors.ts";

/** Whether anybody is an administrator yet. */
export async function hasAdmin(client: Client): Promise<boolean> {
  return unwrap(await client.rpc("has_admin"));
}

/** Whether the caller is an administrator. */
export async function isAdmin(client: Client): Promise<boolean> {
  return unwrap(await client.rpc("is_admin"));
}
