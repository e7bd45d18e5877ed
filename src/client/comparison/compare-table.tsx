import { COMPARISON_TEXTS as T } from "#texts/comparison.ts";
import { SPECIFICATION_GROUPS } from "#texts/units.ts";
import { Words } from "../products/words.tsx";
import type { ReactNode, Ref } from "react";
import type { ComparedCell, ComparedGroup } from "#domain/comparison/comparison.ts";
import { dataCell, dataTable, dataTableFrame } from "#styles/variants/data-table.ts";
import { ColumnHead, ColumnProduct } from "./compare-column.tsx";
import type { ComparedColumn } from "./compared-products.ts";

const SOFT = "text-ink-soft";

type Props = {
  columns: readonly ComparedColumn[];
  /** The cells of each row are in the order of `columns`. */
  groups: readonly ComparedGroup[];
  onRemove: (slug: string) => void;
  /** The button that adds a product; null where there is no room for another one. */
  adding: ReactNode;
  /** The frame of the table, which can take the focus. */
  ref: Ref<HTMLDivElement>;
};

/** A table with a column per product and a row per specification. */
export function CompareTable({ columns, groups, onRemove, adding, ref }: Props) {
  return (
    <div ref={ref} className={dataTableFrame({ fits: "large" })} role="region" aria-label={T.table} tabIndex={0}>
      <table className={dataTable}>
        <caption className="sr-only">{T.table}</caption>
        <colgroup>
          <col className="inline-26 lg:inline-52 print:inline-1/4" />
          {columns.map(({ slug }) => (
            <col key={slug} className="inline-32 lg:inline-auto print:inline-auto" />
          ))}
          {adding !== null && <col className="inline-34 lg:inline-48 print:hidden" />}
        </colgroup>
        <thead>
          <tr>
            <td className={dataCell({ kind: "corner", class: SOFT })}>{T.specification}</td>
            {columns.map((column) => (
              <th key={column.slug} scope="col" className={dataCell({ kind: "head" })}>
                <ColumnHead column={column} onRemove={onRemove} />
              </th>
            ))}
            {adding !== null && <td className={dataCell({ kind: "head", class: "print:hidden" })}>{adding}</td>}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={dataCell({ kind: "row", class: SOFT })}>
              {T.product}
            </th>
            {columns.map((column) => (
              <td key={column.slug} className={dataCell()}>
                <ColumnProduct column={column} />
              </td>
            ))}
            {adding !== null && <td className={dataCell({ class: "print:hidden" })}></td>}
          </tr>
        </tbody>
        {groups.map(({ group, rows }) => (
          <tbody key={group} className="print:break-inside-avoid">
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={dataCell({ kind: "group", filled: true })}>
                <span className="sticky inset-s-0 inline-block px-2.5 py-2 lg:px-3.5">
                  {SPECIFICATION_GROUPS[group]}
                </span>
              </th>
              {adding !== null && <td className={dataCell({ kind: "group", class: "print:hidden" })}></td>}
            </tr>
            {rows.map(({ name, differs, notRanked, cells }) => (
              <tr key={name}>
                <th scope="row" className={dataCell({ kind: "row", class: SOFT })}>
                  <Words text={name} />
                  {differs && <Differs />}
                  {notRanked !== null && <span className="block text-xs font-normal">{T.notRanked[notRanked]}</span>}
                </th>
                <Values columns={columns} cells={cells} differs={differs} />
                {adding !== null && <td className={dataCell({ class: "print:hidden" })}></td>}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Differs() {
  return (
    <span className="ms-1.5 font-semibold text-copper">
      <span aria-hidden="true">≠</span>
      <span className="sr-only">{T.differs}</span>
    </span>
  );
}

type ValuesProps = { columns: readonly ComparedColumn[]; cells: readonly ComparedCell[]; differs: boolean };

/** The values of a row; a column whose product is not there has an empty cell. */
function Values({ columns, cells, differs }: ValuesProps) {
  const shown = columns.filter(({ state }) => state === "shown");
  return columns.map((column) => {
    const value = cells[shown.indexOf(column)];
    return (
      <td key={column.slug} className={dataCell({ class: differs ? "font-semibold" : "" })}>
        {value && (
          <>
            <Words text={value.text} />
            {value.isBest && (
              <span className="ms-1.5 whitespace-nowrap text-good">
                <span aria-hidden="true">★</span>
                <span className="sr-only">{T.best}</span>
              </span>
            )}
            {value.heldAt !== undefined && (
              <span className="block text-xs leading-snug font-normal text-ink-soft">
                <Words text={value.heldAt} />
              </span>
            )}
          </>
        )}
        {value === null && <span className="font-normal text-ink-soft">{T.notStated}</span>}
      </td>
    );
  });
}
