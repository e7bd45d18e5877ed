import type { Client, Row } from "./client.ts";
import type { Json } from "./database.types.ts";
import { ensureDone } from "./errors.ts";
import { readAll } from "./read-all.ts";

export type Setting = Row<"settings">;

/** All settings by key. */
export function listSettings(client: Client): Promise<Setting[]> {
  return readAll((from, to) => client.from("settings").select("*").order("key").range(from, to));
}

/** Stores several settings in one transaction; new keys are added. */
export async function saveSettings(client: Client, changes: Record<string, Json>): Promise<void> {
  ensureDone(await client.rpc("save_settings", { changes }));
}
