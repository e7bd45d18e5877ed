/** The kinds of changes, with the word that the log shows for each. */
export const CHANGE_KINDS = {
  edit: "Edit",
  deletion: "Deletion",
  table: "Table",
  bulk: "Several products",
  import: "Import",
  specifications: "Specifications",
  restore: "Restored",
  undo: "Undo",
  plan: "Plan",
} as const;
export type ChangeKind = keyof typeof CHANGE_KINDS;
export const ALL_CHANGE_KINDS = Object.keys(CHANGE_KINDS) as ChangeKind[];

/** How many characters the reason of a save may have; the database has the same limit. */
export const REASON_MAX = 500;

type What = "created" | "changed" | "deleted";
/** By table, how many records were created, changed and deleted. */
export type ChangeCounts = Record<string, Partial<Record<What, number>> | undefined>;
/** What the database keeps of a change: its own records, and those that followed from them. */
export type ChangeSummary = {
  records: number;
  /** The first five names. */
  names: string[];
  own: ChangeCounts;
  along: ChangeCounts;
};
