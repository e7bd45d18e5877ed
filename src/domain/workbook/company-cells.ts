import { settingFields } from "../settings/setting-fields.ts";
import { siteSettings, type SiteSettings } from "../settings/settings.ts";
import type { Field } from "../content/fields.ts";
import { wordsOf } from "../languages/words.ts";
import { writeCell } from "./field-cells.ts";
import { namedRecords, writtenNames, type SiteRow } from "./site-content.ts";
import { writeWords } from "./word-cells.ts";

/** A setting as a row of the tab: what it is called, and its cells. */
export type SettingRow = { key: keyof typeof settingFields; field: Field };
export const SETTING_ROWS = Object.entries(settingFields).map(([key, field]) => ({ key, field })) as SettingRow[];

export const settingsOf = (rows: readonly SiteRow[]): SiteSettings =>
  siteSettings(rows.map((row) => ({ key: String(row["key"]), value: row["value"] })));

const NO_RECORDS = writtenNames(namedRecords({}));

/** The cell of a setting. */
export const settingCell = ({ key, field }: SettingRow, settings: SiteSettings): string =>
  writeCell(field, field.typed(settings[key]), {}, NO_RECORDS);

/** The words of a setting in a language, as a cell. */
export function settingWordsCell({ key, field }: SettingRow, settings: SiteSettings, language: string): string {
  if (!field.words) return "";
  const value = field.typed(settings[key]);
  const texts = new Map(
    settings.setting_words.flatMap((word) => (word.language === language ? [[word.source, word.text] as const] : [])),
  );
  const words = wordsOf({ [key]: field }, key, value).values();
  return writeWords(field.words, value, () => texts.get(words.next().value ?? "") ?? "");
}
