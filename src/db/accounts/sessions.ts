import type { Client } from "../client.ts";
import type { Database } from "../database.types.ts";
import { ensureDone, unwrap } from "../errors.ts";

export type SessionRow = Database["public"]["Functions"]["list_sessions"]["Returns"][number];

/** The sessions of one's own account, this one first, then the one that was used last. */
export async function listSessions(client: Client): Promise<SessionRow[]> {
  return unwrap(await client.rpc("list_sessions"));
}

/** Ends all own sessions but this one. */
export async function endOtherSessions({ auth }: Client): Promise<void> {
  const { error } = await auth.signOut({ scope: "others" });
  if (error) throw error;
}

/** Ends one of the own sessions, whatever device it is on. */
export async function endSession(client: Client, id: string): Promise<void> {
  ensureDone(await client.rpc("end_session", { session: id }));
}
