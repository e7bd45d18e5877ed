import * as z from "zod";

/** Which part of the dashboard is shown; kept in the address, so that a reload and Back find it again. */
export const dashboardSearchSchema = z.object({
  tab: z.enum(["brands", "products", "categories", "pages", "settings", "enquiries"]).optional().catch(undefined),
  search: z.coerce.string().optional().catch(undefined),
  category: z.coerce.string().optional().catch(undefined),
  page: z.coerce.number().int().min(2).optional().catch(undefined),
  /** Which brands are shown; without it all of them. */
  brands: z.enum(["featured", "other"]).optional().catch(undefined),
  /** Which enquiries are shown, or the newsletter addresses instead. */
  show: z.enum(["unread", "archived", "newsletter"]).optional().catch(undefined),
});
export type DashboardSearch = z.infer<typeof dashboardSearchSchema>;
export type DashboardTab = NonNullable<DashboardSearch["tab"]>;

let last: DashboardSearch = {};

/** Remembers what the dashboard shows, so that editors lead back to it. */
export function rememberDashboard(search: DashboardSearch): void {
  last = search;
}

/** The last place on the dashboard if it was on that tab, else the beginning of the tab. The first tab is not in the address. */
export function dashboardSearch(tab: string): DashboardSearch {
  if ((last.tab ?? "brands") === tab) return last;
  return tab === "brands" ? {} : dashboardSearchSchema.parse({ tab });
}
