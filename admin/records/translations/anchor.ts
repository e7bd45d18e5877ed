import type { Language } from "#domain/languages/languages.ts";

/** Where a link to the translations of a record leads; they are shown there. */
export const translationsAnchor = (language: Language): string => `translations-${language}`;
