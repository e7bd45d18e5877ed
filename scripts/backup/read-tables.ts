import type { Session } from "../database/supabase-lite.ts";
import { keptTables, quoted, schemaVersion, type Table } from "./columns.ts";
import type { Line } from "./lines.ts";

/** Rows read at once. They may have several hundred kilobytes each. */
const ROWS = 100;

/** Settings that decide how values are written as text; a policy that hides rows is an error and not a gap in the backup. */
export const TEXT_FORMAT = [
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  "set local extra_float_digits = 1",
  "set local row_security = off",
  "set local search_path = ''",
];

/** Begins a transaction that sees everything as it is now, whatever is saved meanwhile. Its first statement. */
const ONE_MOMENT = "set transaction isolation level repeatable read, read only";

/** Everything of a database that a backup keeps, at one moment. The session must be a new transaction. */
export async function* readTables(session: Session): AsyncGenerator<Line> {
  for (const setting of [ONE_MOMENT, ...TEXT_FORMAT]) await session.rows(setting);
  const schema = await schemaVersion(session);
  if (schema === null) throw new Error("This database has no tables of Plantroom.");
  yield { schema };
  for (const table of await keptTables(session)) {
    yield table;
    yield* rowsOf(session, table);
  }
  const sequences = await session.rows<{ sequence: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as last
     from pg_catalog.pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  yield* sequences;
  const pictures = await session.rows<{ picture: string }>(
    // The names of private files have a slash, those of pictures have none; before those of documents stands their bucket.
    `select case bucket_id when 'documents' then 'documents/' || name else name end as picture
     from storage.objects where bucket_id in ('media', 'enquiry-files', 'submittals', 'documents') order by 1`,
  );
  yield* pictures;
  yield { end: true };
}

async function* rowsOf({ rows }: Session, { table, columns }: Table): AsyncGenerator<Line> {
  const values = columns.map(({ name }) => `${quoted(name)}::text`).join(", ");
  const key = columns[0]?.name ?? "";
  await rows(
    `declare rows_of_table no scroll cursor for
     select json_build_array(${values})::text as row from ${quoted(table)} order by ${quoted(key)}`,
  );
  for (;;) {
    const found = await rows<{ row: string }>(`fetch ${ROWS} from rows_of_table`);
    for (const { row } of found) yield JSON.parse(row) as string[];
    if (found.length < ROWS) break;
  }
  await rows("close rows_of_table");
}
