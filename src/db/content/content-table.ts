import type { PostgrestClient } from "@supabase/postgrest-js";
import { CONTENT_KINDS, type ContentKind } from "#domain/content/content-kinds.ts";
import { compareNames } from "#domain/text/names.ts";
import type { Client, Row } from "../client.ts";
import type { Database } from "../database.types.ts";
import { saveRecord, type SaveNote } from "../changes/save-record.ts";
import { ConflictError, unwrap, unwrapOptional } from "../errors.ts";
import { readAll } from "../read-all.ts";

type TableOf<Kind extends ContentKind> = (typeof CONTENT_KINDS)[Kind]["table"];
export type Stored<Kind extends ContentKind> = Row<TableOf<Kind>>;
/** What creates a record of a kind. */
export type Written<Kind extends ContentKind> = Database["public"]["Tables"][TableOf<Kind>]["Insert"];
type Changed<Kind extends ContentKind> = Database["public"]["Tables"][TableOf<Kind>]["Update"];

/** Reads and writes the records of one kind; queries that only one kind needs are in the file of its table. */
export function contentTable<Kind extends ContentKind>(
  kind: Kind,
  order: (a: Stored<Kind>, b: Stored<Kind>) => number = () => 0,
) {
  const { table, nameColumn } = CONTENT_KINDS[kind];
  // The client's types cannot follow a variable table name, so they are cast.
  const rows = (client: Client) => (client as unknown as PostgrestClient).from(table);
  const nameOf = (row: Stored<Kind>) => String(row[nameColumn as keyof Stored<Kind>]);
  return {
    /** All records that the caller may read: by `order`, then by name. */
    async list(client: Client): Promise<Stored<Kind>[]> {
      const all = await readAll<Stored<Kind>>((from, to) => rows(client).select("*").order("id").range(from, to));
      return all.sort((a, b) => order(a, b) || compareNames(nameOf(a), nameOf(b)));
    },

    /** One record, or null where there is none. */
    async get(client: Client, id: string): Promise<Stored<Kind> | null> {
      return unwrapOptional<Stored<Kind> | null>(await rows(client).select("*").eq("id", id).maybeSingle());
    },

    /** Stores a new record; with `draft`, that version of a draft becomes it. */
    create: (client: Client, wanted: Written<Kind>, { draft, reason }: SaveNote = {}): Promise<Stored<Kind>> =>
      saveRecord<Stored<Kind>>(client, table, { wanted, draft, reason }),

    /**
     * Stores the fields of a record that differ from what the editor has `seen`; throws a ConflictError if somebody else changed
     * the same fields, or deleted it. Other fields keep what they have now. Without `seen` all are overwritten on purpose. With
     * `draft` it publishes that version of a draft.
     */
    async update(
      client: Client,
      id: string,
      record: Changed<Kind>,
      seen?: Partial<Stored<Kind>>,
      { draft, reason }: SaveNote = {},
    ): Promise<Stored<Kind>> {
      if (seen) return saveRecord<Stored<Kind>>(client, table, { wanted: record, stored: { id, seen }, draft, reason });
      const [row] = unwrap<Stored<Kind>[] | null>(await rows(client).update(record).eq("id", id).select());
      if (!row) throw new ConflictError();
      return row;
    },
  };
}
