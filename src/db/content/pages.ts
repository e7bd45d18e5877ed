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

/** What everybody may read of a page itself; the sections that are shown come by a function. */
const SHOWN = "id, title, slug, body, search_description, published, created_at, updated_at";

/** Published pages with the sections that visitors see, sorted by title. */
export async function listPublishedPages(client: Client): Promise<PublishedPage[]> {
  const [shown, lists] = await Promise.all([
    readAll((from, to) => client.from("pages").select(SHOWN).eq("published", true).order("id").range(from, to)),
    readAll((from, to) => client.rpc("published_sections").order("id").range(from, to)),
  ]);
  const sections = new Map(lists.map(({ id, sections }) => [id, sections as unknown as Section[]]));
  return shown
    .map((page) => ({ ...page, sections: sections.get(page.id) ?? [] }))
    .sort((a, b) => compareNames(a.title, b.title));
}

/** Publishes a page or makes it a draft. */
export async function setPagePublished(client: Client, id: string, published: boolean): Promise<void> {
  const changed = unwrap(await client.from("pages").update({ published }).eq("id", id).select("id"));
  if (changed.length === 0) throw new ConflictError();
}
