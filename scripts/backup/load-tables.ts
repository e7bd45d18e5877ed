import { presentVersion } from "../database/migrations.ts";
import type { Session } from "../database/supabase-lite.ts";
import { keptTables, quoted, schemaVersion, type Column, type Table } from "./columns.ts";
import { ACCOUNT_TABLES, MAILED_LINKS } from "./contents.ts";
import type { Line } from "./lines.ts";
import { TEXT_FORMAT } from "./read-tables.ts";

/** The limits of one insert statement; whichever is reached first. */
const ROWS = 100;
const CHARACTERS = 1_000_000;

/** What was loaded: how many rows each table has, and the names of the stored pictures. */
export type Loaded = { tables: Record<string, number>; pictures: string[] };

/**
 * Replaces the rows of all tables that a backup keeps. The session must be a new transaction: it either loads everything or
 * throws. No trigger fires, so that ids, times, revisions, changes and old addresses stay as they were.
 */
export async function loadTables(session: Session, lines: AsyncIterable<Line>): Promise<Loaded> {
  const { rows } = session;
  for (const setting of [...TEXT_FORMAT, "set local session_replication_role = replica"]) await rows(setting);
  const own = new Map((await keptTables(session)).map(({ table, columns }) => [table, columns]));
  const constraints = await dropLaterConstraints(session);
  for (const table of own.keys()) await rows(`delete from ${quoted(table)}`);

  const loaded: Loaded = { tables: {}, pictures: [] };
  let insert: Insert | null = null;
  for await (const line of lines) {
    if (Array.isArray(line)) {
      if (!insert) throw new Error("A row belongs to no table.");
      await insert.add(line);
      continue;
    }
    await insert?.end();
    insert = null;
    if ("schema" in line) await expectSchema(session, line.schema);
    else if ("table" in line) {
      insert = new Insert(session, line, ownColumns(line, own.get(line.table)));
      loaded.tables[line.table] = 0;
      const { table } = line;
      insert.counted = (count) => (loaded.tables[table] = count);
    } else if ("sequence" in line)
      await rows("select setval($1::text::regclass, $2::text::bigint)", [line.sequence, line.last]);
    else if ("picture" in line) loaded.pictures.push(line.picture);
  }
  await emptyMailedLinks(session);
  for (const constraint of constraints) await rows(constraint);
  return loaded;
}

async function expectSchema(session: Session, schema: string): Promise<void> {
  const own = await schemaVersion(session);
  if (own !== presentVersion(schema))
    throw new Error(`The tables are of version ${schema}, the database is of version ${own}.`);
}

/**
 * The columns of a table that are filled, with their types here. Those of the accounts belong to the sign-in service, whose version
 * may differ: what it does not have is left out. Every other table must have the same columns.
 */
function ownColumns({ table, columns }: Table, own: readonly Column[] | undefined): Map<string, string> {
  const types = new Map(own?.map(({ name, type }) => [name, type]));
  const missing = columns.filter(({ name }) => !types.has(name));
  if (!own || (missing.length > 0 && !table.startsWith("auth.")))
    throw new Error(`The database has no place for ${table} (${missing.map(({ name }) => name).join(", ")}).`);
  return types;
}

/** Collects the rows of one table and inserts them in batches. */
class Insert {
  readonly #session: Session;
  readonly #statement: string;
  #batch: string[] = [];
  #characters = 0;
  #count = 0;
  counted: (count: number) => void = () => undefined;

  /** The types are the database's own: what a backup says of them becomes no part of a statement. */
  constructor(session: Session, { table, columns }: Table, own: ReadonlyMap<string, string>) {
    const filled = columns.flatMap(({ name }, index) => {
      const type = own.get(name);
      return type === undefined ? [] : [{ name, type, index }];
    });
    this.#session = session;
    this.#statement = `insert into ${quoted(table)} (${filled.map(({ name }) => quoted(name)).join(", ")})
      overriding system value
      select ${filled.map(({ type, index }) => `(value ->> ${index})::${type}`).join(", ")}
      from json_array_elements($1::text::json) with ordinality as batch (value, place) order by place`;
  }

  async add(row: readonly (string | null)[]): Promise<void> {
    const text = JSON.stringify(row);
    this.#batch.push(text);
    this.#characters += text.length;
    if (this.#batch.length >= ROWS || this.#characters >= CHARACTERS) await this.#flush();
  }

  async end(): Promise<void> {
    if (this.#batch.length > 0) await this.#flush();
  }

  async #flush(): Promise<void> {
    await this.#session.rows(this.#statement, [`[${this.#batch.join(",")}]`]);
    this.#count += this.#batch.length;
    this.counted(this.#count);
    this.#batch = [];
    this.#characters = 0;
  }
}

/**
 * A constraint that was added later as `not valid` need not hold for earlier rows, but would refuse them here. Removes such
 * constraints and returns the statements that add them again.
 */
async function dropLaterConstraints({ rows }: Session): Promise<string[]> {
  const found = await rows<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_catalog.pg_constraint where not convalidated and connamespace = 'public'::regnamespace and conrelid <> 0`,
  );
  for (const { table, name } of found) await rows(`alter table ${table} drop constraint ${name}`);
  return found.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
}

/** Supabase Auth, unlike the embedded sign-in service, cannot read an account without a text in these columns. */
async function emptyMailedLinks({ rows }: Session): Promise<void> {
  const [hosted] = await rows<{ known: boolean }>("select to_regclass('auth.schema_migrations') is not null as known");
  if (!hosted?.known) return;
  const found = await rows<{ table: string; name: string }>(
    `select table_name::text as table, column_name::text as name from information_schema.columns
     where table_schema = 'auth' and table_name in (${ACCOUNT_TABLES.map((table) => `'${table}'`).join(", ")})
       and column_name in (${MAILED_LINKS.map((name) => `'${name}'`).join(", ")})
       and data_type in ('text', 'character varying')`,
  );
  for (const { table, name } of found) await rows(`update auth.${quoted(table)} set ${quoted(name)} = ''`);
}
