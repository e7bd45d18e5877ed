import { nameOf, type QuoteLine } from "../enquiries/quote-list.ts";
import { sheetLines, type ChosenRow, type SheetLine, type SheetLanguage } from "../schedules/sheet.ts";
import type { UnitSystem } from "../units/unit-system.ts";

/** The comparison of a row of the schedule with the product that was chosen for it. */
export type ComparedRow = { title: string; quantity: number; lines: SheetLine[] };

/** A product of the quote list with what the schedule has asked of it. */
export type SubmittalItem = {
  slug: string;
  name: string;
  brand: string;
  /** The tags of the schedule: 'CH-01, CH-02'; empty without one. */
  tags: string;
  quantity: number;
  note: string;
  /** Empty if no row of the schedule asked for it. */
  compared: ComparedRow[];
  /** False for a product that the catalogue does not have any more: it has no datasheet. */
  isListed: boolean;
};

type Found = { name: string; brand: string | null } | null;

/** The items of a package in the order of the quote list. `find` answers null for what is not in the catalogue. */
export function submittalItems(
  lines: readonly QuoteLine[],
  chosen: readonly (ChosenRow & { slug: string })[],
  find: (line: QuoteLine) => Found,
  system: UnitSystem,
  of: SheetLanguage,
): SubmittalItem[] {
  const bySlug = Map.groupBy(chosen, ({ slug }) => slug);
  return lines.map((line) => {
    const rows = bySlug.get(line.slug) ?? [];
    const found = find(line);
    return {
      slug: line.slug,
      name: found?.name ?? nameOf(line),
      brand: found?.brand ?? "",
      tags: [...new Set(rows.map(({ row }) => row.tag).filter(Boolean))].join(", "),
      quantity: line.quantity,
      note: line.note,
      compared: rows.map(({ row, quantity, proposal }) => ({
        title: [row.tag, row.service || row.description].filter(Boolean).join(" · "),
        quantity,
        lines: sheetLines(row, proposal, system, of),
      })),
      isListed: found !== null,
    };
  });
}

/** Which of the site's own sheets a visitor leaves out of an item. */
export type LeftOut = { datasheet?: true; comparison?: true };

type Stored = Record<string, unknown>;
const isObject = (value: unknown): value is Stored => typeof value === "object" && value !== null;

/** Reads from storage what is left out, by the slugs of the items. */
export const leftOutFrom = (stored: unknown): Record<string, LeftOut> =>
  isObject(stored)
    ? Object.fromEntries(
        Object.entries(stored).map(([slug, one]) => [
          slug,
          {
            ...(isObject(one) && one["datasheet"] === true ? { datasheet: true } : {}),
            ...(isObject(one) && one["comparison"] === true ? { comparison: true } : {}),
          },
        ]),
      )
    : {};
