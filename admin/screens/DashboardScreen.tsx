import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { History, LogOut, SquareArrowOutUpRight, Trash2 } from "lucide-react";
import { Suspense, useEffect } from "react";
import { buttonClass, heading } from "#styles/variants/administration.ts";
import { Button } from "../ui/controls.tsx";
import { TabPanel, Tabs } from "../ui/Tabs.tsx";
import { brandsQuery } from "../queries/brands.ts";
import { categoriesQuery } from "../queries/categories.ts";
import { productStatsQuery } from "../queries/products.ts";
import { unreadEnquiriesQuery } from "../queries/enquiries.ts";
import { pagesQuery, lastBackupQuery } from "../queries/site.ts";
import { useAuth, useSignOut } from "../session/auth-context.ts";
import { FIRST_TAB, rememberDashboard, type DashboardSearch, type DashboardTab } from "../addresses.ts";
import { ErrorPanel, Loading } from "../ui/panels.tsx";
import { useTitle } from "../ui/use-title.ts";
import { MissingPanel } from "./MissingPanel.tsx";
import { StatCards } from "./StatCards.tsx";
import { TAB_PANELS, tabsWith } from "./dashboard-tabs.tsx";
import { backupText } from "#domain/content/backup.ts";

const route = getRouteApi("/protected/admin");

export function DashboardScreen() {
  useTitle("Dashboard");
  const { user } = useAuth();
  const signOut = useSignOut();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  useEffect(() => rememberDashboard(search), [search]);

  const brands = useQuery(brandsQuery);
  const categories = useQuery(categoriesQuery);
  const products = useQuery(productStatsQuery);
  const pages = useQuery(pagesQuery);
  const unread = useQuery(unreadEnquiriesQuery);
  const all = [brands, categories, products, pages, unread];

  const failed = all.filter((query) => query.isError && query.data === undefined);
  if (failed.length > 0) {
    for (const { error } of failed) console.error("The dashboard could not be loaded", error);
    return (
      <ErrorPanel
        screen
        title="The dashboard could not be loaded"
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    );
  }
  if (!brands.data || !categories.data || !products.data || !pages.data || unread.data === undefined)
    return <Loading label="Loading Dashboard" />;

  const data = { brands: brands.data, categories: categories.data, products: products.data, pages: pages.data };
  const tabs = tabsWith(unread.data);
  const tab: DashboardTab = search.tab ?? FIRST_TAB;
  const show = (next: DashboardSearch, replace = true) => void navigate({ search: next, replace });
  return (
    <>
      <header className="mbe-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex-[1_1_18rem] min-inline-0">
          <h1 className={heading({ level: "page" })}>Dashboard</h1>
          <p className="wrap-break-word text-ink-soft">Welcome back, {user?.email}</p>
          <LastBackup />
        </div>
        <div className="flex flex-wrap gap-2">
          <a href="/" target="_blank" rel="noopener" className={buttonClass({ small: true })}>
            <SquareArrowOutUpRight aria-hidden="true" />
            View Website<span className="sr-only"> (opens in a new tab)</span>
          </a>
          <Link to="/admin/releases" className={buttonClass({ small: true })}>
            <History aria-hidden="true" />
            Releases
          </Link>
          <Link to="/admin/trash" className={buttonClass({ small: true })}>
            <Trash2 aria-hidden="true" />
            Trash
          </Link>
          <Button small onClick={() => void signOut()}>
            <LogOut aria-hidden="true" />
            Sign Out
          </Button>
        </div>
      </header>
      <StatCards
        brands={brands.data}
        categories={categories.data.length}
        products={products.data}
        pages={pages.data}
        unread={unread.data}
      />
      <MissingPanel />
      <Tabs
        label="Content"
        tabs={tabs}
        value={tab}
        onChange={(value) => void navigate({ search: value === FIRST_TAB ? {} : { tab: value as DashboardTab } })}
      >
        <Suspense fallback={<Loading />}>
          {tabs.map(({ value }) => {
            const Panel = TAB_PANELS[value];
            return (
              <TabPanel key={value} value={value}>
                <Panel data={data} search={search} show={show} />
              </TabPanel>
            );
          })}
        </Suspense>
      </Tabs>
    </>
  );
}

/** When the last backup was made. The line is there before that is known, so that nothing moves. */
function LastBackup() {
  const { data } = useQuery(lastBackupQuery);
  return (
    <p className={`text-xs wrap-break-word min-block-[1lh] ${data?.failed_at ? "text-warn" : "text-ink-soft"}`}>
      {data && backupText(data, new Date())}
    </p>
  );
}
