import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { DashboardLink } from "./DashboardLink.tsx";

type Props = { title: string; note?: ReactNode; tab?: string; actions?: ReactNode };

/** Title of a screen below the dashboard, with the way back. */
export function PageHead({ title, note, tab = "brands", actions }: Props) {
  return (
    <header className="page-head">
      <DashboardLink tab={tab} className="back-link">
        <ArrowLeft aria-hidden="true" />
        Back to Dashboard
      </DashboardLink>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="page-title">{title}</h1>
        {note}
        {actions && <div className="page-actions">{actions}</div>}
      </div>
    </header>
  );
}
