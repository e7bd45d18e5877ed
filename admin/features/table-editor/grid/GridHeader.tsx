import { ArrowDown, ArrowUp } from "lucide-react";
import type { Column } from "#domain/products/editor-columns.ts";
import type { Sorting } from "../rules/sort.ts";
import { ColumnSeparator } from "./ColumnSeparator.tsx";
import type { Resizing } from "./column-widths.ts";

type Props = {
  columns: readonly Column[];
  sorting: Sorting;
  active: number;
  widths: readonly number[];
  /** Null where the widths cannot be changed. */
  resizing: Resizing | null;
};

const titleAround = (separator: HTMLElement) => separator.closest<HTMLElement>("[data-title]");

/** The titles of the columns. A press, or Enter on a title, sorts by it. */
export function GridHeader({ columns, sorting, active, widths, resizing }: Props) {
  const Arrow = sorting.descending ? ArrowDown : ArrowUp;
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="absolute inset-bs-0 z-4 grid grid-cols-(--columns) block-(--header) inline-full"
    >
      {columns.map(({ key, label, unit }, place) => {
        const sorted = sorting.column === key;
        const title = unit ? `${label} (${unit})` : label;
        return (
          <div
            key={key}
            role="columnheader"
            aria-colindex={place + 1}
            aria-sort={sorted ? (sorting.descending ? "descending" : "ascending") : undefined}
            tabIndex={place === active ? 0 : -1}
            data-active={place === active || undefined}
            data-title={place}
            // Without the separator, which would become a part of the name.
            aria-label={title}
            title={title}
            className={[
              "flex cursor-pointer items-center gap-1 border-e border-be-2 border-line border-be-line-strong",
              "bg-ground px-2 text-start text-sm font-medium hover:text-petrol",
              // Above the separators of titles that scroll beneath it.
              place === 0 ? "sticky inset-s-0 z-2" : "relative",
              place === active ? "outline-2 -outline-offset-2 outline-petrol" : "outline-none",
            ].join(" ")}
          >
            <span className="line-clamp-2 leading-[1.2] min-inline-0">
              {label}
              {unit && <span className="font-normal text-ink-soft"> ({unit})</span>}
            </span>
            {sorted && <Arrow aria-hidden="true" className="size-3.5 shrink-0" />}
            {resizing && (
              <ColumnSeparator
                label={label}
                width={widths[place] ?? 0}
                onWidth={(width) => resizing.set(place, width)}
                onFit={(separator) => resizing.fit(place, titleAround(separator) ?? separator)}
                onLeave={(separator) => titleAround(separator)?.focus()}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
