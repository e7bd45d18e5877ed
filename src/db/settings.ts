import type { Client, Row } from "./client.ts";
import { readAll } from "./read-all.ts";

export type Setting = Row<"settings">;

/** All settings by key. */
export function listSettings(client: Client): Promise<Setting[]> {
  return readAll((from, to) => client.from("settings").select("*").order("key").range(from, to));
}
