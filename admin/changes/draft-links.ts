import type { ListedDraft } from "#db/changes/draft-lists.ts";
import { CONTENT_KINDS, contentKind, creationAddress, editorAddress } from "#domain/content/content-kinds.ts";

/** What a draft is called in lists. */
export const draftName = ({ kind, name }: Pick<ListedDraft, "kind" | "name">): string =>
  kind === "setting" ? CONTENT_KINDS.setting.editing.title : name || `${contentKind(kind).title} without a name`;

/** Where a draft is opened: the editor of its record, or of a new one. */
export function draftAddress({ kind, record, is_new }: Pick<ListedDraft, "kind" | "record" | "is_new">) {
  if (kind === "setting") return { to: CONTENT_KINDS.setting.editing.screen, search: { draft: record } };
  if (kind === "category")
    return { to: "/admin/categories", search: { draft: record, ...(!is_new && { edit: record }) } };
  return { to: is_new ? creationAddress(kind) : editorAddress(kind, record), search: { draft: record } };
}
