import { decimalSignOf, plainFigure } from "../import/table/decimals.ts";
import { readDelimited } from "../import/table/delimited.ts";
import { cellText, isNoValue, isNumber, TableError, type Table } from "../import/table/table-cells.ts";
import { quantityFrom } from "../enquiries/quote-list.ts";
import { writtenNumber } from "../text/written-numbers.ts";
import { inEnglish } from "../text/arabic-terms.ts";
import { blocksOf, isRow, type Block, type RememberedColumns, type ScheduleColumn } from "./columns.ts";
import { namesMeasure } from "./find-attribute.ts";
import { countOfTags, tagMeaning, tagsFirst } from "./tags.ts";
import { isSpecification, specificationRow } from "./specification-text.ts";
import { takeQuantity, textParts, type TextParts } from "./text-figures.ts";
import { upright } from "./upright.ts";

/** More rows than a schedule of a large building has; each shows up to three machines. */
const SCHEDULE_ROWS_MAX = 500;

/** Titles, notes and blank columns of a copied table make more lines than rows. */
export const SCHEDULE_LINES_MAX = SCHEDULE_ROWS_MAX * 4;
/** The longest line of a text, or cell, and all of them together: 500 rows of 200 characters. Reading takes time for each. */
const LINE_MAX = 2000;
const CHARACTERS_MAX = 100_000;

/** A figure of a row with its own name and unit, from a column; or the parts of a text. */
export type Entry = { name: string; unit: string; text: string; attribute?: string };

/** A machine that a schedule asks for, before the catalogue says what its figures mean. */
export type RawRow = {
  /** Counted from 1, as a spreadsheet shows it. */
  line: number;
  tag: string;
  service: string;
  description: string;
  /** The title above it, such as 'Chillers'. */
  section: string;
  quantity: number | null;
  make: string;
  entries: Entry[];
  texts: TextParts[];
};

/** A line that is no machine: a title, a note, a greeting. */
type Note = { line: number; text: string };
export type RawSchedule = { columns: ScheduleColumn[]; rows: RawRow[]; notes: Note[] };

/** What a visitor has given: the text as it was pasted, or the rows of a file. */
export type ScheduleSource = { kind: "text"; text: string } | { kind: "rows"; name: string; rows: string[][] };

/**
 * The rows of a file as texts, with decimal points whatever the file uses: one more than a schedule may have, so that reading them
 * refuses a longer file. Throws a TableError if a cell is too long.
 */
export function rowsOfTable(table: Table): string[][] {
  const rows = table.rows.slice(0, SCHEDULE_LINES_MAX + 1);
  refuseLongLines(rows.map((row) => row.map(cellText)));
  const sign = decimalSignOf(rows);
  return rows.map((row) => row.map((cell) => plainFigure(cell, sign).replace(/\s+/g, " ").trim()));
}

/** Columns that a PDF or a mail has lined up with blanks. */
const LINED_UP = /\S {2,}(?=\S)/g;
function withTabs(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const lined = lines.filter((line) => (line.trim().match(LINED_UP)?.length ?? 0) > 1);
  return !text.includes("\t") && lined.length > lines.length / 2 ? text.replace(/(?<=\S) {2,}(?=\S)/g, "\t") : text;
}

/** Reads a schedule. Throws a TableError that says why it cannot be read. */
export function readSchedule(source: ScheduleSource, remembered: RememberedColumns): RawSchedule {
  if (source.kind === "text" && source.text.trim() === "") throw new TableError("There is nothing to read yet.");
  const typed = source.kind === "text" ? source.text.split(/\r\n?|\n/).map((line) => [line]) : source.rows;
  refuseLength(typed.filter((cells) => cells.some((text) => text.trim() !== "")).length, SCHEDULE_LINES_MAX);
  refuseLongLines(typed);
  const given = typed.map((row) => row.map(inEnglish));
  const text = source.kind === "text" ? withTabs(given.flat().join("\n")) : "";
  const lines = source.kind === "text" ? text.split("\n") : given.map((row) => row.filter(Boolean).join("\t"));
  const rows = source.kind === "text" ? rowsOfTable(readDelimited(text).table) : given;
  const blocks = blocksOf({ rows: upright(rows.map((row) => withoutRule(row.map(cellText)))) }, remembered);
  const rowsRead = blocks.length > 0 ? readBlocks(blocks) : readLines(lines);
  const isProse = source.kind === "text" && !text.includes("\t") && isOneMachine(text, rowsRead.rows);
  const specification = isProse ? specificationRow(text) : null;
  const read = specification ? { columns: [], rows: [specification], notes: [] } : rowsRead;
  refuseLength(read.rows.length, SCHEDULE_ROWS_MAX);
  if (read.rows.length === 0)
    throw new TableError(
      "No row of equipment was found in this. A row has a tag, such as CH-01, or names a machine, and says what is asked for; a specification says what a machine shall have.",
    );
  return read;
}

