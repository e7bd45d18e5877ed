import type { Language } from "#domain/languages/languages.ts";
import * as ar from "./ar/documents.ts";
import * as en from "./en/documents.ts";
import type { Words } from "./language/page-language.ts";

/** What documents say, in each language. They are drawn beside the rendering of pages, so their language is always given. */
export const DOCUMENT_WORDS: Readonly<Record<Language, Words<typeof en>>> = { en, ar };
