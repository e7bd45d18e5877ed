import { contentKind, type ContentKind } from "#domain/content/content-kinds.ts";
import { typedSchema, type Typed } from "#domain/content/draft.ts";
import type { Client } from "../client.ts";
import type { Json } from "../database.types.ts";
import { ConflictError, unwrap, unwrapOptional } from "../errors.ts";
import { withSpecificationValues } from "../products/products.ts";
import type { ListedDraft } from "./draft-lists.ts";

/** A draft with its form, and the columns that it would change: null while the form is incomplete. */
export type Draft = Pick<ListedDraft, "id" | "made_by" | "made_at" | "plan_id"> & {
  typed: Typed;
  before: Record<string, Json> | null;
  after: Record<string, Json> | null;
};

/** The draft of a record, or null if it has none. */
export async function getDraft(client: Client, kind: ContentKind, record: string): Promise<Draft | null> {
  const draft = unwrapOptional(
    await client
      .from("changes")
      .select("id, made_by, made_at, plan_id, details")
      .eq("draft_of", `${contentKind(kind).table}/${record}`)
      .maybeSingle(),
  );
  if (!draft) return null;
  const { details, ...rest } = draft;
  const rows = unwrap(await client.from("change_rows").select("name, before, after").eq("change_id", draft.id));
  const { before, after } = kind === "setting" ? settingsChange(rows as DraftRow[]) : ((rows[0] ?? {}) as DraftRow);
  // Replaced or published between the two reads: without what it would change it is still what somebody typed.
  return { ...rest, typed: typedSchema.parse(details), before: before ?? null, after: after ?? null };
}

type DraftRow = { name: string | null } & Pick<Draft, "before" | "after">;

/** The settings are edited as one record, whose columns are their keys. */
function settingsChange(rows: readonly DraftRow[]): Pick<Draft, "before" | "after"> {
  if (rows.some(({ after }) => after === null)) return { before: null, after: null };
  const side = (which: "before" | "after") =>
    Object.fromEntries(rows.map((row) => [row.name ?? "", row[which]?.["value"] ?? null]));
  return { before: side("before"), after: side("after") };
}

export type NewDraft = {
  kind: ContentKind;
  record: string;
  name: string;
  typed: Typed;
  /** The columns that it would change, as they are and as they would be; null while the form is incomplete. */
  change: { before: object | null; after: object } | null;
  /** The version that it replaces: the one that the form shows. */
  replaces: string | null;
};

/** Saves a draft and returns its version. Throws a RefusedError if somebody has saved another one of this record. */
export async function saveDraft(
  client: Client,
  { kind, record, name, typed, change, replaces }: NewDraft,
): Promise<string> {
  return unwrap(
    await client.rpc("save_draft", {
      of_table: contentKind(kind).table,
      of_record: record,
      draft_name: name,
      content: typed as unknown as Json,
      ...(change?.before && { before: change.before as Json }),
      ...(change && {
        after: (kind === "product" ? await withSpecificationValues(change.after) : change.after) as Json,
      }),
      ...(replaces && { replaces }),
    }),
  );
}

/** Deletes a version of a draft. Throws a ConflictError if it was replaced, published or discarded meanwhile. */
export async function discardDraft(client: Client, id: string): Promise<void> {
  const gone = unwrap(await client.from("changes").delete().eq("id", id).eq("state", "draft").select("id"));
  if (gone.length === 0) throw new ConflictError("Somebody has saved, published or discarded this draft meanwhile.");
}
