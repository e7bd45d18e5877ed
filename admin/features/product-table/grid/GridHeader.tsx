import { ArrowDown, ArrowUp } from "lucide-react";
import type { Column } from "#domain/table-edit/columns.ts";
import type { Sorting } from "#domain/table-edit/sort.ts";

type Props = { columns: readonly Column[]; sorting: Sorting; active: number };

/** The titles of the columns. A press, or Enter on a title, sorts by it. */
export function GridHeader({ columns, sorting, active }: Props) {
  const Arrow = sorting.descending ? ArrowDown : ArrowUp;
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="absolute inset-bs-0 z-4 grid grid-cols-(--columns) block-(--header) inline-full"
    >
      {columns.map(({ key, label, unit }, place) => {
        const sorted = sorting.column === key;
        return (
          <div
            key={key}
            role="columnheader"
            aria-colindex={place + 1}
            aria-sort={sorted ? (sorting.descending ? "descending" : "ascending") : undefined}
            tabIndex={place === active ? 0 : -1}
            data-active={place === active || undefined}
            data-title={place}
            title={unit ? `${label} (${unit})` : label}
            className={[
              "flex cursor-pointer items-center gap-1 overflow-hidden border-e border-be-2 border-line border-be-line-strong",
              "bg-ground px-2 text-start text-sm font-medium hover:text-petrol",
              place === 0 ? "sticky inset-s-0 z-1" : "",
              place === active ? "outline-2 -outline-offset-2 outline-petrol" : "outline-none",
            ].join(" ")}
          >
            <span className="line-clamp-2 leading-[1.2] min-inline-0">
              {label}
              {unit && <span className="font-normal text-ink-soft"> ({unit})</span>}
            </span>
            {sorted && <Arrow aria-hidden="true" className="size-3.5" />}
          </div>
        );
      })}
    </div>
  );
}
