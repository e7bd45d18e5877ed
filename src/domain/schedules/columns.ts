import { cellText, isNumber, textKey, type Table } from "../import/table/table-cells.ts";
import { countsRows } from "../import/columns/row-numbers.ts";
import { isUnitCell, readHeading } from "../import/table/header-text.ts";
import { findHeader, headings, type HeaderRows } from "../import/table/header.ts";
import { readUnit } from "../units/units.ts";
import { namesMeasure } from "./find-attribute.ts";

/** What a column of a schedule holds. */
export const ROLES = ["tag", "service", "description", "quantity", "make", "remarks", "asked", "ignore"] as const;
type Role = (typeof ROLES)[number];
const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
/** What a column is used for: its role, or 'asked:' and the id of the specification that it asks for. */
export type ColumnUse = Role | `asked:${string}`;
export const isColumnUse = (text: unknown): text is ColumnUse =>
  typeof text === "string" && (isRole(text) || text.startsWith("asked:"));

/** A column by its heading; requirements are named by it, with the unit that stands in it. */
export type ScheduleColumn = { heading: string; role: Role; name: string; unit: string; attribute?: string };
export const useOf = ({ role, attribute }: Pick<ScheduleColumn, "role" | "attribute">): ColumnUse =>
  attribute === undefined ? role : `asked:${attribute}`;
const parsedUse = (use: ColumnUse): Pick<ScheduleColumn, "role" | "attribute"> => {
  const attribute = /^asked:(.+)$/.exec(use)?.[1];
  return attribute === undefined ? { role: isRole(use) ? use : "asked" } : { role: "asked", attribute };
};
/** What a visitor has corrected, by the keys of headings; it is used for later schedules, too. */
export type RememberedColumns = Readonly<Record<string, ColumnUse>>;
export const columnKey = (heading: string): string => textKey(heading);

const HEADINGS: readonly (readonly [Role, RegExp])[] = [
  [
    "quantity",
    /^(?:total )?(?:qty|quantity|quantities|no of (?:units|sets|pumps|off)|nos|no off|number(?: of (?:units|sets))?|count|pcs|units|sets|required nos?)$/,
  ],
  [
    "tag",
    /^(?:(?:equipment|equip|unit|item|pump|chiller|ahu|fcu|fan|asset|plant|machine) )?(?:tag|tags|ref|reference|mark|designation|symbol|id|code|tag ref|equipment no|tag no|tag number|ref no|unit no|unit number|no)$|^(?:unit|equipment|item)$/,
  ],
  [
    "service",
    /^(?:service|services|serving|serves|area served|location|area|room|zone|level|floor|building|system(?: served)?|space)$/,
  ],
  [
    "description",
    /^(?:(?:equipment|item|unit|plant|chiller|pump|fan) )?(?:description|type|category|kind|equipment type|particulars|specification)$/,
  ],
  [
    "make",
    /^(?:make|makes|manufacturer|brand|vendor|supplier|basis of design|make model|manufacturer model|approved makes?)$/,
  ],
  ["remarks", /^(?:remarks?|notes?|comments?|accessories|features)$/],
  [
    "ignore",
    /^(?:s no|sr no|sl no|sr|sl|line|row|pos|position|index|price|unit price|rate|amount|total|model|model no|drawing|drawing no|sheet)$/,
  ],
];

const words = (heading: string): string =>
  textKey(heading)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** In place of a unit below a heading: 'Quantity / nos'. */
const COUNTED = / \/ (?:nos?|each|pcs|sets?|units?|[-–])\.?$/i;

/** What a heading names besides requirements; null for a heading of figures. */
const namedRole = (heading: string): Role | null =>
  HEADINGS.find(([, pattern]) => pattern.test(words(heading.replace(COUNTED, ""))))?.[0] ?? null;

const HAS_TAG = /^[\p{L}]{1,6}[-–_/. ]?.*\d/u;

