import type { Table } from "../import/table/table-cells.ts";
import { labelKey } from "./entry-lines.ts";
import { planCompany } from "./plan-company.ts";
import { planProducts } from "./plan-products.ts";
import { planRecords } from "./plan-records.ts";
import type { ChangeRow, PlannedRecord, Planning, WorkbookPlan } from "./plan-types.ts";
import { AFTER_PRODUCTS, BEFORE_PRODUCTS, COMPANY_SHEET, HOW_TO_TITLE, PRODUCTS_TITLE } from "./sheets.ts";
import { namedRecords, type SiteContent } from "./site-content.ts";

type Input = {
  tabs: readonly Table[];
  content: SiteContent;
  pictures: ReadonlyMap<string, string>;
  slugFromName: (name: string) => string;
};

/** Plans a workbook: what each of its rows would change on the site. Stores nothing. */
export function planWorkbook({ tabs, content, pictures, slugFromName }: Input): WorkbookPlan {
  const records = namedRecords(content);
  const asked = new Set<string>();
  const pictureAt = (file: string): string | undefined => {
    asked.add(file);
    return pictures.get(file);
  };
  const planning: Planning = {
    ...{ content, records, slugFromName, pictures, ignored: [] },
    names: { ...records, pictureAt },
  };
  const byTitle = new Map(tabs.map((tab) => [labelKey(tab.name), tab]));
  const planned: PlannedRecord[] = [];
  const take = (title: string, plan: (table: Table) => PlannedRecord[]): void => {
    const table = byTitle.get(labelKey(title));
    byTitle.delete(labelKey(title));
    if (table) planned.push(...plan(table));
  };
  for (const sheet of BEFORE_PRODUCTS) take(sheet.title, (table) => planRecords(sheet, table, planning));
  take(PRODUCTS_TITLE, (table) => planProducts(table, planning));
  // What sections of pages name.
  records.add(
    "products",
    planned.flatMap(({ table, kind, id, name, changes: [change] }) =>
      table === "products" && kind === "new" ? [{ id, name, slug: String(change?.after?.["slug"]) }] : [],
    ),
  );
  for (const sheet of AFTER_PRODUCTS) take(sheet.title, (table) => planRecords(sheet, table, planning));
  take(COMPANY_SHEET.title, (table) => planCompany(table, planning));
  byTitle.delete(labelKey(HOW_TO_TITLE));
  const unknown = [...byTitle.values()].map(({ name }) => `Tab ${name}`);
  return {
    records: withoutLostReferences(planned, content),
    ignored: [...unknown, ...planning.ignored],
    pictures: [...asked],
  };
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** A row that refers to a new record that is refused would be refused by the database, and everything with it. */
function withoutLostReferences(records: readonly PlannedRecord[], content: SiteContent): PlannedRecord[] {
  const stored = new Set(Object.values(content).flatMap((rows) => rows.map(({ id }) => id)));
  const lost = new Map(
    records.flatMap(({ kind, id, name }) => (kind === "refused" && !stored.has(id) ? [[id, name] as const] : [])),
  );
  const refers = ({ changes }: PlannedRecord): string | undefined =>
    JSON.stringify(changes.map(({ after }) => after))
      .match(UUID)
      ?.find((id) => lost.has(id));
  let next: PlannedRecord[] = [...records];
  for (let size = -1; lost.size > size;) {
    size = lost.size;
    next = next.map((record): PlannedRecord => {
      const id = record.kind === "refused" ? undefined : refers(record);
      if (id === undefined) return record;
      if (record.kind === "new") lost.set(record.id, record.name);
      const reason = `It names "${lost.get(id)}", which is refused.`;
      return { ...record, kind: "refused", changes: [], problems: [{ column: "", reason }] };
    });
  }
  return next;
}

/** What is to be stored, in the order in which others can refer to it. */
export const changesOfWorkbook = ({ records }: WorkbookPlan): ChangeRow[] => records.flatMap(({ changes }) => changes);
