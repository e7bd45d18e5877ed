import { DOCUMENT_KINDS, DOCUMENT_LANGUAGES } from "#domain/documents/document-kinds.ts";
import { plural } from "../../language/plural.ts";

/** Texts about the documents of makers. */
export const MAKER_DOCUMENT_TEXTS = {
  title: "Documents",
  kinds: DOCUMENT_KINDS,
  languages: DOCUMENT_LANGUAGES,
  pages: (count: number) => plural(count, { one: "# page", other: "# pages" }),
  revision: (revision: string) => `Rev. ${revision}`,
  until: (day: string) => `valid until ${day}`,
  keyPages: (pages: string) => `see pages ${pages}`,
} as const;
