import type { Snapshot } from "#db/publishing/snapshot.ts";
import { CONTENT_KINDS, KINDS_WITH_PAGES, siteAddress } from "#domain/content/content-kinds.ts";

/** More pages than this go live with everything else: rendering them first would delay the whole release. */
const MOST = 10;

/**
 * The pages of the records that have been added or changed between two snapshots, without a slash at either end. None if they
 * are many, or if something else has changed that these pages may show.
 */
export function changedPages(before: Snapshot, now: Snapshot): string[] {
  const shown = ["settings", "categories", "attributes", "expected"] as const;
  if (shown.some((part) => before[part] !== now[part])) return [];
  const pages: string[] = [];
  for (const kind of KINDS_WITH_PAGES) {
    const { table } = CONTENT_KINDS[kind];
    if (before[table] === now[table]) continue;
    const versions = new Map(before[table].map(({ id, updated_at }) => [id, updated_at]));
    for (const { id, slug, updated_at } of now[table]) {
      if (versions.get(id) === updated_at) continue;
      pages.push(siteAddress(kind, slug).slice(1));
      if (pages.length > MOST) return [];
    }
  }
  return pages;
}
