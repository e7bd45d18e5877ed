/** The kinds of documents in the order in which a product shows them, with what the administration calls them. */
export const DOCUMENT_KINDS = {
  datasheet: "Datasheet",
  catalogue: "Catalogue",
  manual: "Manual",
  drawing: "Drawing",
  bim: "BIM object",
  certificate: "Certificate",
  "test-report": "Test report",
  epd: "Environmental declaration (EPD)",
} as const;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;
export const DOCUMENT_KIND_NAMES = Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]];

/** The languages of documents, by their codes; `mul` has several. */
export const DOCUMENT_LANGUAGES = {
  en: "English",
  ar: "Arabic",
  mul: "Several languages",
  fr: "French",
  de: "German",
  it: "Italian",
  es: "Spanish",
  tr: "Turkish",
  zh: "Chinese",
} as const;
export type DocumentLanguage = keyof typeof DOCUMENT_LANGUAGES;
export const DOCUMENT_LANGUAGE_CODES = Object.keys(DOCUMENT_LANGUAGES) as [DocumentLanguage, ...DocumentLanguage[]];
