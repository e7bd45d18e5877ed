import * as z from "zod/mini";
import type { ProductFilter } from "#db/products/product-filters.ts";
import {
  CONTENT_KINDS,
  contentKind,
  LISTED_KINDS,
  TAB_KINDS,
  type EditedKind,
  type EditedTable,
  type ListedKind,
} from "#domain/content/content-kinds.ts";
import { ALL_STATUSES } from "#domain/enquiries/enquiry-status.ts";
import { MISSING_KEYS } from "#domain/content/missing-data.ts";
import { maybe, maybeText, maybePage } from "./search-values.ts";

const TABS = [...TAB_KINDS.map((kind) => CONTENT_KINDS[kind].table), "enquiries"] as const;
/** The default tab, which the address does not name. */
export const FIRST_TAB: DashboardTab = "brands";

/** Which part of the dashboard is shown; kept in the address, so that a reload and Back find it again. */
export const dashboardSearchSchema = z.object({
  tab: maybe(z.enum(TABS)),
  search: maybeText,
  category: maybeText,
  /** The slug of the brand whose products are shown. */
  brand: maybeText,
  /** Only products that lack this are shown. */
  missing: maybe(z.enum(MISSING_KEYS)),
  page: maybePage,
  /** Which brands are shown; without it all of them. */
  brands: maybe(z.enum(["featured", "other"])),
  /** Which enquiries are shown, or the newsletter addresses or the data of one person (`search`) instead. */
  show: maybe(z.enum(["unread", "archived", "newsletter", "person"])),
  /** The status of the enquiries that are shown, and their assignee: the id of an account, or "nobody". */
  status: maybe(z.enum(ALL_STATUSES)),
  assignee: maybe(z.string()),
  /** Which newsletter addresses are shown; without it all of them. */
  addresses: maybe(z.enum(["confirmed", "unconfirmed"])),
});
export type DashboardSearch = z.infer<typeof dashboardSearchSchema>;
export type DashboardTab = (typeof TABS)[number];

/** Which products the address asks for. */
export function productFilter({ search, category, brand, missing }: DashboardSearch): ProductFilter {
  return { search, category, brand, missing };
}

let last: DashboardSearch = {};

/** Remembers what the dashboard shows, so that editors lead back to it. */
export function rememberDashboard(search: DashboardSearch): void {
  last = search;
}

/** The last place on the dashboard if it was on that tab, otherwise the tab's beginning. */
export function dashboardSearch(tab: string): DashboardSearch {
  if ((last.tab ?? FIRST_TAB) === tab) return last;
  return tab === FIRST_TAB ? {} : dashboardSearchSchema.parse({ tab });
}

/** The screen of the list of a kind that has no tab on the dashboard, as the router knows it. */
export const listRoute = <Kind extends ListedKind>(kind: Kind): `/admin/${(typeof CONTENT_KINDS)[Kind]["table"]}` =>
  `/admin/${CONTENT_KINDS[kind].table}`;

/** Where an editor leads back to: the list of its kind, or a tab of the dashboard as it was left; and what that is called. */
export function listBehind(tab: string) {
  if (tab === "submittals") return { link: { to: "/admin/submittals" } as const, label: "Submittals" };
  const kind = LISTED_KINDS.find((listed) => contentKind(listed).table === tab);
  return kind
    ? { link: { to: listRoute(kind) } as const, label: contentKind(kind).titles }
    : { link: { to: "/admin", search: dashboardSearch(tab) } as const, label: "Dashboard" };
}

/** The routes of the screens that create a record and change one, as the router knows them. */
export const newRoute = (kind: EditedKind): `/admin/${EditedTable}/new` => `/admin/${CONTENT_KINDS[kind].table}/new`;
export const editRoute = (kind: EditedKind): `/admin/${EditedTable}/$id` => `/admin/${CONTENT_KINDS[kind].table}/$id`;
