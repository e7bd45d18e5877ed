import { ALL_KINDS, contentKind, EDITED_KINDS, KINDS_WITH_PAGES, LISTED_KINDS } from "./content-kinds.ts";

/** The addresses of the administration's screens below /admin, as the host matches them. */
export const ADMIN_SCREENS: readonly string[] = [
  "/admin/login",
  "/admin/setup",
  "/admin/password",
  "/admin/sign-out",
  "/admin/releases",
  "/admin/sessions",
  ...EDITED_KINDS.flatMap((kind) => [`/admin/${contentKind(kind).table}/new`, `/admin/${contentKind(kind).table}/:id`]),
  ...ALL_KINDS.flatMap((kind) => {
    const { editing } = contentKind(kind);
    return editing === "own screens" ? [] : [editing.screen];
  }),
  ...LISTED_KINDS.map((kind) => `/admin/${contentKind(kind).table}`),
  "/admin/changes",
  "/admin/drafts",
  "/admin/plans",
  "/admin/plans/:id",
  "/admin/enquiries/:id",
  "/admin/submittals",
  "/admin/submittals/new",
  "/admin/submittals/:id",
  "/admin/products/import",
  "/admin/products/table",
  "/admin/specifications",
  "/admin/translations",
  "/admin/trash",
  "/admin/new-site",
  "/admin/workbook",
];

/** The folders of the kinds of content; a page with such a slug could not be reached. */
const CONTENT_FOLDERS = new Set(
  KINDS_WITH_PAGES.map((kind) => contentKind(kind).address("").split("/"))
    .filter((parts) => parts.length > 2)
    .map((parts) => parts[1] ?? ""),
);

/** First path segments the site uses itself; the database refuses the same. */
export const RESERVED_PAGE_SLUGS: readonly string[] = [
  ...CONTENT_FOLDERS,
  "admin",
  "api",
  "ar",
  "brand",
  "build",
  "certificates",
  "compare",
  "contact",
  "corporate",
  "data",
  "documents",
  "downloads",
  "favourites",
  "icons",
  "index",
  "media",
  "mission-vision",
  "newsletter",
  "offline",
  "offline-catalogue",
  "pagefind",
  "pictures",
  "quote-list",
  "references",
  "review",
  "schedule",
  "search",
  "services",
  "sitemap",
  "sitemap-index",
  "solutions",
  "submittal",
  "team",
  "404",
  "500",
];
