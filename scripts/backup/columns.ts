import type { Session } from "../database/supabase-lite.ts";
import { ACCOUNT_TABLES, LEFT_OUT, MAILED_LINKS } from "./contents.ts";

export type Column = { name: string; type: string };
export type Table = { table: string; columns: Column[] };

const listOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(", ");

/** The tables that a backup keeps, with the columns that can be written. */
export async function keptTables({ rows }: Session): Promise<Table[]> {
  const found = await rows<{ table: string; name: string; type: string }>(`
    select format('%s.%s', n.nspname, c.relname) as table, a.attname::text as name,
      format_type(a.atttypid, a.atttypmod) as type
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      join pg_catalog.pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and ((n.nspname = 'public' and c.relname not in (${listOf(Object.keys(LEFT_OUT))}))
        or (n.nspname = 'auth' and c.relname in (${listOf(ACCOUNT_TABLES)})
          and a.attname not in (${listOf(MAILED_LINKS)})))
    order by 1, a.attnum`);
  const tables = new Map<string, Column[]>();
  for (const { table, name, type } of found) tables.set(table, [...(tables.get(table) ?? []), { name, type }]);
  return [...tables].map(([table, columns]) => ({ table, columns }));
}

/** The version of the last migration, or null where none was applied. */
export async function schemaVersion({ rows }: Session): Promise<string | null> {
  const [found] = await rows<{ known: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as known",
  );
  if (!found?.known) return null;
  const [last] = await rows<{ version: string | null }>(
    "select max(version) as version from supabase_migrations.schema_migrations",
  );
  return last?.version ?? null;
}

/** "public.products" → "public"."products" */
export const quoted = (table: string): string =>
  table
    .split(".")
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join(".");
