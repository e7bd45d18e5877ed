import type { Client, Row } from "../client.ts";
import { contentTable } from "./content-table.ts";
import { ConflictError, unwrap } from "../errors.ts";

export type Page = Row<"pages">;

/** Visitors list only published pages: the policy hides drafts from them. */
export const { list: listPages, get: getPage, create: createPage, update: updatePage } = contentTable("page");

/** Published pages, sorted by title. */
export async function listPublishedPages(client: Client): Promise<Page[]> {
  return (await listPages(client)).filter(({ published }) => published);
}

/** Publishes a page or makes it a draft. */
export async function setPagePublished(client: Client, id: string, published: boolean): Promise<void> {
  const changed = unwrap(await client.from("pages").update({ published }).eq("id", id).select("id"));
  if (changed.length === 0) throw new ConflictError();
}
