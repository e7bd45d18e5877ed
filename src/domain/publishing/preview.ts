import * as z from "zod";
import { contentKind, siteAddress, type ContentKind } from "../content/content-kinds.ts";
import { isLoopback } from "../addresses/network-address.ts";

const record = z.record(z.string(), z.unknown());

/**
 * What a preview changes of one record: its columns as they were and as they shall be. Of a new record `before` is null, of a
 * deleted one `after`.
 */
export const previewRowSchema = z.object({
  table: z.string().max(60),
  record: z.string().min(1).max(200),
  before: record.nullable(),
  after: record.nullable(),
});
export type PreviewRow = z.infer<typeof previewRowSchema>;

/**
 * What the administration sends: a form before it is saved, with the `key` of an earlier answer that it takes the place of, or the
 * name of what is stored (draftSubject, planSubject).
 */
export const previewRequestSchema = z.union([
  z.strictObject({ key: z.string().max(100).optional(), name: z.string().max(500), row: previewRowSchema }),
  z.strictObject({ subject: z.string().max(200) }),
]);
export type PreviewRequest = z.infer<typeof previewRequestSchema>;

/** Where the builder takes forms to show; `/<key>` below it opens a preview. Reserved on the site with everything below /api. */
export const PREVIEW_ADDRESS = "/api/preview";

/** How many days a link may last. The database has the same list. */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];

/** How a link names a draft: by its record, because each save of a draft has another id. */
export const draftSubject = (kind: ContentKind, id: string): string => `${contentKind(kind).table}/${id}`;

/** How a link names a plan. */
export const planSubject = (id: string): string => `plan/${id}`;

/** The page on which a record of this kind is seen. */
export const previewedPage = (kind: ContentKind, slug: string): string => {
  const { ownPage, listedAt } = contentKind(kind);
  return ownPage ? siteAddress(kind, slug) : (listedAt?.href ?? "/");
};

/**
 * The address under which this browser reaches the previews. This machine has two names, and cookies of one are not sent to the
 * other; null if they are on a machine of which this browser sees only the site.
 */
export function reachablePlace(place: string, ownHost: string): string | null {
  const url = new URL(place);
  if (!isLoopback(url.hostname)) return url.origin;
  if (!isLoopback(ownHost)) return null;
  url.hostname = ownHost;
  return url.origin;
}

/** What pages of a preview and the administration tell each other: that one was shown, and that it shall be shown again. */
export const SHOWN_MESSAGE = "plantroom-preview-shown";
export const AGAIN_MESSAGE = "plantroom-preview-again";
