import type { PostgrestClient } from "@supabase/postgrest-js";
import { CONTENT_KINDS, type ContentKind } from "#domain/content/content-kinds.ts";
import { compareNames } from "#domain/text/names.ts";
import type { Client, Row } from "../client.ts";
import type { Database } from "../database.types.ts";
import { ConflictError, unwrap, unwrapOptional } from "../errors.ts";
import { readAll } from "../read-all.ts";

type TableOf<Kind extends ContentKind> = (typeof CONTENT_KINDS)[Kind]["table"];
type Stored<Kind extends ContentKind> = Row<TableOf<Kind>>;
type Written<Kind extends ContentKind> = Database["public"]["Tables"][TableOf<Kind>]["Insert"];
type Changed<Kind extends ContentKind> = Database["public"]["Tables"][TableOf<Kind>]["Update"];

/** Reads and writes the records of one kind; queries that only one kind needs are in the file of its table. */
export function contentTable<Kind extends ContentKind>(kind: Kind) {
  const { table, nameColumn } = CONTENT_KINDS[kind];
  // The client's types cannot follow a variable table name, so they are cast.
  const rows = (client: Client) => (client as unknown as PostgrestClient).from(table);
  const nameOf = (row: Stored<Kind>) => String(row[nameColumn as keyof Stored<Kind>]);
  return {
    /** All records that the caller may read, by name. */
    async list(client: Client): Promise<Stored<Kind>[]> {
      const all = await readAll<Stored<Kind>>((from, to) => rows(client).select("*").order("id").range(from, to));
      return all.sort((a, b) => compareNames(nameOf(a), nameOf(b)));
    },

    /** One record, or null where there is none. */
    async get(client: Client, id: string): Promise<Stored<Kind> | null> {
      return unwrapOptional<Stored<Kind> | null>(await rows(client).select("*").eq("id", id).maybeSingle());
    },

    async create(client: Client, record: Written<Kind>): Promise<Stored<Kind>> {
      return unwrap<Stored<Kind> | null>(await rows(client).insert(record).select().single());
    },

    /**
     * Stores a record that was edited from the version of `updatedAt`; throws a ConflictError if somebody else changed or
     * deleted it since. Without `updatedAt` a newer version is overwritten on purpose.
     */
    async update(client: Client, id: string, record: Changed<Kind>, updatedAt?: string): Promise<Stored<Kind>> {
      let query = rows(client).update(record).eq("id", id);
      if (updatedAt) query = query.eq("updated_at", updatedAt);
      const [row] = unwrap<Stored<Kind>[] | null>(await query.select());
      if (!row) throw new ConflictError();
      return row;
    },
  };
}
