import type { Deletion } from "#db/changes/trash.ts";
import { ALL_KINDS, contentKind, nounFor } from "#domain/content/content-kinds.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { counted, namesAndMore } from "#domain/text/text.ts";
import { DAY_MS } from "#domain/text/numbers.ts";
import { TRASH_DAYS } from "#domain/content/content-messages.ts";

/** What a deletion is called: the names of the records that were chosen. */
export const deletionName = ({ names, records }: Pick<Deletion, "names" | "records">): string =>
  namesAndMore(names, records);

/** 'Brand, with 14 products'; '3 categories, with 2 subcategories'. */
export function deletionContent({ kind, records, counts }: Pick<Deletion, "kind" | "records" | "counts">): string {
  const { title, nouns, below: belowWords } = contentKind(kind);
  const what = records === 1 ? title : `${writtenNumber(records)} ${nouns}`;
  const others = ALL_KINDS.filter((other) => other !== kind && counts[other] !== undefined);
  const below = (counts[kind] ?? 0) - records;
  const along = [
    ...others.map((other) => `${writtenNumber(counts[other] ?? 0)} ${nounFor(other, counts[other] ?? 0)}`),
    ...(below > 0 && belowWords ? [counted(below, belowWords.noun, belowWords.nouns)] : []),
  ];
  return along.length > 0 ? `${what}, with ${along.join(" and ")}` : what;
}

/** '12 days left', 'less than a day left'. */
export function daysLeft(deletedAt: string, now: number): string {
  const days = (Date.parse(deletedAt) + TRASH_DAYS * DAY_MS - now) / DAY_MS;
  return days < 1 ? "less than a day left" : `${counted(Math.round(days), "day")} left`;
}
