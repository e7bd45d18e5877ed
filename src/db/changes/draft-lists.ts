import { contentKind, type ContentKind } from "#domain/content/content-kinds.ts";
import type { Plan } from "./plans.ts";
import type { Client } from "../client.ts";
import { unwrap, unwrapCount } from "../errors.ts";
import { readPage, type ListPage } from "../list-page.ts";
import { readAll } from "../read-all.ts";

/** A draft as lists show it. */
export type ListedDraft = {
  /** The version: each save of a draft has another id. */
  id: string;
  kind: ContentKind;
  /** The record that it changes; for a new one, an id that only the draft has. */
  record: string;
  name: string | null;
  is_new: boolean;
  /** Whether its form could be published as it is. */
  is_complete: boolean;
  /** Whether its record was deleted since. */
  is_gone: boolean;
  /** Null if it was saved with the secret key. */
  made_by: string | null;
  made_at: string;
  /** The plan that it is a part of. */
  plan_id: string | null;
  plan_title: string | null;
};

/** All drafts, or those of a plan, newest first. Nothing without 'content.read'. */
export async function listDrafts(
  client: Client,
  page: { limit: number; offset: number },
  plan?: string,
): Promise<ListPage<ListedDraft>> {
  const of = plan === undefined ? {} : { of_plan: plan };
  const query = () =>
    client.rpc("list_drafts", of, { count: "exact" }).order("made_at", { ascending: false }).order("id");
  return (await readPage(query, page)) as ListPage<ListedDraft>;
}

/** How many drafts there are. */
export async function countDrafts(client: Client): Promise<number> {
  return unwrapCount(await client.rpc("list_drafts", {}, { count: "exact", head: true }));
}

/** A record that somebody has edited. */
export type EditedRecord = { kind: ContentKind; record: string; name: string | null };

/** The records that the caller has edited last in forms, newest first. */
export async function recentlyEdited(client: Client, limit: number): Promise<EditedRecord[]> {
  const query = client.rpc("recently_edited").select("kind, record, name").order("edited_at", { ascending: false });
  return unwrap(await query.limit(limit)) as EditedRecord[];
}

/** The plans that were to be live by now and are not. */
export async function failedPlans(client: Client): Promise<Plan[]> {
  return unwrap(await client.rpc("failed_plans").order("made_at")) as unknown as Plan[];
}

/** Whose drafts wait, by the ids of the records of a kind. */
export async function draftsOfKind(client: Client, kind: ContentKind): Promise<ReadonlyMap<string, string | null>> {
  const rows = await readAll<{ record: string; made_by: string | null }>((from, to) =>
    client
      .rpc("list_drafts", { of_table: contentKind(kind).table })
      .select("record, made_by")
      .order("record")
      .range(from, to),
  );
  return new Map(rows.map(({ record, made_by }) => [record, made_by]));
}
