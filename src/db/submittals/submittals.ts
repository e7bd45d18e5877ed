import type { Entry, IssuedItem, IssuedRevision, ItemContent, KeptItem } from "#domain/submittals/review/record.ts";
import type { Client, Row } from "../client.ts";
import type { Json } from "../database.types.ts";
import { ensureDone, unwrap, unwrapOptional } from "../errors.ts";
import { readPage, type ListPage } from "../list-page.ts";
import { readAll } from "../read-all.ts";

type SubmittalFacts = Pick<Row<"submittals">, "number" | "project" | "client" | "consultant" | "contractor">;

/** A submittal in the list: its newest revision, and what was decided. `waits`: a reviewer said something that nobody has seen. */
export type ListedSubmittal = Pick<SubmittalFacts, "number" | "project" | "consultant"> & {
  id: string;
  revision: number;
  issued_at: string;
  items: number;
  approved: number;
  to_revise: number;
  marked_at: string | null;
  waits: boolean;
};

type SubmittalRevision = IssuedRevision & { issued_by: string | null };
export type SubmittalEntry = Entry & { author: string | null };

/** A submittal with all revisions, the oldest first, the items of each revision, and what was said. */
export type Submittal = SubmittalFacts & {
  id: string;
  enquiry_id: string | null;
  made_at: string;
  archived_at: string | null;
  seen_at: string;
  revisions: SubmittalRevision[];
  /** By the number of the revision, in their order. */
  items: ReadonlyMap<number, IssuedItem[]>;
  entries: SubmittalEntry[];
};

export type SubmittalFilter = { search?: string | undefined; archived?: boolean | undefined };

/** One page of submittals: those with marks that nobody has seen first, then the newest. */
export async function listSubmittals(
  client: Client,
  { search = "", archived = false, limit, offset }: SubmittalFilter & { limit: number; offset: number },
): Promise<ListPage<ListedSubmittal>> {
  const query = () => client.rpc("list_submittals", { archived, term: search.trim() }, { count: "exact" });
  return (await readPage(query, { limit, offset })) as ListPage<ListedSubmittal>;
}

/** One submittal with everything of it, or null if there is none. */
export async function getSubmittal(client: Client, id: string): Promise<Submittal | null> {
  const [found, revisions, items, entries] = await Promise.all([
    client
      .from("submittals")
      .select("id, number, project, client, consultant, contractor, enquiry_id, made_at, archived_at, seen_at")
      .eq("id", id)
      .maybeSingle(),
    client
      .from("submittal_revisions")
      .select("number, dated, purpose, remarks, issued_at, issued_by, sha256, bytes, pages")
      .eq("submittal_id", id)
      .order("number"),
    readAll((from, to) =>
      client
        .from("submittal_items")
        .select("revision, key, since, content")
        .eq("submittal_id", id)
        .order("revision")
        .order("position")
        .range(from, to),
    ),
    readAll((from, to) =>
      client
        .from("submittal_entries")
        .select("id, revision, item, mark, body, page, line, reviewer, link:link_id, author, made_at")
        .eq("submittal_id", id)
        .order("made_at")
        .order("id")
        .range(from, to),
    ),
  ]);
  const submittal = unwrapOptional(found);
  if (!submittal) return null;
  const issued = items.map(({ revision, key, since, content }) => ({
    revision,
    item: { ...(content as unknown as ItemContent), key, since },
  }));
  return {
    ...submittal,
    revisions: unwrap(revisions),
    items: new Map(
      [...Map.groupBy(issued, ({ revision }) => revision)].map(([number, of]) => [number, of.map(({ item }) => item)]),
    ),
    entries: entries as SubmittalEntry[],
  };
}

/** What is issued: the facts of the submittal, which count with its first revision, the revision, and all its items. */
export type NewRevision = {
  submittal: Record<"number" | "project", string> &
    Record<"client" | "consultant" | "contractor" | "enquiry", string | null>;
  revision: Omit<IssuedRevision, "issued_at">;
  items: readonly KeptItem[];
};

/** Issues a revision, once however often it is sent. Its files must be stored. Throws an error of which isOvertaken is true if another one was issued meanwhile. */
export async function storeRevision(client: Client, id: string, issued: NewRevision): Promise<void> {
  const { submittal, revision, items } = issued;
  ensureDone(
    await client.rpc("store_revision", {
      of_submittal: id,
      submittal,
      revision,
      items: items as unknown as Json,
    }),
  );
}

/** Puts a submittal into the archive, or back. */
export async function archiveSubmittal(client: Client, id: string, archived: boolean): Promise<void> {
  const archived_at = archived ? new Date().toISOString() : null;
  ensureDone(await client.from("submittals").update({ archived_at }).eq("id", id));
}

/** Notes that a colleague has seen what reviewers said up to then. */
export async function markSubmittalSeen(client: Client, id: string, seen_at: string): Promise<void> {
  ensureDone(await client.from("submittals").update({ seen_at }).eq("id", id));
}

/** Answers what was said of an item. `id` is made by the caller, so that what is sent again is stored once. */
export async function addAnswer(
  client: Client,
  answer: { id: string; submittal_id: string; revision: number; item: string; body: string },
): Promise<void> {
  ensureDone(await client.from("submittal_entries").insert(answer));
}
