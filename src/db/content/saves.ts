import type { ContentKind } from "#domain/content/content-kinds.ts";
import type { Client, Row } from "../client.ts";
import { unwrapOptional } from "../errors.ts";

export type Save = Pick<Row<"saves">, "saved_by" | "saved_at">;

/** When and by which account a record was saved last; null if unknown or if the caller may not see it. */
export async function lastSave(client: Client, kind: ContentKind, record: string): Promise<Save | null> {
  const saves = client.from("saves").select("saved_by, saved_at").eq("kind", kind).eq("record", record);
  return unwrapOptional(await saves.maybeSingle());
}

/** The latest save of any record of a kind. */
export async function newestSave(client: Client, kind: ContentKind): Promise<Save | null> {
  const saves = client.from("saves").select("saved_by, saved_at").eq("kind", kind);
  return unwrapOptional(await saves.order("saved_at", { ascending: false }).limit(1).maybeSingle());
}
