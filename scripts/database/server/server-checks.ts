import type { Sql } from "postgres";
import { DatabaseRefused } from "../database-refused.ts";
import { FORMER_CHAIN } from "../migrations.ts";
import { describeServer, serverAddress } from "./server-address.ts";

/** The version of hosted Supabase projects; the tests run on 18. */
const OLDEST_MAJOR = 17;
/** The schemas that hold everything Plantroom stores. */
export const OUR_SCHEMAS = ["public", "checks", "auth", "storage", "extensions", "supabase_migrations"];
const ROLES = ["anon", "authenticated", "service_role"];

type Facts = {
  version: number;
  is_superuser: boolean;
  is_hosted_project: boolean;
  may_create: boolean;
  has_migrations: boolean;
  has_tables: boolean;
};

/** Throws DatabaseRefused unless Plantroom can run on this database: version, rights, and empty or already ours. */
export async function checkServer(sql: Sql, url: string, firstMigration: string): Promise<void> {
  const [facts] = await sql<[Facts]>`
    select current_setting('server_version_num')::int / 10000 as version,
      (select rolsuper from pg_roles where rolname = current_user) as is_superuser,
      exists (select from pg_roles where rolname = 'supabase_auth_admin') as is_hosted_project,
      has_database_privilege(current_database(), 'CREATE')
        and coalesce(has_schema_privilege(to_regnamespace('public'), 'CREATE'), true) as may_create,
      to_regclass('supabase_migrations.schema_migrations') is not null as has_migrations,
      exists (select from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'f')
        and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema|auth$|storage$|supabase_migrations$)'
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as has_tables`;
  const where = describeServer(url);
  if (facts.version < OLDEST_MAJOR)
    throw new DatabaseRefused(
      `The ${where} runs on PostgreSQL ${facts.version}. Plantroom needs ${OLDEST_MAJOR} or later.`,
    );
  if (facts.is_hosted_project)
    throw new DatabaseRefused(
      `The ${where} belongs to a Supabase project, which has its own sign-in and storage. ` +
        "Leave DATABASE_URL out and follow 'Going hosted' in the README.",
    );
  if (!(await isOurs(sql, facts, firstMigration)))
    throw new DatabaseRefused(
      `The ${where} contains tables of something else. Plantroom needs a database of its own; nothing was changed.`,
    );
  const missing = [
    ...(facts.may_create ? [] : [`alter database ${quoted(url)} owner to ${user(url)};`]),
    ...(await missingRoles(sql, url, facts.is_superuser)),
  ];
  if (missing.length > 0)
    throw new DatabaseRefused(
      `The user of DATABASE_URL has too few rights in the ${where}. An administrator of the server can give them:\n` +
        missing.map((line) => `  ${line}`).join("\n"),
    );
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const quoted = (url: string): string => quote(serverAddress(url).database);
const user = (url: string): string => quote(serverAddress(url).user);

/** True for an empty database, and for one with our migrations, even where the first start was interrupted. */
async function isOurs(sql: Sql, { has_migrations, has_tables }: Facts, firstMigration: string): Promise<boolean> {
  if (!has_migrations) return !has_tables;
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  return rows.length === 0
    ? !has_tables
    : rows.some(({ version }) => [firstMigration, FORMER_CHAIN.first].includes(version));
}

/** The statements that are missing for the three roles under which requests run. A superuser needs none: it can make them. */
async function missingRoles(sql: Sql, url: string, isSuperuser: boolean): Promise<string[]> {
  if (isSuperuser) return [];
  const known = await sql<{ rolname: string; rolbypassrls: boolean; may_use: boolean }[]>`
    select rolname, rolbypassrls, pg_has_role(rolname, 'SET') as may_use from pg_roles where rolname in ${sql(ROLES)}`;
  return ROLES.flatMap((name) => {
    const role = known.find(({ rolname }) => rolname === name);
    const bypass = name === "service_role" ? " bypassrls" : "";
    return [
      ...(role ? [] : [`create role ${name} nologin${bypass};`]),
      ...(role && bypass && !role.rolbypassrls ? [`alter role ${name}${bypass};`] : []),
      ...(role?.may_use ? [] : [`grant ${name} to ${user(url)};`]),
    ];
  });
}
