import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { heading } from "#styles/variants/administration.ts";
import { Link } from "@tanstack/react-router";
import { listBehind } from "../addresses.ts";
import { useTitle } from "./use-title.ts";

type Props = {
  title: string;
  /** The title of the tab of the browser, if that differs. */
  tabTitle?: string;
  note?: ReactNode;
  tab?: string;
  actions?: ReactNode;
};

type BackProps = { tab: string; className: string; label?: string; children?: ReactNode };

/** Title of a screen, with a link back to where it was opened. */
export function PageHead({ title, tabTitle = title, note, tab = "brands", actions }: Props) {
  useTitle(tabTitle);
  return (
    <header className="grid gap-1.5">
      <BackLink
        tab={tab}
        className="inline-flex items-center gap-1.5 justify-self-start py-1 text-sm text-ink-soft hover:text-petrol"
      >
        <ArrowLeft aria-hidden="true" />
      </BackLink>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className={heading({ level: "page" })}>{title}</h1>
        {note}
        {actions && <div className="ms-auto flex flex-wrap gap-2 self-center">{actions}</div>}
      </div>
    </header>
  );
}

/** Back to the list of a kind, or to the dashboard as it was left; by another name if it has a `label`. */
export function BackLink({ tab, className, label, children }: BackProps) {
  const { link, label: name } = listBehind(tab);
  return (
    <Link {...link} className={className}>
      {children}
      {label ?? `Back to ${name}`}
    </Link>
  );
}
