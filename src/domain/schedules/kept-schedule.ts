import { listFrom } from "../enquiries/quote-list.ts";
import { checksumOf } from "../listing/facet-columns.ts";
import { columnKey, isColumnUse, type ColumnUse, type RememberedColumns } from "./columns.ts";
import type { AddedLines } from "./quote-lines.ts";
import { SCHEDULE_LINES_MAX, type RawRow, type ScheduleSource } from "./read-schedule.ts";

/** What a visitor has decided for a row; `product` is the slug of the chosen one, or null for none. */
export type RowChoice = { product?: string | null; category?: string; quantity?: number };

/** A schedule as the browser keeps it. */
export type KeptSchedule = {
  /** The text in the field, and the file that was read in its place. */
  text: string;
  file: { name: string; rows: string[][] } | null;
  isRead: boolean;
  /** By `rowKeys`. */
  choices: Record<string, RowChoice>;
  added: AddedLines;
};

export const NO_SCHEDULE: KeptSchedule = {
  text: "",
  file: null,
  isRead: false,
  choices: {},
  added: { before: [], after: [] },
};

export const sourceOf = ({ text, file }: Pick<KeptSchedule, "text" | "file">): ScheduleSource =>
  file ? { kind: "rows", name: file.name, rows: file.rows } : { kind: "text", text };

/** The names under which the choices of rows are kept: by what the rows say, so that they survive other rows before them. */
export function rowKeys(rows: readonly RawRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const said = [row.tag, row.service, row.description, ...row.entries.map(({ name, text }) => `${name} ${text}`)];
    const figures = row.texts.flatMap((parts) => parts.figures.map(({ name, text }) => `${name} ${text}`));
    const key = String(checksumOf([...said, ...figures]));
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count === 0 ? key : `${key}.${count}`;
  });
}

type Stored = Record<string, unknown>;
const isObject = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (row: unknown): row is string[] => Array.isArray(row) && row.every((cell) => typeof cell === "string");

/** Makes a schedule of whatever the browser has stored. */
export function keptFrom(stored: unknown): KeptSchedule {
  if (!isObject(stored)) return NO_SCHEDULE;
  const { text, file, isRead, choices, added } = stored;
  return {
    text: typeof text === "string" ? text : "",
    file: fileFrom(file),
    isRead: isRead === true,
    choices: isObject(choices)
      ? Object.fromEntries(Object.entries(choices).map(([key, one]) => [key, choiceFrom(one)]))
      : {},
    added: isObject(added) ? { before: listFrom(added["before"]), after: listFrom(added["after"]) } : NO_SCHEDULE.added,
  };
}

function fileFrom(file: unknown): KeptSchedule["file"] {
  if (!isObject(file) || typeof file["name"] !== "string" || !Array.isArray(file["rows"])) return null;
  return { name: file["name"], rows: (file["rows"] as unknown[]).filter(isTexts).slice(0, SCHEDULE_LINES_MAX) };
}

function choiceFrom(stored: unknown): RowChoice {
  if (!isObject(stored)) return {};
  const { product, category, quantity } = stored;
  return {
    ...(typeof product === "string" || product === null ? { product } : {}),
    ...(typeof category === "string" ? { category } : {}),
    ...(typeof quantity === "number" && Number.isInteger(quantity) && quantity > 0 ? { quantity } : {}),
  };
}

/** Reads remembered columns from storage. */
export const columnsFrom = (stored: unknown): RememberedColumns =>
  isObject(stored)
    ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, ColumnUse] => isColumnUse(entry[1])))
    : {};

export const withColumn = (remembered: RememberedColumns, heading: string, use: ColumnUse): RememberedColumns => ({
  ...remembered,
  [columnKey(heading)]: use,
});

/** Tags that several rows have, which may be a mistake. */
export function repeatedTags(rows: readonly Pick<RawRow, "tag">[]): string[] {
  const counts = Map.groupBy(
    rows.filter(({ tag }) => tag !== ""),
    ({ tag }) => tag.toUpperCase().replace(/\s+/g, ""),
  );
  return [...counts.values()].flatMap((same) => (same.length > 1 && same[0] ? [same[0].tag] : []));
}
