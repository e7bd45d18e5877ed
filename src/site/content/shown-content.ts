import type { Snapshot } from "#db/publishing/snapshot.ts";
import type { ContentKind } from "#domain/content/content-kinds.ts";
import { siteSettings, type OptionalPart } from "#domain/settings/settings.ts";

/** The content of each part of the site that an office may switch off. */
const PARTS = {
  references: { table: "projects", kind: "project" },
  services: { table: "services", kind: "service" },
  solutions: { table: "sectors", kind: "sector" },
  testimonials: { table: "testimonials", kind: "testimonial" },
  news: { table: "articles", kind: "article" },
  certificates: { table: "certificates", kind: "certificate" },
  team: { table: "members", kind: "member" },
} as const satisfies Record<OptionalPart, { table: keyof Snapshot; kind: ContentKind }>;

/** The same object each time, so that nothing seems to have changed. */
const NOTHING: never[] = [];

/**
 * The content without the parts of the site that are switched off, as if nobody had entered them: so no page, link, document,
 * redirect or entry of the search is left of them. Without any, the content itself.
 */
export function shownContent(content: Snapshot): Snapshot {
  const off = siteSettings(content.settings).parts_off.map((name) => PARTS[name]);
  if (off.length === 0) return content;
  const kinds = new Set<ContentKind>(off.map(({ kind }) => kind));
  return {
    ...content,
    ...Object.fromEntries(off.map(({ table }) => [table, NOTHING])),
    redirects: content.redirects.filter(({ kind }) => !kinds.has(kind)),
  };
}
