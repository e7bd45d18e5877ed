import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { DashboardLink } from "./DashboardLink.tsx";
import { heading } from "#styles/variants/administration.ts";

type Props = { title: string; note?: ReactNode; tab?: string; actions?: ReactNode };

/** Title of a screen, with a link back to the dashboard. */
export function PageHead({ title, note, tab = "brands", actions }: Props) {
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
