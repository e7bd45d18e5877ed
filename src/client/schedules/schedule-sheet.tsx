import { SCHEDULE_TEXTS as T } from "#texts/schedules.ts";
import { langOf } from "#texts/language/page-language.ts";
import { SHEET_TEXTS } from "#texts/sheets.ts";
import { sheetLines, verdictText, type ChosenRow, type SheetLine } from "#domain/schedules/sheet.ts";
import type { ListedAttribute } from "#domain/listing/product-data.ts";
import type { UnitSystem } from "#domain/units/unit-system.ts";
import { dataCell, dataTable, dataTableFrame } from "#styles/variants/data-table.ts";
import { VERDICT_LOOKS } from "./schedule-proposal.tsx";

type Props = {
  chosen: readonly (ChosenRow & { key: string })[];
  system: UnitSystem;
  /** The specifications with the names of the page's language. */
  attributes: readonly ListedAttribute[];
};

/** The comparison sheets of all chosen machines: what is asked for, what is proposed, and whether it complies. */
export function ScheduleSheet({ chosen, system, attributes }: Props) {
  return (
    <div className="grid gap-8 print:gap-5">
      {chosen.map(({ key, row, quantity, product, proposal }) => {
        const title = [row.tag, row.service || row.description].filter(Boolean).join(" · ");
        return (
          <section key={key} className="print:break-inside-avoid" aria-label={title}>
            <h3 className="text-lg leading-[1.28] font-semibold wrap-anywhere">
              <bdi>{title}</bdi>
            </h3>
            <p className="mbe-2 wrap-anywhere">
              {quantity} × <bdi {...langOf(product.name)}>{product.name}</bdi>
              {product.brand && (
                <>
                  {T.comma}
                  <bdi {...langOf(product.brand)}>{product.brand}</bdi>
                </>
              )}
            </p>
            <SheetTable title={title} lines={sheetLines(row, proposal, system, { words: SHEET_TEXTS, attributes })} />
          </section>
        );
      })}
    </div>
  );
}

const WIDTHS = [
  "inline-28 lg:inline-1/4",
  "inline-26 lg:inline-1/5",
  "inline-24 lg:inline-1/5",
  "inline-26 lg:inline-1/8",
  "inline-40 lg:inline-auto",
];

/** The lines of a comparison sheet as a table. */
export function SheetTable({ title, lines }: { title: string; lines: readonly SheetLine[] }) {
  return (
    <div className={dataTableFrame({ fits: "large" })} role="region" aria-label={T.sheetOf(title)} tabIndex={0}>
      <table className={dataTable}>
        <caption className="sr-only">{title}</caption>
        <colgroup>
          {WIDTHS.map((width) => (
            <col key={width} className={`${width} print:inline-auto`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {SHEET_TEXTS.heads.map((head, at) => (
              <th key={head} scope="col" className={dataCell({ kind: at === 0 ? "corner" : "head" })}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.name} ${line.required}`}>
              <th scope="row" className={dataCell({ kind: "row" })}>
                <bdi {...langOf(line.name)}>{line.name || "–"}</bdi>
              </th>
              <td className={dataCell()}>
                <bdi>{line.required}</bdi>
              </td>
              <td className={dataCell()}>
                <bdi>{line.proposed}</bdi>
              </td>
              <td className={dataCell()}>
                <span className={line.verdict ? VERDICT_LOOKS[line.verdict].tone : "text-warn"}>
                  {verdictText(line.verdict, SHEET_TEXTS)}
                </span>
              </td>
              <td className={dataCell()}>{line.remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
