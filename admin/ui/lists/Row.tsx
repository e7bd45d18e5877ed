import type { ComponentProps, ReactNode } from "react";
import { Trash2, type LucideIcon } from "lucide-react";
import { IconButton, Checkbox } from "../controls.tsx";

/** The rows of a list. `stale`: rows of the previous page, until those of the requested page are loaded. */
export function Rows({ stale = false, className = "", ...rest }: ComponentProps<"ul"> & { stale?: boolean }) {
  const waiting = stale ? "cursor-progress shadow-[inset_0_2px_var(--color-copper)]" : "";
  return <ul className={`*:border-line *:not-first:border-bs ${waiting} ${className}`} {...rest} />;
}

/** One row: its content in `RowMain`, its buttons in `RowActions`. */
export function Row({ selected = false, children }: { selected?: boolean; children: ReactNode }) {
  return (
    <li
      className={`flex items-center gap-3.5 px-4 py-1.75 max-md:flex-wrap max-md:items-start max-md:gap-x-3 max-md:gap-y-2.5 max-md:py-3 ${selected ? "bg-petrol-wash" : ""}`}
    >
      {children}
    </li>
  );
}

/** The symbol of what the row is about, at its beginning. */
export function RowSymbol({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-10 flex-none place-items-center rounded-control border border-line text-ink-soft">
      <Icon aria-hidden="true" />
    </span>
  );
}

export function RowMain({ children }: { children: ReactNode }) {
  return <div className="flex-1 min-inline-0 max-md:basis-[calc(100%-8rem)]">{children}</div>;
}

/** The name, and the badges beside it. */
export function RowName({
  name,
  weight = "font-[570]",
  children,
}: {
  name: ReactNode;
  weight?: string;
  children?: ReactNode;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 *:wrap-anywhere *:min-inline-0">
      <span className={weight}>{name}</span>
      {children}
    </p>
  );
}

/** Classes of a name that leads somewhere. */
export const rowLink = "hover:text-petrol hover:underline hover:underline-offset-[0.2em]";

export function RowDetail({ className = "", ...rest }: ComponentProps<"p">) {
  return <p className={`text-sm text-ink-soft ${className}`} {...rest} />;
}

/** The beginning of a longer text, in one line. */
export function RowDescription({ className = "", ...rest }: ComponentProps<"p">) {
  return <p className={`line-clamp-1 text-sm text-ink-soft ${className}`} {...rest} />;
}

export function RowActions({ children }: { children: ReactNode }) {
  return <div className="flex items-center gap-1 max-md:justify-end max-md:inline-full">{children}</div>;
}

/** Selects a row. */
export function RowCheckbox({
  onSelect,
  ...box
}: {
  "aria-label": string;
  checked: boolean;
  onSelect: (on: boolean) => void;
}) {
  return <Checkbox className="max-md:mbs-1" {...box} onChange={({ target }) => onSelect(target.checked)} />;
}

/** Deletes what the row shows, or asks first. */
export function DeleteButton({ name, onDelete }: { name: string; onDelete: () => void }) {
  return <IconButton icon={Trash2} label={`Delete ${name}`} tone="danger" onClick={onDelete} />;
}
