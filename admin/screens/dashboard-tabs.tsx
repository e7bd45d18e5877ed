import type { ComponentType } from "react";
import type { Brand } from "#db/products/brands.ts";
import type { Category } from "#db/products/categories.ts";
import type { Permission } from "#domain/accounts/roles.ts";
import type { Page } from "#db/content/pages.ts";
import { TAB_KINDS, CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import type { Tab } from "../ui/Tabs.tsx";
import { BrandsTab } from "../features/brands/BrandsTab.tsx";
import { productFilter, type DashboardSearch, type DashboardTab } from "../addresses.ts";
import { lazyPart } from "../update/lazy-part.tsx";
import { MissingPart } from "../ui/panels.tsx";

const ProductsTab = lazyPart(() => import("../features/products/ProductsTab.tsx"), "ProductsTab", MissingPart);
const CategoriesTab = lazyPart(() => import("../features/categories/CategoriesTab.tsx"), "CategoriesTab", MissingPart);
const PagesTab = lazyPart(() => import("../features/pages/PagesTab.tsx"), "PagesTab", MissingPart);
const SettingsTab = lazyPart(() => import("../features/settings/SettingsTab.tsx"), "SettingsTab", MissingPart);
const EnquiriesTab = lazyPart(() => import("../features/enquiries/EnquiriesTab.tsx"), "EnquiriesTab", MissingPart);

/** What the dashboard has read for its figures; the tabs use it, too. */
export type DashboardData = {
  brands: readonly Brand[];
  categories: readonly Category[];
  pages: readonly Page[];
  products: { total: number; recent: number; categories: number; otherCategories: readonly string[] };
};
export type TabProps = {
  data: DashboardData;
  search: DashboardSearch;
  /** Shows another part of the dashboard; `replace` leaves no way back to this one. */
  show: (next: DashboardSearch, replace?: boolean) => void;
};

/** The content of each tab. */
export const TAB_PANELS: Record<DashboardTab, ComponentType<TabProps>> = {
  brands: ({ data, search, show }) => (
    <BrandsTab
      brands={data.brands}
      search={search.search ?? ""}
      filter={search.brands ?? "all"}
      onFilter={({ search: text, filter }) =>
        show({ search: text || undefined, brands: filter === "all" ? undefined : filter })
      }
    />
  ),
  products: ({ data, search, show }) => (
    <ProductsTab
      filter={productFilter(search)}
      page={search.page ?? 1}
      total={data.products.total}
      brands={data.brands}
      categories={data.categories}
      otherCategories={data.products.otherCategories}
      onFilter={(filter) => show({ tab: "products", ...filter })}
      onPage={(page, replace) => show({ ...search, page: page > 1 ? page : undefined }, replace)}
    />
  ),
  categories: ({ data }) => <CategoriesTab categories={data.categories} />,
  pages: ({ data }) => <PagesTab pages={data.pages} />,
  settings: () => <SettingsTab />,
  enquiries: ({ search, show }) => (
    <EnquiriesTab search={search} onShow={(next, replace) => show({ ...next, tab: "enquiries" }, replace)} />
  ),
};

const permissionOf = (tab: DashboardTab): Permission =>
  tab === "enquiries" ? "enquiries.work" : tab === "settings" ? "content.publish" : "content.read";

/** The tabs of the dashboard that somebody may see, with the number of unread enquiries. */
export function tabsWith(
  unread: number,
  may: (permission: Permission) => boolean,
): readonly (Tab & { value: DashboardTab })[] {
  return [
    ...TAB_KINDS.map((kind) => ({ value: CONTENT_KINDS[kind].table, label: CONTENT_KINDS[kind].titles })),
    { value: "enquiries" as const, label: "Enquiries", count: { value: unread, noun: "unread" } },
  ].filter(({ value }) => may(permissionOf(value)));
}
