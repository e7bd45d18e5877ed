import { unambiguousNames } from "../export/write-export.ts";
import { recordFinder, type NamedRecord } from "../import/columns/named-records.ts";
import { LANGUAGE, OTHER_LANGUAGES } from "../languages/languages.ts";
import type { CellNames } from "./field-cells.ts";

/** A row of a table as it is stored. */
export type SiteRow = { id: string } & Readonly<Record<string, unknown>>;
/** What a workbook is written from and compared with: the rows of each table. Categories have the names they expect, too. */
export type SiteContent = Readonly<Record<string, readonly SiteRow[]>>;

/** The languages whose words a workbook has, whether or not the site shows them yet; the names stand in the heads. */
export const WORKBOOK_LANGUAGES = OTHER_LANGUAGES.map((code) => ({ code, name: LANGUAGE[code].english }));
export type WorkbookLanguage = (typeof WORKBOOK_LANGUAGES)[number];

/** The tables whose records are rows of a workbook. */
export const WORKBOOK_TABLES = [
  ...["attributes", "brands", "categories", "products", "services", "sectors", "projects", "testimonials", "members"],
  ...["certificates", "articles", "pages", "settings"],
];

const named = (row: SiteRow): NamedRecord => {
  const name = String(row["name"] ?? row["title"] ?? row["key"] ?? "");
  return {
    id: row.id,
    name,
    slug: String(row["slug"] ?? name),
    parent_id: (row["parent_id"] ?? null) as string | null,
  };
};

/** The records of the site by the names that cells give them; `add` makes those known that a workbook brings. */
export function namedRecords(content: SiteContent) {
  const all = new Map<string, NamedRecord[]>(Object.entries(content).map(([table, rows]) => [table, rows.map(named)]));
  const finders = new Map<string, (name: string) => NamedRecord | undefined>();
  const written = new Map<string, ReadonlyMap<string, string>>();
  const of = (table: string): NamedRecord[] => all.get(table) ?? [];
  return {
    all: of,
    add: (table: string, records: readonly NamedRecord[]): void => {
      all.set(table, [...of(table), ...records]);
      finders.delete(table);
      written.delete(table);
    },
    /** A category by its name, if no other has it; any other record by its slug. */
    nameOf: (table: string, id: string): string => {
      const names =
        written.get(table) ??
        (table === "categories"
          ? unambiguousNames(of(table))
          : new Map(of(table).map(({ id: one, slug }) => [one, slug])));
      written.set(table, names);
      return names.get(id) ?? id;
    },
    idOf: (table: string, name: string): string | undefined => {
      const finder = finders.get(table) ?? recordFinder(of(table));
      finders.set(table, finder);
      return finder(name)?.id;
    },
  };
}
export type NamedRecords = ReturnType<typeof namedRecords>;

/** The names for writing cells; nothing of a workbook has to be found. */
export const writtenNames = (records: NamedRecords): CellNames => ({ ...records, pictureAt: () => undefined });
