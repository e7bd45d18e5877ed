import { useMemo } from "react";
import type { RememberedColumns } from "#domain/schedules/columns.ts";
import type { QuoteLine } from "#domain/enquiries/quote-list.ts";
import { NO_SCHEDULE } from "#domain/schedules/kept-schedule.ts";
import { submittalItems, type SubmittalItem } from "#domain/submittals/items.ts";
import { SHEET_TEXTS } from "#texts/en/sheets.ts";
import { FIRST_LANGUAGE } from "#domain/languages/languages.ts";
import { useProductData } from "../data/product-queries.ts";
import { useStored } from "../lists/use-stored-list.ts";
import { chosenRows } from "../schedules/chosen-rows.ts";
import { $columns, $schedule } from "../schedules/schedule-store.ts";
import { useSchedule } from "../schedules/use-schedule.ts";
import { useUnitSystem } from "../units/use-unit-system.ts";

/** The package is in English, as its datasheets are. */
const ENGLISH = { words: SHEET_TEXTS, attributes: [] };

const NO_COLUMNS: RememberedColumns = {};

/** The items of a package: the lines of the quote list with what the kept schedule has asked of them. Undefined while it loads. */
export function useSubmittalItems(lines: readonly QuoteLine[]) {
  const kept = useStored($schedule, NO_SCHEDULE);
  const remembered = useStored($columns, NO_COLUMNS);
  const system = useUnitSystem();
  const { data: productData, error, refetch } = useProductData(lines.length > 0, FIRST_LANGUAGE);
  const schedule = useSchedule(kept, remembered);
  const { raw, matched } = schedule;
  const items = useMemo((): SubmittalItem[] | undefined => {
    if (!productData || (raw && !matched)) return undefined;
    const chosen = matched ? chosenRows(matched, kept.choices, productData) : [];
    const find = ({ slug }: QuoteLine) => {
      const position = productData.positionOf(slug);
      if (position === undefined) return null;
      const { names, brands, brand } = productData;
      return { name: names[position] ?? slug, brand: brands[brand[position] ?? -1]?.name ?? null };
    };
    return submittalItems(lines, chosen, find, system, ENGLISH);
  }, [productData, raw, matched, kept.choices, lines, system]);
  return {
    items,
    error: error ?? schedule.error,
    retry: () => {
      void refetch();
      schedule.retry();
    },
  };
}
