import * as z from "zod/mini";
import type { LogFilter } from "#db/changes/changes.ts";
import { ALL_CHANGE_KINDS } from "#domain/content/change.ts";
import { maybe, maybePage } from "../search-values.ts";

const day = maybe(z.iso.date());

/** What the address of the log says: the filters, and the page. */
export const changesSearchSchema = z.object({
  person: maybe(z.union([z.uuid(), z.literal("program")])),
  kind: maybe(z.enum(ALL_CHANGE_KINDS)),
  table: maybe(z.string()),
  record: maybe(z.string()),
  from: day,
  to: day,
  page: maybePage,
});

export type ChangesSearch = Omit<z.infer<typeof changesSearchSchema>, "page">;

/** The beginning of a day in the reader's time zone; with `after`, of the day after it. */
function beginningOf(date: string, after = 0): string {
  const day = new Date(`${date}T00:00:00`);
  day.setDate(day.getDate() + after);
  return day.toISOString();
}

/** The filter of the log for an address: days become moments. */
export const logFilter = ({ person, kind, table, record, from, to }: ChangesSearch): LogFilter => ({
  person,
  kinds: kind && [kind],
  table,
  record,
  since: from && beginningOf(from),
  until: to && beginningOf(to, 1),
});
