import type { PostgrestClient } from "@supabase/postgrest-js";
import { CONTENT_KINDS, type ContentKind } from "#domain/content/content-kinds.ts";
import { isOwnPage } from "#domain/pages/own-pages.ts";
import type { Client } from "#db/client.ts";
import type { Json } from "#db/database.types.ts";
import { ensureDone, unwrap } from "#db/errors.ts";
import { readAll } from "#db/read-all.ts";
import { COMPANY_TABLES, newCompanyRecord, newDocument } from "../database/database.ts";

export type Stored = Record<string, Json> & { id: string };
/** All rows of all tables whose writes are recorded, but for what is no content: when a row was saved last. */
export type Content = Record<string, Stored[]>;
/** A client whose types do not follow a variable table name. */
const anyTable = (client: Client) => client as unknown as PostgrestClient;

const withoutTimeOfSave = (row: Stored): Stored =>
  Object.fromEntries(Object.entries(row).filter(([column]) => column !== "updated_at")) as Stored;

/** Reads all that a database has of content. */
export async function readContent(secret: Client): Promise<Content> {
  const tables = unwrap(await secret.from("content_tables").select("table_name, record_columns").order("place"));
  const content = tables.map(async ({ table_name, record_columns }) => {
    const rows = await readAll<Stored>((from, to) => {
      const all = anyTable(secret).from(table_name).select("*");
      return record_columns.reduce((sorted, column) => sorted.order(column), all).range(from, to);
    });
    return [table_name, rows.map(withoutTimeOfSave)] as const;
  });
  return Object.fromEntries(await Promise.all(content));
}

/** What redirects to which record. */
const targetOf = ({ kind, old_slug, record_id }: Stored) => [kind, old_slug, record_id].join(" ");
const isOf = (kind: string, slug: Json | undefined) => (row: Stored) =>
  row["kind"] === kind && row["old_slug"] === slug;

/**
 * What undoing leaves of the content `before` a change: all of it, with the addresses that the change alone had given to records,
 * which led visitors `meanwhile`, as old addresses. Their rows have no ids and times here: nobody knows these before.
 */
export function afterUndo(before: Content, meanwhile: Content): { content: Content; oldAddresses: string[] } {
  const oldAddresses = Object.entries(CONTENT_KINDS).flatMap(([kind, { table, slugColumn }]) =>
    (before[table] ?? []).flatMap((row) => {
      const slug = meanwhile[table]?.find(({ id }) => id === row.id)?.[slugColumn];
      const isNew = slug !== undefined && slug !== row[slugColumn] && !before["redirects"]?.some(isOf(kind, slug));
      return isNew ? [`${kind} ${String(slug)} ${row.id}`] : [];
    }),
  );
  return { content: before, oldAddresses: oldAddresses.sort() };
}

/** The content that there is, with the redirects that were not there `before` apart, as `afterUndo` has them. */
export function comparable(now: Content, before: Content): ReturnType<typeof afterUndo> {
  const known = new Set(before["redirects"]?.map(({ id }) => id));
  const redirects = now["redirects"] ?? [];
  return {
    content: { ...now, redirects: redirects.filter(({ id }) => known.has(id)) },
    oldAddresses: redirects
      .filter(({ id }) => !known.has(id))
      .map(targetOf)
      .sort(),
  };
}

/** Two records of each kind, one of them belonging to the other where it can, each with an address that it had before. */
export async function makeHouse(secret: Client): Promise<void> {
  const add = async (table: string, row: object): Promise<Stored> =>
    unwrap(await anyTable(secret).from(table).insert(row).select("*").single()) as Stored;
  const renamed = async (table: string, row: object): Promise<Stored> => {
    const { id } = await add(table, { ...row, slug: `${table}-${crypto.randomUUID()}` });
    return unwrap(
      await anyTable(secret)
        .from(table)
        .update({ slug: `${table}-${crypto.randomUUID()}` })
        .eq("id", id)
        .select("*")
        .single(),
    ) as Stored;
  };
  const [brand] = [
    await renamed("brands", { name: "First", country: "Italy" }),
    await renamed("brands", { name: "Second" }),
  ];
  const top = await renamed("categories", { name: "Top" });
  const below = await renamed("categories", { name: "Below", parent_id: top.id });
  const product = { brand_id: brand.id, description: "A test.", specifications: [{ name: "COP", value: "3.2" }] };
  const first = await renamed("products", { ...product, name: "First", category_id: top.id, features: ["Quiet"] });
  await renamed("products", { ...product, name: "Second", category_id: below.id, model: "M" });
  await add("brand_featured_products", { brand_id: brand.id, product_id: first.id });
  const attribute = await add("attributes", { name: "COP" });
  ensureDone(
    await secret.from("category_attributes").insert({ category_id: top.id, attribute_id: attribute.id, position: 0 }),
  );
  for (const name of ["First", "Second"]) {
    await renamed("pages", { title: name });
    await renamed("documents", newDocument());
    await add("settings", { key: name, value: { text: "first" } });
    for (const table of COMPANY_TABLES) await renamed(table, newCompanyRecord(table));
  }
}

/** The records of a kind that can be moved and deleted, oldest first: not the site's own pages. */
export const recordsOf = (content: Content, kind: ContentKind): Stored[] =>
  (content[CONTENT_KINDS[kind].table] ?? [])
    .filter(({ slug }) => kind !== "page" || !isOwnPage(String(slug)))
    .toSorted((a, b) => String(a["created_at"] ?? a["key"]).localeCompare(String(b["created_at"] ?? b["key"])));
