import { sameValue } from "../content/changed-fields.ts";
import type { Table } from "../import/table/table-cells.ts";
import { settingsFormSchema } from "../settings/settings-form.ts";
import type { SiteSettings } from "../settings/settings.ts";
import { tooLong } from "../text/text.ts";
import { wordsOf } from "../languages/words.ts";
import { settingCell, SETTING_ROWS, settingsOf, settingWordsCell, type SettingRow } from "./company-cells.ts";
import { CellError, labelKey } from "./entry-lines.ts";
import type { ChangeRow, PlannedRecord, Planning } from "./plan-types.ts";
import { readValue } from "./plan-values.ts";
import { readTab, type TabRow } from "./read-tab.ts";
import { asRead } from "./record-cells.ts";
import { COMPANY_SHEET, EMPTIES, inWords, SETTING_HEADS } from "./sheets.ts";
import { readWords } from "./word-cells.ts";
import { WORKBOOK_LANGUAGES } from "./site-content.ts";

type Words = SiteSettings["setting_words"];
const WORDS = "setting_words";
const WORD_MAX = 500;

/** Plans the tab of the settings. The words in other languages are one setting, which the last row stores. */
export function planCompany(table: Table, planning: Planning): PlannedRecord[] {
  const heads = WORKBOOK_LANGUAGES.map(({ name }) => inWords(SETTING_HEADS.value, name));
  const tab = readTab(table, [SETTING_HEADS.name, SETTING_HEADS.value, ...heads], SETTING_HEADS.name);
  const rows = planning.content[COMPANY_SHEET.table] ?? [];
  const settings = settingsOf(rows);
  const stored = new Map(rows.map((row) => [String(row["key"]), row]));
  const change = (key: string, value: unknown): ChangeRow => {
    const row = stored.get(key);
    return row
      ? { table_name: COMPANY_SHEET.table, record: row.id, before: { value: row["value"] }, after: { value } }
      : { table_name: COMPANY_SHEET.table, record: crypto.randomUUID(), before: null, after: { key, value } };
  };
  const byLabel = new Map(SETTING_ROWS.map((row) => [labelKey(row.field.label), row]));
  const asked = new Set<string>();
  let words: Words = settings.setting_words;
  const planned = tab.rows.flatMap((read): PlannedRecord[] => {
    const label = read.cells.get(SETTING_HEADS.name) ?? "";
    const row = byLabel.get(labelKey(label));
    if (!row || asked.has(row.key)) {
      if (label !== "") planning.ignored.push(`${COMPANY_SHEET.title}: row ${read.row}, ${label}`);
      return [];
    }
    asked.add(row.key);
    const outcome = planSetting(row, read, settings, planning);
    words = outcome.words(words);
    const changes = outcome.value === undefined ? [] : [change(row.key, outcome.value)];
    const isChanged = outcome.planned.kind === "changed";
    return [{ ...outcome.planned, id: row.key, table: COMPANY_SHEET.table, changes: isChanged ? changes : [] }];
  });
  const last = planned.findLast(({ kind }) => kind === "changed");
  if (last && !sameValue(words, settings.setting_words)) {
    const { error } = settingsFormSchema.shape.setting_words.safeParse(words);
    if (error) last.problems.push({ column: heads[0] ?? "", reason: error.issues[0]?.message ?? "Too many words" });
    else last.changes.push(change(WORDS, words));
  }
  return planned.map((one) => (one.problems.length > 0 ? { ...one, kind: "refused", changes: [] } : one));
}

function planSetting(
  row: SettingRow,
  { row: number, cells, problems }: TabRow,
  settings: SiteSettings,
  { names }: Planning,
): { planned: Omit<PlannedRecord, "id" | "table" | "changes">; value?: unknown; words: (all: Words) => Words } {
  const { key, field } = row;
  const planned: Omit<PlannedRecord, "id" | "table" | "changes"> = {
    ...{ sheet: COMPANY_SHEET.title, row: number, name: field.label, kind: "unchanged" },
    ...{ differences: [], problems: [...problems] },
  };
  const text = cells.get(SETTING_HEADS.value) ?? "";
  const result = readValue({ field, name: key }, text, settings, {}, names);
  if (result && "reason" in result) planned.problems.push({ column: SETTING_HEADS.value, reason: result.reason });
  const value = result && "value" in result ? result.value : undefined;
  if (value !== undefined)
    planned.differences.push({
      label: field.label,
      before: settingCell(row, settings),
      after: text === EMPTIES ? "" : text,
    });
  const typed = field.typed(value ?? settings[key]);
  const sources = wordsOf({ [key]: field }, key, typed);
  const given: Words = [];
  for (const { code, name } of WORKBOOK_LANGUAGES) {
    const head = inWords(SETTING_HEADS.value, name);
    const said = cells.get(head) ?? "";
    const before = settingWordsCell(row, settings, code);
    if (said === "" || !field.words || asRead(before) === said) continue;
    try {
      const texts = said === EMPTIES ? sources.map(() => "") : readWords(field.words, typed, said);
      if (texts.some(({ length }) => length > WORD_MAX)) throw new CellError(tooLong(WORD_MAX));
      given.push(...sources.map((source, at) => ({ language: code, source, text: texts[at] ?? "" })));
      planned.differences.push({ label: inWords(field.label, name), before, after: said === EMPTIES ? "" : said });
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      planned.problems.push({ column: head, reason: error.message });
    }
  }
  if (planned.problems.length > 0) planned.kind = "refused";
  else if (planned.differences.length > 0) planned.kind = "changed";
  const isGiven = ({ language, source }: Words[number]) =>
    given.some((one) => one.language === language && one.source === source);
  return {
    planned,
    value,
    words: (all) =>
      planned.kind === "changed"
        ? [...all.filter((word) => !isGiven(word)), ...given.filter((word) => word.text !== "")]
        : all,
  };
}
