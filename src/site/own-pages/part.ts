import type { PartName } from "#domain/pages/own-pages.ts";

/** What shows a part of one of the site's own pages. */
export type PartProps = { part: PartName };
