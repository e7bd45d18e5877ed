import { seenFields } from "../content/changed-fields.ts";
import type { Field } from "../content/fields.ts";
import type { NamedRecord } from "../import/columns/named-records.ts";
import { textKey, type Table } from "../import/table/table-cells.ts";
import type { Difference, RowProblem } from "../import/plan-types.ts";
import { wordsOf, type WordShape } from "../languages/words.ts";
import { writeCell } from "./field-cells.ts";
import { planExpected } from "./plan-expected.ts";
import type { PlannedRecord, Planning } from "./plan-types.ts";
import { isOwnPage } from "../pages/own-pages.ts";
import { planWords, readValue } from "./plan-values.ts";
import { readTab, type TabRow } from "./read-tab.ts";
import { columnsOf, wordsCell, type Column } from "./record-cells.ts";
import { EMPTIES, EXPECTED, type RecordSheet } from "./sheets.ts";
import { WORKBOOK_LANGUAGES, type SiteRow } from "./site-content.ts";
import { readWords } from "./word-cells.ts";

type Found = { read: TabRow; named: NamedRecord; stored: SiteRow | null; problem: string | null };

/** Plans a tab: what each of its rows would change. */
export function planRecords(sheet: RecordSheet, table: Table, planning: Planning): PlannedRecord[] {
  const columns = columnsOf(sheet.fields, WORKBOOK_LANGUAGES);
  const nameHead = sheet.fields[sheet.nameField]?.label ?? "";
  const { head, rows, ignored } = readTab(
    table,
    columns.map((column) => column.head),
    nameHead,
  );
  if (head === -1) {
    planning.ignored.push(`${sheet.title}: it has no column ${nameHead}`);
    return [];
  }
  planning.ignored.push(...ignored.map((column) => `${sheet.title}: column ${column}`));
  const found = identified(sheet, rows, planning);
  planning.records.add(
    sheet.table,
    found.flatMap(({ stored, named }) => (stored ? [] : [named])),
  );
  return found.map((one) => planRow(sheet, columns, one, planning));
}

/** Which record each row is. */
function identified(sheet: RecordSheet, rows: readonly TabRow[], { content, slugFromName }: Planning): Found[] {
  const stored = content[sheet.table] ?? [];
  const { slugField, nameField } = sheet;
  const bySlug = new Map(slugField ? stored.map((row) => [String(row[slugField]), row]) : []);
  const byName = Map.groupBy(stored, (row) => textKey(String(row[nameField])));
  const [nameHead, slugHead] = [
    sheet.fields[nameField]?.label ?? "",
    slugField ? (sheet.fields[slugField]?.label ?? "") : "",
  ];
  const taken = new Map<string, number>();
  return rows.map((read): Found => {
    const name = read.cells.get(nameHead) ?? "";
    const given = slugField ? (read.cells.get(slugHead) ?? "") : "";
    const sameName = given === "" ? (byName.get(textKey(name)) ?? []) : [];
    const record = bySlug.get(given) ?? (sameName.length === 1 ? sameName[0] : undefined);
    const slug = given || String((slugField && record?.[slugField]) ?? (name === "" ? "" : slugFromName(name)));
    const key = record?.id ?? (slugField ? slug : textKey(name));
    const earlier = taken.get(key);
    if (earlier === undefined) taken.set(key, read.row);
    const problem =
      earlier !== undefined
        ? `This is the same record as row ${earlier}: give it another URL slug, or remove one of the two.`
        : sameName.length > 1
          ? `${sameName.length} records have this name: fill ${slugHead || nameHead}.`
          : null;
    const named: NamedRecord = { id: record?.id ?? crypto.randomUUID(), name, slug, parent_id: null };
    return { read, named, stored: record ?? null, problem };
  });
}

function planRow(
  { table, title, slugField, fields }: RecordSheet,
  columns: readonly Column[],
  { read, named, stored, problem }: Found,
  { names, content, records }: Planning,
): PlannedRecord {
  const { cells } = read;
  const { id, name, slug } = named;
  const problems: RowProblem[] = [...read.problems, ...(problem ? [{ column: "", reason: problem }] : [])];
  const differences: Difference[] = [];
  const typed: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const column of columns) {
    const { head, name: field, language } = column;
    if (language) continue;
    const given = cells.get(head) ?? "";
    // New records stand in the order of the workbook, if it says nothing else.
    const text =
      field === slugField ? slug : given === "" && !stored && field === "sort_order" ? String(read.row) : given;
    const result = readValue({ field: column.field, name: field }, text, stored, typed, names);
    if (result && "reason" in result) {
      problems.push({ column: head, reason: result.reason });
      continue;
    }
    typed[field] = column.field.typed(result ? result.value : stored?.[field]);
    if (!result) continue;
    after[field] = result.value;
    // By which paths name it: 'Chillers > Scroll'.
    if (field === "parent_id") named.parent_id = result.value as string | null;
    if (stored)
      differences.push({
        label: head,
        before: writeCell(column.field, column.field.typed(stored[field]), typed, names),
        after: text === EMPTIES ? "" : text,
      });
  }
  const row = { ...stored, ...after };
  const words = planWords(
    cells,
    columns.flatMap((column) =>
      column.language
        ? [{ head: column.head, name: column.name, language: column.language.code, max: maxOf(column.field.words) }]
        : [],
    ),
    stored,
    ({ name: field, language }) => {
      const of: Pick<Field, "label" | "words"> = fields[field] ?? { label: "" };
      return {
        before: stored ? wordsCell(field, of, stored, language) : "",
        words: wordsOf({ [field]: of }, field, row[field as keyof typeof row]),
        read: (text) => (of.words ? readWords(of.words, row[field as keyof typeof row], text) : []),
      };
    },
  );
  if (words.translations) after["translations"] = words.translations;
  differences.push(...words.differences);
  const { [EXPECTED]: expected, ...values } = after;
  if (table === "pages") problems.push(...ownPageProblems(slug, after, fields));
  const links = planExpected({ id, expected: expected as string[] | undefined }, content, records);
  problems.push(...words.problems, ...links.problems);
  const own = { sheet: title, row: read.row, table, id, name, differences, problems };
  if (problems.length > 0) return { ...own, kind: "refused", changes: [] };
  const changes = [
    ...(Object.keys(values).length > 0
      ? [{ table_name: table, record: id, before: stored && seenFields(stored, values), after: values }]
      : []),
    ...links.changes,
  ];
  return { ...own, kind: stored ? (changes.length > 0 ? "changed" : "unchanged") : "new", changes };
}

/** Entries have words of several lengths; the database limits them as a whole. */
const maxOf = (words: WordShape | undefined): number => (words && words.as !== "entries" ? words.max : Infinity);

/** What the database refuses of the site's own pages, and of others that take a part of them. */
function ownPageProblems(slug: string, values: Record<string, unknown>, fields: RecordSheet["fields"]): RowProblem[] {
  const column = (name: string): string => fields[name]?.label ?? name;
  const sections = (values["sections"] ?? []) as readonly { type?: unknown }[];
  if (isOwnPage(slug))
    return values["published"] === false
      ? [{ column: column("published"), reason: "This page is part of the site and stays published." }]
      : [];
  return sections.some(({ type }) => type === "part")
    ? [{ column: column("sections"), reason: "Only the site's own pages have parts of the site." }]
    : [];
}
