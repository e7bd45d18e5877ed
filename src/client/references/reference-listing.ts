import { foldedArabic } from "#domain/text/arabic-letters.ts";
import { withLatinDigits } from "#domain/text/numbers.ts";

/** What the list of reference projects shows, as read from its address. An empty sector means all of them. */
export type ReferenceListing = { search: string; sector: string; view: "grid" | "list" };

/** Reads the query of /references. An unknown sector shows all projects. */
export function parseReferences(query: URLSearchParams, sectors: readonly string[]): ReferenceListing {
  const sector = query.get("sector") ?? "";
  return {
    search: query.get("search")?.trim() ?? "",
    sector: sectors.includes(sector) ? sector : "",
    view: query.get("view") === "list" ? "list" : "grid",
  };
}

const comparable = (text: string): string => foldedArabic(withLatinDigits(text)).toLowerCase();

/** Whether a project is listed: it belongs to the sector, and its text holds every word of the search. */
export function isListed(project: { sector: string; text: string }, { search, sector }: ReferenceListing): boolean {
  const text = comparable(project.text);
  const words = comparable(search).split(/\s+/);
  return (sector === "" || project.sector === sector) && words.every((word) => text.includes(word));
}
