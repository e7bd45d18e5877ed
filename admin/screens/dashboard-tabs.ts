import type { Tab } from "#ui/Tabs.tsx";
import type { DashboardTab } from "../ui/dashboard-place.ts";

const TABS: readonly (Tab & { value: DashboardTab })[] = [
  { value: "brands", label: "Brands" },
  { value: "products", label: "Products" },
  { value: "categories", label: "Categories" },
  { value: "pages", label: "Pages" },
  { value: "settings", label: "Settings" },
  { value: "enquiries", label: "Enquiries" },
];

/** The tabs of the dashboard, with the number of unread enquiries. */
export function tabsWith(unread: number): readonly Tab[] {
  return TABS.map((tab) => (tab.value === "enquiries" ? { ...tab, count: { value: unread, noun: "unread" } } : tab));
}
