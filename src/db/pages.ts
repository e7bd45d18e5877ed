import { compareNames } from "#domain/names.ts";
import type { PageInput } from "#domain/page.ts";
import type { Client, Row } from "./client.ts";
import { ConflictError, unwrap, unwrapOptional } from "./errors.ts";
import { readAll } from "./read-all.ts";

export type Page = Row<"pages">;

/** Published pages, sorted by title. */
export async function listPublishedPages(client: Client): Promise<Page[]> {
  const rows = await readAll((from, to) =>
    client.from("pages").select("*").eq("published", true).order("id").range(from, to),
  );
  return rows.sort(byTitle);
}

/** All pages that the caller may read, sorted by title. Only administrators get drafts. */
export async function listPages(client: Client): Promise<Page[]> {
  const rows = await readAll((from, to) => client.from("pages").select("*").order("id").range(from, to));
  return rows.sort(byTitle);
}

const byTitle = (a: Page, b: Page): number => compareNames(a.title, b.title);

/** One page, or null if there is none. */
export async function getPage(client: Client, id: string): Promise<Page | null> {
  return unwrapOptional(await client.from("pages").select("*").eq("id", id).maybeSingle());
}

export async function createPage(client: Client, page: PageInput): Promise<Page> {
  return unwrap(await client.from("pages").insert(page).select().single());
}

/** Stores a page that was edited from the version of `updatedAt`; throws a ConflictError if it changed since then. */
export async function updatePage(client: Client, id: string, page: PageInput, updatedAt: string): Promise<Page> {
  const [row] = unwrap(await client.from("pages").update(page).eq("id", id).eq("updated_at", updatedAt).select());
  if (!row) throw new ConflictError();
  return row;
}

/** Publishes a page or makes it a draft. */
export async function setPagePublished(client: Client, id: string, published: boolean): Promise<void> {
  const changed = unwrap(await client.from("pages").update({ published }).eq("id", id).select("id"));
  if (changed.length === 0) throw new ConflictError();
}

/** Deletes a page; throws a ConflictError if it was deleted already. */
export async function deletePage(client: Client, id: string): Promise<void> {
  const gone = unwrap(await client.from("pages").delete().eq("id", id).select("id"));
  if (gone.length === 0) throw new ConflictError();
}
