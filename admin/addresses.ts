import * as z from "zod";
import type { ProductFilter } from "#db/products/product-filters.ts";
import { ALL_KINDS, CONTENT_KINDS, type EditedKind, type EditedTable } from "#domain/content/content-kinds.ts";
import { ALL_STATUSES } from "#domain/enquiries/enquiry-status.ts";
import { MISSING_KEYS } from "#domain/content/missing-data.ts";

const TABS = [...ALL_KINDS.map((kind) => CONTENT_KINDS[kind].table), "enquiries"] as const;
/** The default tab, which the address does not name. */
export const FIRST_TAB: DashboardTab = "brands";

/** Which part of the dashboard is shown; kept in the address, so that a reload and Back find it again. */
export const dashboardSearchSchema = z.object({
  tab: z.enum(TABS).optional().catch(undefined),
  search: z.coerce.string().optional().catch(undefined),
  category: z.coerce.string().optional().catch(undefined),
  /** The slug of the brand whose products are shown. */
  brand: z.coerce.string().optional().catch(undefined),
  /** Only products that lack this are shown. */
  missing: z.enum(MISSING_KEYS).optional().catch(undefined),
  page: z.coerce.number().int().min(2).optional().catch(undefined),
  /** Which brands are shown; without it all of them. */
  brands: z.enum(["featured", "other"]).optional().catch(undefined),
  /** Which enquiries are shown, or the newsletter addresses or the data of one person (`search`) instead. */
  show: z.enum(["unread", "archived", "newsletter", "person"]).optional().catch(undefined),
  /** The status of the enquiries that are shown, and their assignee: the id of an account, or "nobody". */
  status: z.enum(ALL_STATUSES).optional().catch(undefined),
  assignee: z.string().optional().catch(undefined),
  /** Which newsletter addresses are shown; without it all of them. */
  addresses: z.enum(["confirmed", "unconfirmed"]).optional().catch(undefined),
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

/** The routes of the screens that create a record and change one, as the router knows them. */
export const newRoute = (kind: EditedKind): `/admin/${EditedTable}/new` => `/admin/${CONTENT_KINDS[kind].table}/new`;
export const editRoute = (kind: EditedKind): `/admin/${EditedTable}/$id` => `/admin/${CONTENT_KINDS[kind].table}/$id`;
