import type { DashboardTab } from "../ui/dashboard-place.ts";

export const TABS: readonly { value: DashboardTab; label: string }[] = [
  { value: "brands", label: "Brands" },
  { value: "products", label: "Products" },
  { value: "categories", label: "Categories" },
  { value: "pages", label: "Pages" },
  { value: "settings", label: "Settings" },
  { value: "enquiries", label: "Enquiries" },
];
