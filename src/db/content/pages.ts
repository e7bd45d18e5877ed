import type { Section } from "#domain/pages/sections.ts";
import { compareNames } from "#domain/text/names.ts";
import type { Client, Row } from "../client.ts";
import { contentTable } from "./content-table.ts";
import { ConflictError, unwrap } from "../errors.ts";
import { readAll } from "../read-all.ts";

export type Page = Row<"pages">;
/** A page as visitors see it, whose sections the database has as JSON of this shape. */
export type PublishedPage = Omit<Page, "sections"> & { sections: Section[] };

/** For who may read drafts and hidden sections. */
export const { list: listPages, get: getPage, create: createPage, update: updatePage } = contentTable("page");

/** Published pages with the sections that visitors see, sorted by title. */
export async function listPublishedPages(client: Client): Promise<PublishedPage[]> {
  const pages = await readAll((from, to) => client.rpc("published_pages").order("id").range(from, to));
  return pages
    .map((page) => ({ ...page, sections: page.sections as unknown as Section[] }))
    .sort((a, b) => compareNames(a.title, b.title));
}

/** Publishes a page or makes it a draft. */
export async function setPagePublished(client: Client, id: string, published: boolean): Promise<void> {
  const changed = unwrap(await client.from("pages").update({ published }).eq("id", id).select("id"));
  if (changed.length === 0) throw new ConflictError();
}
