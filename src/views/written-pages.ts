import { references } from "#copy/references.ts";
import { services } from "#copy/services.ts";
import { solutions } from "#copy/solutions.ts";
import type { Page } from "#db/pages.ts";
import { routes } from "#domain/routes.ts";
import { SUMMARY_LENGTH, type SearchKind, type SearchRecord } from "#domain/search.ts";
import { excerpt } from "#domain/text.ts";
import { perRow, servedPicture, siteData } from "#build-data/site-data.ts";

/** A written page (one with running text) for the search, with its full text. */
export type WrittenPage = SearchRecord & { kind: SearchKind; content: string };

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

/** The address of the smallest size of a picture. */
export function thumbnail(address: string | null | undefined): string | undefined {
  const picture = address ? servedPicture(address) : null;
  return picture ? (picture.sizes[0]?.src ?? picture.src) : undefined;
}

const picturesOf = ({ image }: { image: string }): unknown[] => [siteData().pictures[image]];

const ofSolution = perRow(
  (solution: (typeof solutions)[number]): WrittenPage => ({
    url: routes.solution(solution.id),
    kind: "Solution",
    title: solution.title,
    summary: excerpt(solution.description, SUMMARY_LENGTH),
    image: thumbnail(solution.image),
    content: contentOf(solution),
  }),
  picturesOf,
);
const ofReference = perRow(
  (reference: (typeof references)[number]): WrittenPage => ({
    url: routes.reference(reference.id),
    kind: "Reference",
    title: reference.title,
    summary: excerpt(reference.description, SUMMARY_LENGTH),
    image: thumbnail(reference.image),
    content: contentOf(reference),
  }),
  picturesOf,
);
const ofService = perRow(
  (service: (typeof services)[number]): WrittenPage => ({
    url: routes.services(service.id),
    kind: "Service",
    title: service.title,
    summary: excerpt(service.summary, SUMMARY_LENGTH),
    content: contentOf(service),
  }),
  () => [],
);
const ofPage = perRow(
  ({ slug, title, search_description, body }: Page): WrittenPage => {
    const text = body.replace(/[#*_>[\]|]/g, " ");
    return {
      url: routes.page(slug),
      kind: "Page",
      title,
      summary: search_description ?? excerpt(text, SUMMARY_LENGTH),
      content: contentOf(title, search_description, text),
    };
  },
  () => [],
);

/** The written pages of the site. */
export const writtenPages = (): WrittenPage[] => [
  ...solutions.map((solution) => ofSolution(solution)),
  ...references.map((reference) => ofReference(reference)),
  ...services.map((service) => ofService(service)),
  ...siteData().pages.map((page) => ofPage(page)),
];
