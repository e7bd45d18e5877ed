import { CONTENT_KINDS, type ContentKind } from "#domain/content/content-kinds.ts";
import type { ChangeKind, ChangeSummary } from "#domain/content/change.ts";
import type { Client } from "../client.ts";
import type { Json } from "../database.types.ts";
import { unwrap } from "../errors.ts";
import { readPage, type ListPage } from "../list-page.ts";

/** A change as the log shows it. */
export type Change = {
  id: string;
  kind: ChangeKind;
  title: string | null;
  reason: string | null;
  details: Json;
  /** Null if it was made with the secret key. */
  made_by: string | null;
  made_at: string;
  /** Whose draft it published; null if it was none. */
  drafted_by: string | null;
  revision: number;
  summary: ChangeSummary;
  undone_at: string | null;
  undone_by: string | null;
};

/** Which changes of the log; without anything all. `person` is an account, or 'program' for what the secret key did. */
export type LogFilter = {
  person?: string | undefined;
  kinds?: readonly ChangeKind[] | undefined;
  table?: string | undefined;
  record?: string | undefined;
  /** Moments, as ISO texts. */
  since?: string | undefined;
  until?: string | undefined;
};

const matching = (client: Client, { person, kinds, table, record, since, until }: LogFilter, count?: "exact") =>
  client.rpc(
    "list_changes",
    {
      ...(person === "program" ? { by_program: true } : person && { of_person: person }),
      ...(kinds && kinds.length > 0 && { of_kinds: [...kinds] }),
      ...(table && { of_table: table }),
      ...(record && { of_record: record }),
      ...(since && { since }),
      ...(until && { until }),
    },
    count && { count },
  );

/** The log, newest first. Nothing without 'content.read'. */
export async function listChanges(
  client: Client,
  filter: LogFilter,
  page: { limit: number; offset: number },
): Promise<ListPage<Change>> {
  const query = () => matching(client, filter, "exact").order("made_at", { ascending: false }).order("id");
  // A safe cast: the constraints of the table and summarise_change say what the columns hold.
  return (await readPage(query, page)) as ListPage<unknown> as ListPage<Change>;
}

/** The log after a change of it, or from its beginning. What others do meanwhile does not shift it. */
export async function listChangesAfter(
  client: Client,
  filter: LogFilter,
  { after, limit }: { after: Pick<Change, "id" | "made_at"> | null; limit: number },
): Promise<Change[]> {
  const rows = matching(client, filter).order("made_at", { ascending: false }).order("id").limit(limit);
  const rest = after && `made_at.lt."${after.made_at}",and(made_at.eq."${after.made_at}",id.gt.${after.id})`;
  return unwrap(await (rest === null ? rows : rows.or(rest))) as unknown as Change[];
}

/** What a change did to one record: the changed columns before and after. Null before: created; null after: deleted. */
export type ChangedRecord = {
  table_name: string;
  record: string;
  name: string | null;
  before: Record<string, Json> | null;
  after: Record<string, Json> | null;
  follows: boolean;
};

/** The records of a change, those that somebody chose first. */
export async function listChangedRecords(client: Client, change: string, limit: number): Promise<ChangedRecord[]> {
  const rows = client
    .from("change_rows")
    .select("table_name, record, name, before, after, follows")
    .eq("change_id", change)
    .not("revision", "is", null);
  return unwrap(
    await rows.order("follows").order("table_name").order("name").order("record").limit(limit),
  ) as ChangedRecord[];
}

/** One version of a record: what its change did to it, and who, when and why. */
export type Version = Pick<ChangedRecord, "before" | "after" | "follows"> & {
  revision: number;
  change: Pick<Change, "id" | "kind" | "title" | "summary" | "reason" | "made_by" | "made_at" | "drafted_by">;
};

/**
 * The versions of a record, newest first, also those that followed from the change of another record. Nothing without
 * 'content.read'.
 */
export async function listVersions(
  client: Client,
  table: string,
  record: string,
  { limit }: { limit: number },
): Promise<Version[]> {
  const rows = client
    .from("change_rows")
    .select(
      "before, after, follows, revision, change:changes(id, kind, title, summary, reason, made_by, made_at, drafted_by)",
    )
    .eq("table_name", table)
    .eq("record", record)
    .not("revision", "is", null);
  return unwrap(await rows.order("revision", { ascending: false }).limit(limit)) as unknown as Version[];
}

/** Who saved, and when. */
export type Save = Pick<Change, "made_by" | "made_at">;

/** The newest save of a record, or without one of any record of the kind; null if unknown or if the caller may not see it. */
export async function lastSave(client: Client, kind: ContentKind, record?: string): Promise<Save | null> {
  let rows = client
    .from("change_rows")
    .select("change:changes(made_by, made_at)")
    .eq("table_name", CONTENT_KINDS[kind].table)
    .eq("follows", false)
    .not("revision", "is", null);
  if (record !== undefined) rows = rows.eq("record", record);
  const [newest] = unwrap(await rows.order("revision", { ascending: false }).limit(1));
  return newest?.change ?? null;
}
