import { mergedLists, QUOTE_LIMITS, type QuoteLine } from "../enquiries/quote-list.ts";
import { excerpt } from "../text/text.ts";
import type { ScheduleRow } from "./resolve-row.ts";

/** A row for which a product was chosen. */
export type QuotedRow = {
  row: Pick<ScheduleRow, "tag" | "service" | "asked" | "uncompared">;
  quantity: number;
  slug: string;
  name: string;
};

/** What a row asks for, in one line: 'Cooling capacity 350 TR, COP ≥ 5.8'. */
const askedText = ({ asked, uncompared }: QuotedRow["row"]): string =>
  [...asked.map(({ name, text }) => `${name} ${text}`), ...uncompared.map(({ text }) => text)].join(", ");

/**
 * The lines of the quote list for the chosen products: each product once, with the tags (or `noTag`) and what was asked for in its note. Rows that ask
 * for the same share a text. `shortened`: how many notes were too long for the list.
 */
export function quoteLines(rows: readonly QuotedRow[], noTag = "No tag"): { lines: QuoteLine[]; shortened: number } {
  let shortened = 0;
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  const lines = [...bySlug].map(([slug, same]): QuoteLine => {
    const byText = Map.groupBy(same, ({ row }) => askedText(row));
    const note = [...byText]
      .map(([text, some]) => {
        const tags = some.map(
          ({ row, quantity }) => `${row.tag || row.service || noTag}${same.length > 1 ? ` (${quantity})` : ""}`,
        );
        return `${tags.join(", ")}: ${text}`;
      })
      .join("; ");
    if (note.length > QUOTE_LIMITS.note) shortened += 1;
    const quantity = same.reduce((sum, one) => sum + one.quantity, 0);
    return {
      slug,
      name: same[0]?.name ?? slug,
      quantity: Math.min(quantity, QUOTE_LIMITS.quantity),
      note: note.length > QUOTE_LIMITS.note ? shortNote(byText) : note,
    };
  });
  return { lines, shortened };
}

/** All tags come before what was asked for, so that what is cut off is never a tag if the tags fit. */
function shortNote(byText: ReadonlyMap<string, readonly QuotedRow[]>): string {
  const tags = [...byText.values()].flat().map(({ row }) => row.tag || row.service);
  return excerpt(`${tags.filter(Boolean).join(", ")}: ${[...byText.keys()].join("; ")}`, QUOTE_LIMITS.note - 1);
}

/** The lines that a schedule has put on the quote list, as they were before and after. */
export type AddedLines = { before: QuoteLine[]; after: QuoteLine[] };

/**
 * The quote list with the lines of a schedule. Lines that the same schedule added before, and nobody has changed since, are replaced, so
 * that adding twice asks for nothing twice. `left`: how many products did not fit.
 */
export function withSchedule(
  own: readonly QuoteLine[],
  lines: readonly QuoteLine[],
  added: AddedLines,
): { list: QuoteLine[]; added: AddedLines; left: number } {
  const isSame = (one: QuoteLine, other: QuoteLine | undefined) =>
    other !== undefined && one.quantity === other.quantity && one.note === other.note;
  const of = (some: readonly QuoteLine[], slug: string) => some.find((line) => line.slug === slug);
  const base = own.flatMap((line) =>
    isSame(line, of(added.after, line.slug)) ? (of(added.before, line.slug) ?? []) : [line],
  );
  const { lines: list, left } = mergedLists(base, lines);
  const isOurs = ({ slug }: QuoteLine) => of(lines, slug) !== undefined;
  return { list, left, added: { before: base.filter(isOurs), after: list.filter(isOurs) } };
}
