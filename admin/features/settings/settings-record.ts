import type { Client } from "#db/client.ts";
import type { Json } from "#db/database.types.ts";
import { listSettings, saveSettings, type Setting } from "#db/content/settings.ts";
import {
  changedSettings,
  isTypedSetting,
  settingsFormSchema,
  TYPED_SETTINGS,
  type SettingsFormValues,
  type SettingsInput,
} from "#domain/settings/settings-form.ts";
import { SETTING_LABELS } from "#domain/settings/setting-labels.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import type { ComparedFields } from "../../records/ConflictDialog.tsx";
import type { EditorDefinition } from "../../records/use-editor-form.ts";

/** All settings as one record to edit, with the stored values of those that have their own field. */
export type SettingsRecord = {
  id: string;
  updated_at: string;
  values: SettingsFormValues;
  /** What each of them is worth: the stored value, or what counts without one. */
  columns: object;
  stored: Record<string, Json>;
  others: Setting[];
};

export async function readSettings(from: Client): Promise<SettingsRecord> {
  const rows = await listSettings(from);
  const typed = rows.filter((row) => isTypedSetting(row.key));
  const site = siteSettings(rows);
  return {
    id: "settings",
    updated_at: JSON.stringify(typed.map(({ key, updated_at }) => [key, updated_at])),
    values: { ...site, founding_year: String(site.founding_year ?? "") },
    columns: { ...site, ...Object.fromEntries(typed.map(({ key, value }) => [key, value])) },
    stored: Object.fromEntries(typed.map(({ key, value }) => [key, value])),
    others: rows.filter((row) => !isTypedSetting(row.key)),
  };
}

export const labelOf = (key: keyof SettingsFormValues) => SETTING_LABELS[key].label;

const compared = Object.fromEntries(
  TYPED_SETTINGS.map((key) => [key, labelOf(key)]),
) as ComparedFields<SettingsFormValues>;

/** The editor of all settings. Stores what differs from `before`, if nobody changed the same settings since. */
export const settingsDefinition: EditorDefinition<SettingsRecord, SettingsFormValues, SettingsInput> = {
  schema: settingsFormSchema,
  values: ({ values }) => values,
  compared,
  columns: ({ columns }) => columns,
  load: readSettings,
  update: async (to, _id, input, { stored }, { before, now, draft }) => {
    const changes = changedSettings(before, now).map(
      (key) => [key, { value: input[key], seen: key in stored ? { value: stored[key] ?? null } : null }] as const,
    );
    if (changes.length > 0) await saveSettings(to, Object.fromEntries(changes), { draft });
    return readSettings(to);
  },
};
