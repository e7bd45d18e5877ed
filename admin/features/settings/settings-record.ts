import type { Client } from "#db/client.ts";
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
import type { ComparedField, ComparedFields } from "../../records/ConflictDialog.tsx";
import type { EditorDefinition } from "../../records/use-editor-form.ts";

/** All settings as one record to edit. Its version contains the version of every setting that has its own field. */
export type SettingsRecord = { id: string; updated_at: string; values: SettingsFormValues; others: Setting[] };

export async function readSettings(from: Client): Promise<SettingsRecord> {
  const rows = await listSettings(from);
  const versions = Object.fromEntries(
    rows.filter((row) => isTypedSetting(row.key)).map((row) => [row.key, row.updated_at]),
  );
  const site = siteSettings(rows);
  return {
    id: "settings",
    updated_at: JSON.stringify(versions),
    values: { ...site, founding_year: String(site.founding_year) },
    others: rows.filter((row) => !isTypedSetting(row.key)),
  };
}

const lines = (rows: readonly Record<string, string>[]) => rows.map((row) => Object.values(row).join(": ")).join("\n");
/** The text of a setting in the comparison of two versions. */
function shown(value: SettingsFormValues[keyof SettingsFormValues]): string {
  if (!Array.isArray(value))
    return typeof value === "object" ? Object.values(value).filter(Boolean).join(", ") : String(value);
  return value.every((entry) => typeof entry === "string")
    ? value.join(", ")
    : lines(value as Record<string, string>[]);
}

export const labelOf = (key: keyof SettingsFormValues) => SETTING_LABELS[key].label;

const compared = Object.fromEntries(
  TYPED_SETTINGS.map((key): [string, ComparedField<SettingsFormValues>] => [
    key,
    { label: labelOf(key), show: (values) => shown(values[key]) },
  ]),
) as ComparedFields<SettingsFormValues>;

/** The editor of all settings. Stores what differs from `before`, if nobody changed the same settings since that version. */
export const settingsDefinition: EditorDefinition<SettingsRecord, SettingsFormValues, SettingsInput> = {
  schema: settingsFormSchema,
  values: ({ values }) => values,
  compared,
  load: readSettings,
  update: async (to, _id, input, version, { before, now }) => {
    const versions = JSON.parse(version) as Record<string, string>;
    const changes = changedSettings(before, now).map(
      (key) => [key, { value: input[key], seen: versions[key] ?? null }] as const,
    );
    if (changes.length > 0) await saveSettings(to, Object.fromEntries(changes));
    return readSettings(to);
  },
};
