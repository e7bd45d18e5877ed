import type { Client, Row } from "./client.ts";
import { readAll } from "./read-all.ts";

export type Page = Row<"pages">;

/** Published pages by title. */
export function listPublishedPages(client: Client): Promise<Page[]> {
  return readAll((from, to) =>
    client.from("pages").select("*").eq("published", true).order("title").order("id").range(from, to),
  );
}

/** All pages the caller may read, by title: administrators get drafts too. */
export function listPages(client: Client): Promise<Page[]> {
  return readAll((from, to) => client.from("pages").select("*").order("title").order("id").range(from, to));
}
