import type { ListedDraft } from "#db/changes/draft-lists.ts";
import { contentKind } from "#domain/content/content-kinds.ts";

/** What a draft is called in lists. */
export const draftName = ({ kind, name }: Pick<ListedDraft, "kind" | "name">): string =>
  name || `${contentKind(kind).title} without a name`;
