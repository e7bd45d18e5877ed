import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useRef } from "react";
import { LIST_TABLE_TEXTS as T } from "#texts/quotes.ts";
import {
  LINE_FIELDS,
  LIST_COLUMN_LIMITS,
  specificationColumn,
  specificationOf,
  withMoved,
  type ColumnOf,
  type LineField,
  type ListColumn,
} from "#domain/enquiries/list-table.ts";
import { field } from "#styles/variants/basics.ts";
import { button } from "#styles/variants/buttons.ts";

const labelOf = (of: ColumnOf): string => specificationOf(of) ?? T.fields[of as LineField];
/** A column under the head that it has until another one is typed. */
export const columnFor = (of: ColumnOf): ListColumn => ({ of, head: of === "empty" ? "" : labelOf(of) });

type Props = {
  columns: readonly ListColumn[];
  /** The names of the specifications that can be columns. */
  specifications: readonly string[];
  onChange: (columns: ListColumn[]) => void;
};

/** The columns of a table in their order, each with its head; they are moved, removed and added. */
export function WorkbookColumns({ columns, specifications, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const focus = (at: number, selector: string) =>
    requestAnimationFrame(() => {
      const one = list.current?.children[at];
      (one?.querySelector<HTMLElement>(selector) ?? one?.querySelector<HTMLElement>("input"))?.focus();
    });
  const move = (from: number, to: number, which: "earlier" | "later") => {
    onChange(withMoved(columns, from, to));
    focus(to, `[data-move="${which}"]:enabled`);
  };
  return (
    <>
      <ol ref={list} className="grid gap-2">
        {columns.map(({ of, head }, at) => {
          const label = labelOf(of);
          return (
            <li key={at} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-be border-line pbe-2">
              <span className="text-sm text-ink-soft tabular-nums inline-5">{at + 1}</span>
              <bdi className="flex-1 text-sm wrap-anywhere min-inline-32">{label}</bdi>
              <input
                className={field({
                  size: "compact",
                  class: "flex-1 min-inline-36 max-sm:order-last max-sm:basis-full",
                })}
                dir="auto"
                maxLength={LIST_COLUMN_LIMITS.head}
                aria-label={T.headOf(label)}
                value={head}
                onChange={({ target }) =>
                  onChange(columns.map((column, index) => (index === at ? { of, head: target.value } : column)))
                }
              />
              <span className="flex gap-1">
                <button
                  type="button"
                  className={button({ size: "small" })}
                  data-move="earlier"
                  aria-label={T.earlier(label)}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1, "earlier")}
                >
                  <ArrowUp aria-hidden="true" size={16} />
                </button>
                <button
                  type="button"
                  className={button({ size: "small" })}
                  data-move="later"
                  aria-label={T.later(label)}
                  disabled={at === columns.length - 1}
                  onClick={() => move(at, at + 1, "later")}
                >
                  <ArrowDown aria-hidden="true" size={16} />
                </button>
                <button
                  type="button"
                  className={button({ size: "small" })}
                  aria-label={T.remove(label)}
                  disabled={columns.length === 1}
                  onClick={() => {
                    onChange(columns.toSpliced(at, 1));
                    focus(Math.min(at, columns.length - 2), "input");
                  }}
                >
                  <X aria-hidden="true" size={16} />
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      {columns.length < LIST_COLUMN_LIMITS.columns && (
        <label className="grid gap-1 text-sm max-inline-80">
          {T.add}
          <select
            className={field({ size: "compact", kind: "select" })}
            value=""
            onChange={({ target }) => {
              onChange([...columns, columnFor(target.value as ColumnOf)]);
              focus(columns.length, "input");
            }}
          >
            <option value="">{T.choose}</option>
            <optgroup label={T.ofLine}>
              {LINE_FIELDS.map((of) => (
                <option key={of} value={of}>
                  {labelOf(of)}
                </option>
              ))}
            </optgroup>
            {specifications.length > 0 && (
              <optgroup label={T.ofProducts}>
                {specifications.map((one) => (
                  <option key={one} value={specificationColumn(one)}>
                    {one}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </label>
      )}
    </>
  );
}
