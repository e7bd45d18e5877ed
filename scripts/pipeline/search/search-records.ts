import type { Snapshot } from "#db/publishing/snapshot.ts";
import { contentIn } from "#site/content/content-language.ts";
import { languagesOf, type ServedPictures, type SiteData } from "#site/content/site-data.ts";
import { addressIn, type Language } from "#domain/languages/languages.ts";
import { routes } from "#domain/addresses/routes.ts";
import { isOwnPage } from "#domain/pages/own-pages.ts";
import { servedPath, typeOfStored } from "#domain/documents/document-file.ts";
import type { DocumentKind, DocumentLanguage } from "#domain/documents/document-kinds.ts";
import { FILE_TYPES } from "#domain/documents/file-types.ts";
import * as ar from "#texts/ar/submittals/maker-documents.ts";
import * as en from "#texts/en/submittals/maker-documents.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { shownSections } from "#domain/pages/sections.ts";
import { sectionWords } from "#domain/pages/section-text.ts";
import { SUMMARY_LENGTH, type WrittenRecord } from "#domain/search/search.ts";
import { excerpt } from "#domain/text/text.ts";

/** A written page (one with running text) for the search, with its full text. */
export type WrittenPage = WrittenRecord & { content: string };

const MAKER_DOCUMENT_TEXTS = { en: en.MAKER_DOCUMENT_TEXTS, ar: ar.MAKER_DOCUMENT_TEXTS };

/** The written pages of a language. */
export type LanguagePages = { language: Language; pages: readonly WrittenPage[] };

/** The parts of the content that have such pages. */
type SearchedContent = Pick<
  SiteData,
  "articles" | "documents" | "pages" | "pictures" | "products" | "projects" | "sectors" | "services" | "settings"
>;

/** Columns of a record that are not part of its text. */
const UNREAD = new Set(["id", "slug", "icon", "image", "gallery", "project", "sort_order", "created_at", "updated_at"]);

/** All texts of a record, in its order. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (UNREAD.has(name) ? [] : textsOf(part)));
}
const contentOf = (...parts: unknown[]): string => textsOf(parts).join(". ");

/** A text without the signs of Markdown. */
const plainText = (body: string): string => body.replace(/[#*_>[\]|]/g, " ");

/** The written pages of the site in a language, of which it has the content, whose full text Pagefind indexes. */
function searchRecords(content: SearchedContent, language: Language): WrittenPage[] {
  const { articles, documents, pages, pictures, products, projects, sectors, services } = content;
  const off: readonly string[] = siteSettings(content.settings).parts_off;
  const named = new Map(products.map(({ id, name, model }) => [id, [name, model]]));
  const { kinds, languages } = MAKER_DOCUMENT_TEXTS[language];
  const thumbnail = (address: string | null): string | undefined => {
    const picture = address === null ? null : pictures[address];
    return picture ? (picture.sizes[0]?.src ?? picture.src) : undefined;
  };
  return [
    ...sectors.map((sector): WrittenPage => ({
      url: addressIn(language, routes.solution(sector.slug)),
      kind: "Solution",
      title: sector.title,
      summary: excerpt(sector.description, SUMMARY_LENGTH),
      image: thumbnail(sector.image),
      content: contentOf(sector),
    })),
    ...projects.map((project): WrittenPage => ({
      url: addressIn(language, routes.reference(project.slug)),
      kind: "Reference",
      title: project.title,
      summary: excerpt(project.description, SUMMARY_LENGTH),
      image: thumbnail(project.image),
      content: contentOf(project),
    })),
    ...services.map((service): WrittenPage => ({
      url: addressIn(language, routes.services(service.slug)),
      kind: "Service",
      title: service.title,
      summary: excerpt(service.summary, SUMMARY_LENGTH),
      content: contentOf(service),
    })),
    // By what they are and belong to; their own text is not kept.
    ...documents.map(({ title, kind, language: of, file, products: owners }): WrittenPage => {
      const kindOf = kinds[kind as DocumentKind];
      return {
        url: `/${servedPath(file)}`,
        kind: "Document",
        title,
        summary: [kindOf, languages[of as DocumentLanguage], FILE_TYPES[typeOfStored(file.stored)]].join(", "),
        content: contentOf(title, kindOf, file.name, ...owners.flatMap((id) => named.get(id) ?? [])),
      };
    }),
    ...articles.map(({ slug, title, summary, body, image }): WrittenPage => ({
      url: addressIn(language, routes.article(slug)),
      kind: "News",
      title,
      summary: excerpt(summary, SUMMARY_LENGTH),
      image: thumbnail(image),
      content: contentOf(title, summary, plainText(body)),
    })),
    ...pages.flatMap(({ slug, title, search_description, body, sections }): WrittenPage[] => {
      const text = plainText([body, ...shownSections(sections).flatMap(sectionWords)].filter(Boolean).join("\n\n"));
      // Of the site's own pages what the office has written on them; their parts are found elsewhere.
      if (isOwnPage(slug) && (text === "" || off.includes(slug))) return [];
      return [
        {
          url: addressIn(language, routes.page(slug)),
          kind: "Page",
          title,
          summary: search_description ?? excerpt(text, SUMMARY_LENGTH),
          content: contentOf(title, search_description, text),
        },
      ];
    }),
  ];
}

/** The written pages of each language of the site. */
export const writtenPages = (content: Snapshot, pictures: ServedPictures): LanguagePages[] =>
  languagesOf(content).map((language) => ({
    language,
    pages: searchRecords({ ...contentIn(content, language), pictures }, language),
  }));
