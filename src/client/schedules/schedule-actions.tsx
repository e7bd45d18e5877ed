import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { SITE_TEXTS } from "#texts/site.ts";
import { SCHEDULE_TEXTS as T } from "#texts/schedules.ts";
import { SHEET_TEXTS } from "#texts/sheets.ts";
import { links } from "#texts/language/links.ts";
import type { ListedAttribute } from "#domain/listing/product-data.ts";
import { quoteLines, withSchedule } from "#domain/schedules/quote-lines.ts";
import { sheetTable, type ChosenRow } from "#domain/schedules/sheet.ts";
import type { UnitSystem } from "#domain/units/unit-system.ts";
import { button } from "#styles/variants/buttons.ts";
import { link } from "#styles/variants/basics.ts";
import { quoteList } from "../lists/lists-store.ts";
import { NOTHING_STORED, useStored } from "../lists/use-stored-list.ts";
import { downloadWorkbook } from "../page/download-file.ts";
import { UnitSwitch } from "../units/unit-switch.tsx";
import { $schedule, changeSchedule } from "./schedule-store.ts";

type Props = {
  chosen: readonly (ChosenRow & { slug: string })[];
  system: UnitSystem;
  /** The specifications with the names of the page's language. */
  attributes: readonly ListedAttribute[];
  isSheet: boolean;
  onSheet: (isSheet: boolean) => void;
};

/** What can be done with the chosen machines: put them on the quote list, show, print and save their comparison. */
export function ScheduleActions({ chosen, system, attributes, isSheet, onSheet }: Props) {
  const [said, setSaid] = useState<string[]>([]);
  const [failure, setFailure] = useState("");
  const isEmpty = chosen.length === 0;
  const listed = useStored(quoteList.$entries, NOTHING_STORED);
  const isListed = chosen.some(({ slug }) => listed.some((line) => line.slug === slug));
  const add = () => {
    const { lines, shortened } = quoteLines(
      chosen.map(({ row, quantity, slug, product }) => ({ row, quantity, slug, name: product.name })),
      T.noTag,
    );
    const { list, added, left } = withSchedule(quoteList.$entries.get(), lines, $schedule.get().added);
    quoteList.$entries.set(list);
    changeSchedule({ added });
    const count = lines.length - left;
    setSaid([
      ...(count > 0 ? [T.added(count)] : []),
      ...(left > 0 ? [T.left(left)] : []),
      ...(shortened > 0 ? [T.shortened] : []),
    ]);
  };
  const download = async () => {
    try {
      // Writing workbooks takes more code than the rest of the page.
      const { workbookFile } = await import("#domain/export/workbook-file.ts");
      const file = await workbookFile(T.sheet, sheetTable(chosen, system, { words: SHEET_TEXTS, attributes }));
      downloadWorkbook("comparison-sheet.xlsx", file);
      setFailure("");
    } catch (error) {
      console.error(error);
      setFailure(T.workbookFailed);
    }
  };
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className={button({ intent: "primary" })} disabled={isEmpty} onClick={add}>
          {T.add(chosen.length)}
        </button>
        <button type="button" className={button()} disabled={isEmpty && !isSheet} onClick={() => onSheet(!isSheet)}>
          {isSheet ? T.backToRows : T.sheet}
        </button>
        <button
          type="button"
          className={button()}
          aria-label={T.downloadWorkbook}
          disabled={isEmpty}
          onClick={() => void download()}
        >
          <Download aria-hidden="true" size={18} /> {T.workbook}
        </button>
        {isSheet && (
          <button type="button" className={button()} onClick={() => print()}>
            <Printer aria-hidden="true" size={18} /> {T.print}
          </button>
        )}
        {isSheet && isListed && (
          <a className={button()} href={links.submittal()}>
            {SITE_TEXTS.makeSubmittal}
          </a>
        )}
        <UnitSwitch />
      </div>
      {isEmpty && <p className="text-ink-soft">{T.nothingChosen}</p>}
      {failure && (
        <p className="text-bad" role="alert">
          {failure}
        </p>
      )}
      <p role="status">
        {said.length > 0 && (
          <>
            {said.join(" ")}{" "}
            <a className={link()} href={links.quoteList()}>
              {T.openList}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
