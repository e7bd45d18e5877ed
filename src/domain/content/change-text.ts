import { counted, namesAndMore } from "../text/text.ts";
import { writtenNumber } from "../text/written-numbers.ts";
import type { ChangeCounts, ChangeSummary } from "./change.ts";
import { ALL_KINDS, contentKind, type ContentKind } from "./content-kinds.ts";

/** What rows of tables without a kind of their own are called. */
const OTHER_TABLES: Record<string, readonly [string, string]> = {
  attributes: ["specification", "specifications"],
  brand_featured_products: ["featured item", "featured items"],
  category_attributes: ["expected specification", "expected specifications"],
  redirects: ["old address", "old addresses"],
};

const KIND_OF_TABLE = new Map<string, ContentKind>(ALL_KINDS.map((kind) => [contentKind(kind).table, kind]));

/** The kind of content that a table has, or null for the others. */
export const kindOfTable = (table: string): ContentKind | null => KIND_OF_TABLE.get(table) ?? null;

/** What records of a table are called: one of them, and several. */
export function nounsOfTable(table: string): readonly [string, string] | null {
  const kind = kindOfTable(table);
  return kind ? [contentKind(kind).noun, contentKind(kind).nouns] : (OTHER_TABLES[table] ?? null);
}

/** '12 products created, 3 changed; 1 brand created'. Empty if there is nothing. */
function countsText(counts: ChangeCounts): string {
  return Object.entries(counts)
    .flatMap(([table, numbers]) => {
      const nouns = nounsOfTable(table);
      if (!nouns || !numbers) return [];
      const parts = (["created", "changed", "deleted"] as const).flatMap((what) => {
        const count = numbers[what] ?? 0;
        return count > 0 ? [{ what, count }] : [];
      });
      return parts
        .map(({ what, count }, index) =>
          index === 0 ? `${counted(count, ...nouns)} ${what}` : `${writtenNumber(count)} ${what}`,
        )
        .join(", ");
    })
    .filter(Boolean)
    .join("; ");
}

/** '287 products and 2 brands': how many records in all. */
export function recordsText(counts: ChangeCounts): string {
  const parts = Object.entries(counts).flatMap(([table, numbers]) => {
    const nouns = nounsOfTable(table);
    const count = Object.values(numbers ?? {}).reduce((sum, number) => sum + number, 0);
    return nouns && count > 0 ? [counted(count, ...nouns)] : [];
  });
  return new Intl.ListFormat("en-GB").format(parts);
}

/** Who made a change. `name` is that of the account `madeBy`, if it is still there; of one that was deleted only the id is left. */
export const authorText = (name: string | null, madeBy: string | null): string =>
  name ?? (madeBy ? "an account that is gone" : "a program");

/** ', from a draft by Mona': whose draft a change published, perhaps changed, if somebody else did. `name` is that of the account `draftedBy`. */
export const drafterText = (name: string | null, draftedBy: string | null, madeBy: string | null): string =>
  draftedBy && draftedBy !== madeBy ? `, from a draft by ${authorText(name, draftedBy)}` : "";

/** What a change is called: its title, or the names of its records. */
export function changeName({ title, summary }: { title: string | null; summary: ChangeSummary }): string {
  if (title) return title;
  const { names, records } = summary;
  if (names.length === 0) return recordsText(summary.own) || recordsText(summary.along) || "Nothing";
  return namesAndMore(names, records);
}

/** '12 products created; with 14 old addresses; 2 rows refused' */
export function changeContent({ summary, details }: { summary: ChangeSummary; details: unknown }): string {
  const along = recordsText(summary.along);
  const refused = typeof details === "object" && details !== null && "refused" in details ? Number(details.refused) : 0;
  const parts = [
    countsText(summary.own),
    along && `along with ${along}`,
    refused > 0 && counted(refused, "row") + " refused",
  ];
  return parts.filter(Boolean).join("; ") || "Nothing changed";
}
