import { editorAddress, CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import { kindOfTable } from "#domain/content/change-text.ts";
import type { Language } from "#domain/languages/languages.ts";
import type { TranslatedTable } from "#domain/languages/word-fields.ts";
import { translationsAnchor } from "../../records/translations/anchor.ts";

/** Where the translations of a record are edited; its words in this language are shown there. */
export function translationLink(table: TranslatedTable, id: string, language: Language) {
  const kind = kindOfTable(table);
  const hash = translationsAnchor(language);
  // Specifications are edited in dialogs of their own screen.
  if (!kind) return { to: "/admin/specifications" };
  if (kind === "category") return { to: CONTENT_KINDS.category.editing.screen, search: { edit: id }, hash };
  return { to: editorAddress(kind, id), hash };
}
