import type { ReactNode } from "react";
import { Checkbox } from "#ui/Checkbox.tsx";

/** Search, filters and the main button above a list. */
export function Toolbar({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`flex flex-wrap gap-2.5 ${className}`}>{children}</div>;
}

/** Classes of a filter in a toolbar. */
export const toolbarSelect = "flex-[1_1_10rem] max-inline-72 max-md:max-inline-none";
/** Classes of the main button of a toolbar: on a phone as wide as the screen. */
export const toolbarButton = "max-md:flex-[1_1_100%]";

/** Between toolbar and list: how much is listed or selected, and what can be done with the selection. */
export function ListBar({ children }: { children: ReactNode }) {
  return (
    <div className="my-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 ps-4 min-block-9">
      {children}
    </div>
  );
}

export function ListActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}

type SelectAllProps = {
  /** Everything is selected, or only a part. */
  all: boolean;
  some: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
};

/** The checkbox of all rows of a page. */
export function SelectAll({ all, some, onChange, children }: SelectAllProps) {
  return (
    <label className="inline-flex cursor-pointer items-center gap-3 min-block-9">
      <Checkbox checked={all} indeterminate={some && !all} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
