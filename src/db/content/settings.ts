import type { Client, Row } from "../client.ts";
import type { Json } from "../database.types.ts";
import { ConflictError, unwrap, unwrapOptional } from "../errors.ts";
import { readAll } from "../read-all.ts";

export type Setting = Row<"settings">;

/** All settings, sorted by key. */
export function listSettings(client: Client): Promise<Setting[]> {
  return readAll((from, to) => client.from("settings").select("*").order("key").range(from, to));
}

export type SettingChange = {
  value: Json;
  /** If left out, the setting keeps its description. */
  description?: string | null;
  /** What the editor began with, null for a new key. Without it a newer value is overwritten on purpose. */
  seen?: { value: Json; description?: string | null } | null;
};

/**
 * Stores several settings in one transaction. If one of them has changed, throws a ConflictError and stores none. With `draft` it
 * publishes that version of the draft of settings.
 */
export async function saveSettings(
  client: Client,
  changes: Record<string, SettingChange>,
  { draft }: { draft?: string | null | undefined } = {},
): Promise<void> {
  const overtaken = unwrap(await client.rpc("save_settings", { changes, ...(draft && { draft }) }));
  if (overtaken.length > 0) throw new ConflictError(`Changed by somebody else: ${overtaken.join(", ")}.`);
}

/** One setting, or null if there is none. */
export async function getSetting(client: Client, key: string): Promise<Setting | null> {
  return unwrapOptional(await client.from("settings").select("*").eq("key", key).maybeSingle());
}
