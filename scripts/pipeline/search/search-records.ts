import { references } from "#texts/references.ts";
import { services } from "#texts/services.ts";
import type { ServedPictures } from "#site/content/site-data.ts";
import { solutions } from "#texts/solutions.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { routes } from "#domain/addresses/routes.ts";
import { SUMMARY_LENGTH, type WrittenRecord } from "#domain/search/search.ts";
import { excerpt } from "#domain/text/text.ts";

/** A written page (one with running text) for the search, with its full text. */
export type WrittenPage = WrittenRecord & { content: string };

/** Fields of an entry of src/copy that are not part of its text. */
const UNREAD = new Set(["id", "icon", "image", "gallery", "reference"]);

/** All texts of an entry of src/copy, in its order. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (UNREAD.has(name) ? [] : textsOf(part)));
}
const contentOf = (...parts: unknown[]): string => textsOf(parts).join(". ");

/** The written pages of the site, whose full text Pagefind indexes. */
export function searchRecords(snapshot: Pick<Snapshot, "pages">, pictures: ServedPictures): WrittenPage[] {
  const thumbnail = (address: string): string | undefined => {
    const picture = pictures[address];
    return picture ? (picture.sizes[0]?.src ?? picture.src) : undefined;
  };
  return [
    ...solutions.map((solution): WrittenPage => ({
      url: routes.solution(solution.id),
      kind: "Solution",
      title: solution.title,
      summary: excerpt(solution.description, SUMMARY_LENGTH),
      image: thumbnail(solution.image),
      content: contentOf(solution),
    })),
    ...references.map((reference): WrittenPage => ({
      url: routes.reference(reference.id),
      kind: "Reference",
      title: reference.title,
      summary: excerpt(reference.description, SUMMARY_LENGTH),
      image: thumbnail(reference.image),
      content: contentOf(reference),
    })),
    ...services.map((service): WrittenPage => ({
      url: routes.services(service.id),
      kind: "Service",
      title: service.title,
      summary: excerpt(service.summary, SUMMARY_LENGTH),
      content: contentOf(service),
    })),
    ...snapshot.pages.map(({ slug, title, search_description, body }): WrittenPage => {
      const text = body.replace(/[#*_>[\]|]/g, " ");
      return {
        url: routes.page(slug),
        kind: "Page",
        title,
        summary: search_description ?? excerpt(text, SUMMARY_LENGTH),
        content: contentOf(title, search_description, text),
      };
    }),
  ];
}