/** Whether what was read as rows is one machine: what a specification says of it is no row, or several without tag and number. */
function isOneMachine(text: string, rows: readonly RawRow[]): boolean {
  if (rows.length <= 1) return rows.length === 0 || isSpecification(text);
  return /\b(?:shall|must)\b/i.test(text) && rows.every(({ tag, quantity }) => tag === "" && quantity === null);
}

function refuseLength(count: number, most: number): void {
  if (count > most)
    throw new TableError(
      `This schedule has ${writtenNumber(count)} rows; at most ${SCHEDULE_ROWS_MAX} are read at once. Divide it into several parts.`,
    );
}

function refuseLongLines(rows: readonly (readonly string[])[]): void {
  let all = 0;
  for (const text of rows.flat()) {
    all += text.length;
    if (text.length > LINE_MAX)
      throw new TableError(
        `A line or cell of this has ${writtenNumber(text.length)} characters (“${text.trim().slice(0, 40)} …”); at most ${writtenNumber(LINE_MAX)} are read. Shorten or remove it.`,
      );
  }
  if (all > CHARACTERS_MAX)
    throw new TableError(
      `This has ${writtenNumber(all)} characters; at most ${writtenNumber(CHARACTERS_MAX)} are read at once. Divide it into several parts.`,
    );
}

function readBlocks(blocks: readonly Block[]): RawSchedule {
  const columns = new Map<string, ScheduleColumn>();
  const rows: RawRow[] = [];
  const notes: Note[] = [];
  let section = "";
  for (const block of blocks) {
    for (const column of block.columns) if (!columns.has(column.heading)) columns.set(column.heading, column);
    for (const { line, cells } of block.rows) {
      const said = [...new Set(cells.filter(Boolean))];
      if (said.length === 0 || isRepeated(cells, block.columns)) continue;
      if (!isRow(cells) || isTotal(cells)) {
        section = said[0] ?? "";
        notes.push({ line: line + 1, text: section });
      } else rows.push(rowOf(line + 1, cells, block.columns, section));
    }
  }
  return { columns: [...columns.values()].filter(({ heading }) => heading !== ""), rows, notes };
}

/** A line below heads, as tables of mails have it: '|-----|-----|'. */
const withoutRule = (cells: readonly string[]): string[] =>
  cells.every((text) => /^[-–—=_:+\s]*$/.test(text)) ? cells.map(() => "") : [...cells];
/** The sum of a column is no machine. */
const isTotal = (cells: readonly string[]): boolean =>
  cells.some((text) => /^(?:(?:grand|sub)[- ]?)?totals?:?$|^(?:ال)?[إا]جمالي:?$|^المجموع:?$/i.test(text.trim()));

const isRepeated = (cells: readonly string[], columns: readonly ScheduleColumn[]): boolean =>
  cells.every((text, at) => text === "" || columns[at]?.heading === text);

/** A row of a table: each cell by the role of its column. */
function rowOf(line: number, cells: readonly string[], columns: readonly ScheduleColumn[], section: string): RawRow {
  const of = (role: ScheduleColumn["role"]): string[] =>
    columns.flatMap((column, at) => (column.role === role && !isNoValue(cells[at] ?? "") ? [cells[at] ?? ""] : []));
  const tag = of("tag").join(" ");
  const texts = [...of("description"), ...of("remarks")].map(textParts);
  const [counted] = of("quantity")
    .map(quantityOf)
    .filter((quantity) => quantity !== null);
  const entries = columns.flatMap(({ role, name, unit, attribute }, at): Entry[] => {
    const text = cells[at] ?? "";
    return role === "asked" && !isNoValue(text)
      ? [{ name, unit, text, ...(attribute !== undefined && { attribute }) }]
      : [];
  });
  return {
    line,
    tag,
    service: of("service").join(", "),
    description: of("description").join(", "),
    section,
    quantity: counted ?? texts.find(({ quantity }) => quantity !== null)?.quantity ?? quantityOfTag(tag),
    make: of("make").join(", "),
    entries,
    texts,
  };
}

