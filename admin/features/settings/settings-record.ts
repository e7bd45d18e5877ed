import { listSettings, saveSettings, type Setting } from "#db/settings.ts";
import {
  changedSettings,
  isTypedSetting,
  TYPED_SETTINGS,
  type SettingsFormValues,
  type SettingsInput,
} from "#domain/settings-form.ts";
import { siteSettings } from "#domain/settings.ts";
import { client } from "../../environment.ts";

/** All settings as one record to edit. Its version names that of every setting with a field of its own. */
export type SettingsRecord = { id: string; updated_at: string; values: SettingsFormValues; others: Setting[] };

export async function readSettings(): Promise<SettingsRecord> {
  const rows = await listSettings(client);
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

/** Stores what differs from `before`, if nobody changed the same settings since that version. */
export async function writeSettings(
  before: SettingsFormValues,
  typed: SettingsFormValues,
  input: SettingsInput,
  version: string,
): Promise<SettingsRecord> {
  const versions = JSON.parse(version) as Record<string, string>;
  const changes = changedSettings(before, typed).map(
    (key) => [key, { value: input[key], seen: versions[key] ?? null }] as const,
  );
  if (changes.length > 0) await saveSettings(client, Object.fromEntries(changes));
  return readSettings();
}

const lines = (rows: readonly Record<string, string>[]) => rows.map((row) => Object.values(row).join(": ")).join("\n");
const LABELS: Record<keyof SettingsFormValues, string> = {
  company_name: "Company Name",
  company_tagline: "Tagline",
  company_legal_name: "Legal Name",
  founding_year: "Founding Year",
  phones: "Telephone Numbers",
  whatsapp_number: "WhatsApp Number",
  whatsapp_greeting: "WhatsApp Greeting",
  sales_email: "Sales Email",
  support_email: "Support Email",
  address: "Address",
  opening_hours: "Opening Hours",
  support_hours: "Support Hours",
  experience_years: "Years of Experience",
  projects_completed: "Projects Completed",
  satisfaction_percent: "Client Satisfaction",
  engineers_count: "Engineers",
  response_time: "Response Time",
  social_links: "Social Links",
  navigation_brands: "Brands in the Menu",
  seo_description: "Search Description",
};

/** How a setting is shown beside another version of it. */
function shown(value: SettingsFormValues[keyof SettingsFormValues]): string {
  if (!Array.isArray(value))
    return typeof value === "object" ? Object.values(value).filter(Boolean).join(", ") : String(value);
  return value.every((entry) => typeof entry === "string")
    ? value.join(", ")
    : lines(value as Record<string, string>[]);
}

export const SETTING_FIELDS = TYPED_SETTINGS.map((key) => ({
  key,
  label: LABELS[key],
  show: (values: SettingsFormValues) => shown(values[key]),
}));
export const labelOf = (key: keyof SettingsFormValues) => LABELS[key];
