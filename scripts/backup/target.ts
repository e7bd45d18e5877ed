import type { Session } from "../database/supabase-lite.ts";
import { keptTables, quoted } from "./columns.ts";
import { FILLED_FROM_THE_START } from "./contents.ts";

/** What is in a database already, such as "113 products, 2 accounts"; null if it is empty. */
export async function contentsOf(session: Session): Promise<string | null> {
  const found: string[] = [];
  for (const { table } of [...(await keptTables(session)), ...(await pictureTable(session))]) {
    const [schema, name = ""] = table.split(".");
    if (schema === "public" && FILLED_FROM_THE_START.includes(name)) continue;
    const [row] = await session.rows<{ count: string }>(
      `select count(*)::text as count from ${quoted(table)} where ${OWN_ROWS[table] ?? "true"}`,
    );
    if (row && row.count !== "0") found.push(`${row.count} ${NAMES[table] ?? name.replaceAll("_", " ")}`);
  }
  return found.length === 0 ? null : found.join(", ");
}

/** Which rows are somebody's, of a table in which a new installation has some. */
const OWN_ROWS: Readonly<Record<string, string>> = {
  "public.pages": "checks.own_page(id) is null or updated_at > created_at",
};

const NAMES: Readonly<Record<string, string>> = {
  "auth.users": "accounts",
  "auth.identities": "identities",
  "storage.objects": "stored pictures",
};

async function pictureTable({ rows }: Session): Promise<{ table: string }[]> {
  const [found] = await rows<{ known: boolean }>("select to_regclass('storage.objects') is not null as known");
  return found?.known ? [{ table: "storage.objects" }] : [];
}
