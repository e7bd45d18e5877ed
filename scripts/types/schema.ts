import { withTemporaryDatabase } from "../testing/temporary-database.ts";

export type Column = {
  name: string;
  type: string;
  nullable: boolean;
  /** May be left out of an insert: nullable, with a default, or marked by its comment. */
  optional: boolean;
  /** Always filled by the database; writing it is an error. */
  generated: boolean;
};
type ForeignKey = { name: string; columns: string[]; unique: boolean; table: string; ref_columns: string[] };
export type Relation = { name: string; kind: "table" | "view"; columns: Column[]; foreign_keys: ForeignKey[] };
export type Argument = { name: string; type: string; optional: boolean };
export type DatabaseFunction = {
  name: string;
  arguments: Argument[];
  returns: string;
  /** The table whose row type it returns. */
  returns_table: string | null;
  returns_set: boolean;
  /** Columns of `returns table (…)`. */
  output: Argument[];
};
type Enumeration = { name: string; values: string[] };
export type Catalogue = { relations: Relation[]; functions: DatabaseFunction[]; enums: Enumeration[] };

// Names are sorted by code point (collate "C"), so that the generated file is the same on every machine.
const RELATIONS = `
  select c.relname as name, case when c.relkind in ('v', 'm') then 'view' else 'table' end as kind,
    (select jsonb_agg(jsonb_build_object(
        'name', a.attname, 'type', t.typname,
        'nullable', not a.attnotnull,
        'optional', not a.attnotnull or a.atthasdef or a.attidentity <> ''
          or coalesce(col_description(c.oid, a.attnum) like 'Optional on insert%', false),
        'generated', a.attidentity = 'a' or a.attgenerated <> '') order by a.attname collate "C")
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'name', k.conname, 'table', r.relname,
        'columns', (select jsonb_agg(attname order by place) from unnest(k.conkey) with ordinality as u (num, place)
          join pg_attribute on attrelid = k.conrelid and attnum = num),
        'ref_columns', (select jsonb_agg(attname order by place) from unnest(k.confkey) with ordinality as u (num, place)
          join pg_attribute on attrelid = k.confrelid and attnum = num),
        'unique', exists (select 1 from pg_constraint o where o.conrelid = k.conrelid and o.contype in ('p', 'u')
          and o.conkey @> k.conkey and o.conkey <@ k.conkey)) order by k.conname collate "C"), '[]')
      from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and r.relnamespace = c.relnamespace) as foreign_keys
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  order by c.relname collate "C"`;

const FUNCTIONS = `
  select p.proname as name, t.typname as returns, p.proretset as returns_set,
    (select relname from pg_class where oid = t.typrelid and relkind in ('r', 'v')) as returns_table,
    (select coalesce(jsonb_agg(jsonb_build_object('name', p.proargnames[place], 'type', at.typname,
        'optional', place > p.pronargs - p.pronargdefaults) order by p.proargnames[place] collate "C"), '[]')
      from unnest(p.proargtypes::oid[]) with ordinality as u (type_oid, place)
      join pg_type at on at.oid = type_oid) as arguments,
    (select coalesce(jsonb_agg(jsonb_build_object('name', p.proargnames[place], 'type', at.typname, 'optional', false)
        order by p.proargnames[place] collate "C"), '[]')
      from unnest(p.proallargtypes) with ordinality as u (type_oid, place)
      join pg_type at on at.oid = type_oid where p.proargmodes[place] in ('o', 'b', 't')) as output
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname collate "C"`;

const ENUMS = `
  select t.typname as name, jsonb_agg(e.enumlabel order by e.enumsortorder) as values
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname collate "C"`;

/** The tables, functions and types of a database with all migrations. */
export function readDatabaseCatalogue(): Promise<Catalogue> {
  return withTemporaryDatabase(async ({ migrate, rows }) => {
    await migrate();
    return {
      relations: await rows<Relation>(RELATIONS),
      functions: await rows<DatabaseFunction>(FUNCTIONS),
      enums: await rows<Enumeration>(ENUMS),
    };
  });
}
