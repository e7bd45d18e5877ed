import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { dashboardSearch } from "./dashboard-place.ts";

/** Back to the dashboard as it was left: same tab, page and search. */
export function DashboardLink({ tab, className, children }: { tab: string; className: string; children: ReactNode }) {
  return (
    <Link to="/admin" search={() => dashboardSearch(tab)} className={className}>
      {children}
    </Link>
  );
}
