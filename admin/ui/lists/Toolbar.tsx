import { type ReactNode, useEffect, useRef, useState } from "react";
import { Checkbox, Button, Options, Select, type SelectOption } from "../controls.tsx";
import type { useSelection } from "./use-selection.ts";
import { Trash2, Search } from "lucide-react";
import { useDebouncedCallback } from "use-debounce";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { field } from "#styles/variants/basics.ts";

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
    <div className="my-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 ps-4 min-block-9">
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

type SelectionProps = {
  selection: { size: number; clear: () => void };
  /** Offers to clear the selection. */
  clears?: boolean;
  /** A change of the selected rows is under way. */
  busy?: boolean;
  onDelete: () => void;
  /** What else can be done. */
  children?: ReactNode;
};

/** What can be done with the selected rows; nothing while none is selected. */
export function SelectionActions({ selection, clears = false, busy = false, onDelete, children }: SelectionProps) {
  if (selection.size === 0) return null;
  return (
    <ListActions>
      {clears && (
        <Button small intent="quiet" onClick={selection.clear}>
          Clear selection
        </Button>
      )}
      {children}
      <Button small intent="danger" disabled={busy} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
        Delete Selected ({writtenNumber(selection.size)})
      </Button>
    </ListActions>
  );
}

const SEARCH_PAUSE_MS = 300;

/** A search field that reports its text when the typing pauses. `value` is what is searched for; it may change from outside. */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const searched = useRef(value);
  const searchAfterPause = useDebouncedCallback((typed: string) => {
    const trimmed = typed.trim();
    if (trimmed === searched.current) return;
    searched.current = trimmed;
    onSearch(trimmed);
  }, SEARCH_PAUSE_MS);
  useEffect(() => {
    if (value !== searched.current) {
      searched.current = value;
      searchAfterPause.cancel();
      setText(value);
    }
  }, [value, searchAfterPause]);
  return (
    <div className="relative flex-[1_1_16rem]">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 inset-s-3 my-auto text-ink-soft" />
      <input
        type="search"
        dir="auto"
        className={field({ size: "dense", class: "ps-9.5" })}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          searchAfterPause(event.target.value);
        }}
      />
    </div>
  );
}

type Props<Value extends string> = {
  label: string;
  /** The chosen value; empty for no filter. */
  value: Value;
  /** The label of the option without a filter; left out if one of the options is always chosen. */
  all?: string;
  options: readonly (SelectOption & { value: NoInfer<Value> })[];
  onChange: (value: Value) => void;
  className?: string;
};

/** A filter in the toolbar of a list. */
export function FilterSelect<Value extends string>({ label, value, all, options, onChange, className }: Props<Value>) {
  return (
    <Select
      label={label}
      className={className ? `${toolbarSelect} ${className}` : toolbarSelect}
      value={value}
      // Only offered values can be chosen.
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {all !== undefined && <option value="">{all}</option>}
      <Options options={options} />
    </Select>
  );
}
