import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { heading } from "#styles/variants/administration.ts";
import { Link } from "@tanstack/react-router";
import { dashboardSearch } from "../addresses.ts";
import { useTitle } from "./use-title.ts";

type Props = {
  title: string;
  /** The title of the tab of the browser, if that differs. */
  tabTitle?: string;
  note?: ReactNode;
  tab?: string;
  actions?: ReactNode;
};

/** Title of a screen, with a link back to the dashboard. */
export function PageHead({ title, tabTitle = title, note, tab = "brands", actions }: Props) {
  useTitle(tabTitle);
  return (
    <header className="grid gap-1.5">
      <DashboardLink
        tab={tab}
        className="inline-flex items-center gap-1.5 justify-self-start py-1 text-sm text-ink-soft hover:text-petrol"
      >
        <ArrowLeft aria-hidden="true" />
        Back to Dashboard
      </DashboardLink>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className={heading({ level: "page" })}>{title}</h1>
        {note}
        {actions && <div className="ms-auto flex flex-wrap gap-2 self-center">{actions}</div>}
      </div>
    </header>
  );
}

/** Back to the dashboard as it was left: same tab, page and search. */
export function DashboardLink({ tab, className, children }: { tab: string; className: string; children: ReactNode }) {
  return (
    <Link to="/admin" search={() => dashboardSearch(tab)} className={className}>
      {children}
    </Link>
  );
}
