import type { Difference, RowProblem } from "../import/plan-types.ts";
import type { CellNames } from "./field-cells.ts";
import type { NamedRecords, SiteContent } from "./site-content.ts";

/** A row of a change: the columns of a record as they were seen and as they shall be. */
export type ChangeRow = {
  table_name: string;
  record: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
};

/** What becomes of a row of the workbook. */
export type PlannedRecord = {
  sheet: string;
  row: number;
  table: string;
  id: string;
  name: string;
  kind: "new" | "changed" | "unchanged" | "refused";
  differences: Difference[];
  problems: RowProblem[];
  changes: ChangeRow[];
};

export type WorkbookPlan = {
  records: PlannedRecord[];
  /** What was left aside: tabs and columns that mean nothing here. */
  ignored: string[];
  /** The picture files that cells name, in lower case. */
  pictures: string[];
};

/** What planning a tab needs. */
export type Planning = {
  content: SiteContent;
  records: NamedRecords;
  names: CellNames;
  slugFromName: (name: string) => string;
  /** The addresses of the pictures that came with the workbook, by the names of their files. */
  pictures: ReadonlyMap<string, string>;
  ignored: string[];
};
