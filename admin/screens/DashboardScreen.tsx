import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { LogOut, SquareArrowOutUpRight } from "lucide-react";
import { Suspense, useEffect } from "react";
import { buttonClass, heading } from "#styles/variants/administration.ts";
import { Button } from "../ui/controls.tsx";
import { TabPanel, Tabs } from "../ui/Tabs.tsx";
import { brandsQuery } from "../queries/brands.ts";
import { categoriesQuery } from "../queries/categories.ts";
import { failedPlansQuery } from "../queries/drafts.ts";
import { productStatsQuery } from "../queries/products.ts";
import { enquiryMailQuery, unreadEnquiriesQuery } from "../queries/enquiries.ts";
import { pagesQuery, lastBackupQuery } from "../queries/site.ts";
import { useAuth, useSignOut } from "../session/auth-context.ts";
import { useMay } from "../session/rights.ts";
import { FIRST_TAB, rememberDashboard, type DashboardSearch, type DashboardTab } from "../addresses.ts";
import { ErrorPanel, Loading } from "../ui/panels.tsx";
import { useTitle } from "../ui/use-title.ts";
import { lazyPart } from "../update/lazy-part.tsx";
import { backupText } from "#domain/content/backup.ts";
import { MissingPanel } from "./MissingPanel.tsx";
import { StatCards } from "./StatCards.tsx";
import { TAB_PANELS, tabsWith, type DashboardData } from "./dashboard-tabs.tsx";

const MailFault = lazyPart(() => import("./MailFault.tsx"), "MailFault");
const EndingPanel = lazyPart(() => import("./EndingPanel.tsx"), "EndingPanel");
const EmptySite = lazyPart(() => import("./EmptySite.tsx"), "EmptySite");
const PlanFaults = lazyPart(() => import("../plans/PlanFaults.tsx"), "PlanFaults");

const route = getRouteApi("/protected/admin");

/** For the tabs of whoever does not read content. */
const NO_CONTENT: DashboardData = {
  brands: [],
  categories: [],
  pages: [],
  products: { total: 0, recent: 0, categories: 0, otherCategories: [] },
};

export function DashboardScreen() {
  useTitle("Dashboard");
  const { user } = useAuth();
  const signOut = useSignOut();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  useEffect(() => rememberDashboard(search), [search]);

  const may = useMay();
  const reads = may("content.read");
  const works = may("enquiries.work");
  const brands = useQuery({ ...brandsQuery, enabled: reads });
  const categories = useQuery({ ...categoriesQuery, enabled: reads });
  const products = useQuery({ ...productStatsQuery, enabled: reads });
  const pages = useQuery({ ...pagesQuery, enabled: reads });
  const unread = useQuery({ ...unreadEnquiriesQuery, enabled: works });
  const faults = useQuery({ ...failedPlansQuery, enabled: reads });
  const mail = useQuery({ ...enquiryMailQuery, enabled: works });
  const isEmpty = [brands, categories].every(({ data }) => data?.length === 0) && products.data?.total === 0;
  const all = [...(reads ? [brands, categories, products, pages] : []), ...(works ? [unread] : [])];

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
  const content =
    brands.data && categories.data && products.data && pages.data
      ? { brands: brands.data, categories: categories.data, products: products.data, pages: pages.data }
      : null;
  if ((reads && !content) || (works && unread.data === undefined)) return <Loading label="Loading Dashboard" />;

  const tabs = tabsWith(unread.data ?? 0, may);
  // The address may name a tab of another role.
  const tab = tabs.find(({ value }) => value === (search.tab ?? FIRST_TAB))?.value ?? tabs[0]?.value ?? FIRST_TAB;
  const show = (next: DashboardSearch, replace = true) => void navigate({ search: next, replace });
  return (
    <>
      <header className="mbe-2.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:-mbs-3">
        <div className="flex flex-[1_1_18rem] flex-wrap items-baseline gap-x-3 min-inline-0">
          <h1 className={heading({ level: "screen" })}>Dashboard</h1>
          <p className="text-sm wrap-break-word text-ink-soft">Welcome back, {user?.email}</p>
          {may("office.manage") && <LastBackup />}
        </div>
        <div className="flex flex-wrap gap-2 max-md:gap-1.5 max-md:*:px-2.5 max-md:[&_svg]:hidden">
          <a href="/" target="_blank" rel="noopener" className={buttonClass({ small: true })}>
            <SquareArrowOutUpRight aria-hidden="true" />
            View Website<span className="sr-only"> (opens in a new tab)</span>
          </a>
          <Button small onClick={() => void signOut()}>
            <LogOut aria-hidden="true" />
            Sign Out
          </Button>
        </div>
      </header>
      {reads && content && <StatCards {...content} unread={works ? unread.data : undefined} />}
      <Suspense>
        {faults.data && faults.data.length > 0 && <PlanFaults plans={faults.data} />}
        {reads && <EndingPanel />}
        {mail.data?.failed_at && <MailFault since={mail.data.failed_at} failure={mail.data.failure} />}
        {isEmpty && content && may("content.publish") && <EmptySite pages={content.pages} />}
      </Suspense>
      <Tabs
        label="Content"
        tabs={tabs}
        aside={reads && <MissingPanel />}
        value={tab}
        onChange={(value) => void navigate({ search: value === FIRST_TAB ? {} : { tab: value as DashboardTab } })}
      >
        <Suspense fallback={<Loading />}>
          {tabs.map(({ value }) => {
            const Panel = TAB_PANELS[value];
            return (
              <TabPanel key={value} value={value} className="pbs-2">
                <Panel data={content ?? NO_CONTENT} search={search} show={show} />
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
    <p
      className={`text-xs wrap-break-word min-block-[1lh] max-md:inline-full ${data?.failed_at ? "text-warn" : "text-ink-soft"}`}
    >
      {data && backupText(data, new Date())}
    </p>
  );
}