function proposedRole(heading: string, values: readonly string[]): Role {
  if (values.length === 0 || heading === "")
    return heading === "" && values.length > 0 ? roleOfValues(values) : "ignore";
  if (countsRows(heading, values)) return "ignore";
  const role = namedRole(heading);
  if (values.every((value) => /^(?:nos?|no's|each|ea|sets?|pcs|pieces|lot|item)\.?$/i.test(value))) return "ignore";
  const areCounts = values.every((value) => /^\d{1,4}$/.test(value));
  // 'Unit' and 'No.' may name the machine or count machines.
  if (/^(?:unit|units|no|nos|item|number|equipment)$/.test(words(heading)))
    return areCounts ? "quantity" : HAS_TAG.test(values[0] ?? "") ? "tag" : "description";
  // 'Duty' is a figure, or what the machine is for.
  if (/^(?:duty|purpose|application|use)$/.test(words(heading)) && !values.some((value) => /\d/.test(value)))
    return "service";
  return role ?? "asked";
}

const roleOfValues = (values: readonly string[]): Role =>
  values.every((value) => HAS_TAG.test(value) && value.length < 30)
    ? "tag"
    : values.some((value) => !isNumber(value))
      ? "description"
      : "ignore";

/** Some rows with their headings: schedules often have a table per kind of equipment below one another. */
export type Block = { columns: ScheduleColumn[]; rows: { line: number; cells: string[] }[] };

/** Whether a row names columns: several roles, and no figures. */
const isHeadings = (cells: readonly string[]): boolean => {
  const filled = cells.filter(Boolean);
  const roles = new Set(filled.map(namedRole).filter((role) => role !== null));
  return roles.size > 1 && filled.length > 2 && !filled.some(isNumber);
};

/** The tables in these rows, with what their columns hold; empty if no row names columns. */
export function blocksOf(table: Pick<Table, "rows">, remembered: RememberedColumns): Block[] {
  const rows = table.rows.map((row) => row.map(cellText));
  const first = findHeader(table);
  const starts: HeaderRows[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const isFirst = starts.length === 0 && first.count > 0 && at === first.first;
    if (!isFirst && !isHeadings(rows[at] ?? [])) continue;
    const last = starts.at(-1);
    // Cells that are merged downwards repeat the names above, beside the units.
    if (last && at === last.first + last.count) {
      last.count += 1;
      continue;
    }
    const header = isFirst ? first : headerFrom(rows, at);
    starts.push(header);
    at = header.first + header.count - 1;
  }
  const blocks = starts.map((header, index): Block => {
    const until = starts[index + 1]?.first ?? rows.length;
    const names = headings({ rows: rows.slice(0, until) }, header);
    const body = rows.slice(header.first + header.count, until);
    const columns = names.map((heading, column): ScheduleColumn => {
      const values = body
        .filter(isRow)
        .map((row) => row[column] ?? "")
        .filter((value) => value !== "");
      const { name, unit } = namedColumn(heading);
      return { heading, name, unit, ...parsedUse(remembered[columnKey(heading)] ?? proposedRole(heading, values)) };
    });
    const cells = body.map((row, at) => ({ line: header.first + header.count + at, cells: row }));
    return { columns: withOneTag(columns), rows: cells };
  });
  return blocks.some(({ columns }) => columns.filter(({ role }) => role !== "ignore" && role !== "asked").length > 0)
    ? blocks
    : [];
}

/** A row of a machine has several cells; a title or note has one. */
export const isRow = (cells: readonly string[]): boolean => new Set(cells.filter(Boolean)).size > 1;

function headerFrom(rows: readonly string[][], at: number): HeaderRows {
  const { first, count } = findHeader({ rows: rows.slice(at, at + 6) });
  return count > 0 && first === 0 ? { first: at, count } : { first: at, count: 1 };
}

/** 'COP (min.)' is 'Min. COP'. */
const LIMIT_IN_BRACKETS = /^(.*\S)\s*[([](min|max)(?:imum|\.)?[)\]](.*)$/i;
/** The form of a power supply, which is no unit of its parts. */
const SUPPLY_FORM = /^V(?:olts?)?\s*[-/]\s*(?:ph|phases?|ø|~)\s*[-/]\s*Hz$/i;
/** Single letters are units only behind what measures something: 'Head m', but not 'Class A'. */
const LETTER_UNIT = /^(.*\S) ([mAWVK])$/;
const BRACKETS = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/;

/** The name and unit of a heading, also of one below a title ('Chilled water / LWT (°C)') and with units in the words of the trade. */
function namedColumn(heading: string): { name: string; unit: string } {
  const parts = heading.replace(LIMIT_IN_BRACKETS, "$2. $1$3").split(" / ");
  const last = parts.at(-1) ?? "";
  const unitLine = last.replace(/^[([{]\s*|\s*[)\]}]$/g, "");
  if (parts.length > 1 && SUPPLY_FORM.test(unitLine)) return { name: parts.slice(0, -1).join(" "), unit: "" };
  const isUnitLine = parts.length > 1 && (/^\W$/.test(last) || isUnitCell(last) || /^[([{]/.test(last));
  const read = readHeading(
    isUnitLine ? `${parts.slice(0, -1).join(" ")} (${readUnit(unitLine) ?? unitLine})` : parts.join(" "),
  );
  if (SUPPLY_FORM.test(read.unit)) return { name: read.name, unit: "" };
  if (read.unit !== "") return read;
  const [, measure = "", letter = ""] = LETTER_UNIT.exec(read.name) ?? [];
  if (namesMeasure(measure)) return { name: measure, unit: letter };
  const [, name = "", inside = ""] = BRACKETS.exec(read.name) ?? [];
  if (SUPPLY_FORM.test(inside)) return { name, unit: "" };
  const unit = name === "" ? null : readUnit(inside);
  return unit === null ? read : { name, unit };
}

/** Only one column names the machines; further ones are remarks. */
function withOneTag(columns: readonly ScheduleColumn[]): ScheduleColumn[] {
  const first = columns.findIndex(({ role }) => role === "tag");
  return columns.map((column, at) => (column.role === "tag" && at !== first ? { ...column, role: "remarks" } : column));
}
