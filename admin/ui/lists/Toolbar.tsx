import type { ReactNode } from "react";
import { Checkbox } from "../Checkbox.tsx";
import type { useSelection } from "./use-selection.ts";

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

type SelectAllProps<T extends { id: string }> = {
  /** The rows of the page. */
  rows: readonly T[];
  selection: Pick<ReturnType<typeof useSelection<T>>, "has" | "toggle" | "clear">;
  children: ReactNode;
};

/** The checkbox of all rows of a page. */
export function SelectAll<T extends { id: string }>({ rows, selection, children }: SelectAllProps<T>) {
  const all = rows.length > 0 && rows.every(({ id }) => selection.has(id));
  const some = rows.some(({ id }) => selection.has(id));
  return (
    <label className="inline-flex cursor-pointer items-center gap-3 min-block-9">
      <Checkbox
        checked={all}
        indeterminate={some && !all}
        onChange={(event) => (event.target.checked ? selection.toggle(rows, true) : selection.clear())}
      />
      <span>{children}</span>
    </label>
  );
}
