import type { ReactNode } from "react";
import { SCHEDULE_TEXTS as T } from "#texts/schedules.ts";
import { isColumnUse, ROLES, useOf, type ScheduleColumn } from "#domain/schedules/columns.ts";
import { repeatedTags, withColumn } from "#domain/schedules/kept-schedule.ts";
import type { RawSchedule } from "#domain/schedules/read-schedule.ts";
import { field } from "#styles/variants/basics.ts";
import { $columns } from "./schedule-store.ts";

type Specification = { id: string; name: string };

/** How the schedule was read: its columns, which can be corrected, what is no machine, and the rules of the comparison. */
export function ScheduleReading({
  raw,
  specifications,
}: {
  raw: RawSchedule;
  specifications: readonly Specification[];
}) {
  const repeated = repeatedTags(raw.rows);
  return (
    <div className="grid gap-2 print:hidden">
      {repeated.length > 0 && <p className="text-warn">{T.repeated(repeated)}</p>}
      {raw.columns.length > 0 && (
        <Folded title={T.columns(raw.columns.length)}>
          <p className="text-sm text-ink-soft">{T.columnsHint}</p>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {raw.columns.map((column) => (
              <ColumnChoice key={column.heading} column={column} specifications={specifications} />
            ))}
          </ul>
        </Folded>
      )}
      {raw.notes.length > 0 && (
        <Folded title={T.notes(raw.notes.length)}>
          <ul className="grid gap-1 text-sm">
            {raw.notes.map(({ line, text }) => (
              <li key={line} className="wrap-anywhere">
                <span className="text-ink-soft tabular-nums">{line}</span> <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </Folded>
      )}
      <Folded title={T.rules}>
        {T.rulesText.map((text) => (
          <p key={text} className="text-sm max-inline-152">
            {text}
          </p>
        ))}
      </Folded>
    </div>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border border-line bg-sheet">
      <summary className="cursor-pointer px-4 py-2.5 font-medium hover:text-petrol">{title}</summary>
      <div className="grid gap-3 px-4 pbe-4">{children}</div>
    </details>
  );
}

type ColumnProps = { column: ScheduleColumn; specifications: readonly Specification[] };

function ColumnChoice({ column, specifications }: ColumnProps) {
  const change = (use: string) => {
    if (isColumnUse(use)) $columns.set(withColumn($columns.get(), column.heading, use));
  };
  return (
    <li>
      <label className="grid gap-1">
        <span className="text-sm wrap-anywhere text-ink-soft">
          <bdi>{column.heading}</bdi>
        </span>
        <select
          className={field({ size: "compact", kind: "select" })}
          value={useOf(column)}
          onChange={({ target }) => change(target.value)}
        >
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {T.roles[role]}
            </option>
          ))}
          <optgroup label={T.asksFor}>
            {specifications.map(({ id, name }) => (
              <option key={id} value={`asked:${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
    </li>
  );
}