/** '2', '2 nos.', '2 duty + 1 standby', '2+1'. */
const quantityOf = (text: string): number | null => {
  const [, duty, standby] = /^(\d{1,3})\s*\+\s*(\d{1,2})$/.exec(text) ?? [];
  if (duty !== undefined) return quantityFrom(String(Number(duty) + Number(standby)));
  return quantityFrom(text.replace(/\.0+$/, "")) ?? takeQuantity(text).quantity;
};

const quantityOfTag = (tag: string): number | null => {
  const count = tag === "" ? 1 : countOfTags(tag);
  return count > 1 ? count : null;
};

/** Reads lines of text: those with a tag are machines, and those without one that name a machine and say what is asked for. */
function readLines(lines: readonly string[]): RawSchedule {
  const rows: RawRow[] = [];
  const notes: Note[] = [];
  let section = "";
  for (const [at, typed] of lines.entries()) {
    const text = typed.replace(/\t/g, "; ").replace(/\s+/g, " ").trim();
    if (text === "") continue;
    const tagged = tagsFirst(text);
    const parts = textParts(tagged?.rest ?? text.replace(BULLET, ""));
    const says = parts.figures.some(isFigure) || parts.refrigerants.length > 0 || parts.supply !== null;
    const last = rows.at(-1);
    const continues = last?.line === at && says && parts.quantity === null && (!hasSaid(last) || /^\s/.test(typed));
    if (tagged) rows.push(lineRow(at + 1, tagged.tag, parts, section));
    else if (continues && !BULLET.test(typed)) continueRow(last, parts, at + 1);
    else if (says && (parts.quantity !== null || BULLET.test(typed))) rows.push(lineRow(at + 1, "", parts, section));
    else {
      if (!says && text.length < 60) section = text;
      notes.push({ line: at + 1, text });
    }
  }
  return { columns: [], rows, notes };
}

const BULLET = /^\s*(?:[-•*·]|\(?\d{1,3}[.)])\s+/;
/** A number without a unit and a name is no figure: 'Level 3'. */
const isFigure = ({ text, name }: { text: string; name: string }): boolean => !isNumber(text) || name !== "";
const hasSaid = ({ texts }: RawRow): boolean => texts.some(({ figures }) => figures.length > 0);

/** What a line says: its words, and those beside its figures that name the machine. */
const described = ({ words, figures }: TextParts): string =>
  [...words, ...figures.flatMap(({ name, after }) => [name, after]).filter(isDescription)].join(", ");

function continueRow(row: RawRow, parts: TextParts, line: number): void {
  row.texts.push(parts);
  row.description = [row.description, described(parts)].filter(Boolean).join(" ");
  row.line = line;
}

function lineRow(line: number, tag: string, parts: TextParts, section: string): RawRow {
  return {
    line,
    tag,
    service: "",
    description: described(parts),
    section: tag !== "" && tagMeaning(tag) !== "" ? "" : section,
    quantity: parts.quantity ?? bareCount(parts) ?? quantityOfTag(tag),
    make: "",
    entries: [],
    texts: [parts],
  };
}

/** Words that say what a machine is, and not what is measured. */
const isDescription = (text: string): boolean => /\p{Ll}/u.test(text) && !namesMeasure(text);

/** The only whole number without a name and unit is the number of machines: 'CH-01, chiller, 2, 350 TR'. */
function bareCount({ figures }: TextParts): number | null {
  const bare = figures.filter(({ name, text, after }) => name === "" && after === "" && /^\d{1,3}$/.test(text));
  return bare.length === 1 ? quantityFrom(bare[0]?.text ?? "") : null;
}
