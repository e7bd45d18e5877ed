import { join } from "node:path";
import type { ReleaseCheck } from "#db/publishing/deploys.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { CONTENT_KINDS, KINDS_WITH_PAGES, siteAddress } from "#domain/content/content-kinds.ts";
import { isOwnPage } from "#domain/pages/own-pages.ts";
import { counted } from "#domain/text/text.ts";

/** The result of a build must not go live; the message is for publishers. */
export class CheckFailed extends Error {
  readonly code: ReleaseCheck;

  constructor(code: ReleaseCheck, message: string) {
    super(message);
    this.name = "CheckFailed";
    this.code = code;
  }
}

/** Every record of a kind whose records have pages of their own must have its page. */
export function checkPages(snapshot: Snapshot, pages: readonly string[]): void {
  const present = new Set(pages);
  const missing = KINDS_WITH_PAGES.flatMap((kind) =>
    snapshot[CONTENT_KINDS[kind].table]
      // Of the site's own pages those with nothing to show are not made.
      .filter(({ slug }) => kind !== "page" || !isOwnPage(slug))
      .map(({ slug }) => siteAddress(kind, slug).slice(1)),
  ).filter((page) => !present.has(page));
  if (missing.length > 0) {
    const are = missing.length === 1 ? "is" : "are";
    throw new CheckFailed(
      "pages",
      `${counted(missing.length, "page")} ${are} missing from the build: ${list(missing)}.`,
    );
  }
}

/** Refuses to remove more than half of the pages at once, unless a publisher has accepted that. */
export function checkPageDrop(before: number, now: number, accepted: boolean): void {
  if (!accepted && now < before / 2) {
    throw new CheckFailed(
      "page-drop",
      `The site would shrink from ${before} to ${now} pages. If this is meant, publish again and confirm it.`,
    );
  }
}

/** A catalogue of fewer products may be emptied without being asked. */
const FEW_PRODUCTS = 5;

/** Refuses to remove every product at once, unless a publisher has accepted that. */
export function checkNoProducts(before: number, now: number, accepted: boolean): void {
  if (!accepted && now === 0 && before >= FEW_PRODUCTS) {
    throw new CheckFailed(
      "page-drop",
      `The site would lose all of its ${before} products. If this is meant, publish again and confirm it.`,
    );
  }
}

/** The file of a page address; '' is the home page. */
export function fileOf(folder: string, page: string): string {
  return join(folder, page === "" ? "index.html" : `${page}.html`);
}

/** The first items of a list, for messages. */
export function list(items: readonly string[]): string {
  const shown = items.slice(0, 5).join(", ");
  return items.length > 5 ? `${shown} …` : shown;
}
