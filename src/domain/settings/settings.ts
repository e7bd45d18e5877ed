import * as z from "zod";
import { OTHER_LANGUAGES } from "../languages/languages.ts";

/** A number or a text, such as 50 or '50+'. Not z.coerce.string(), which turns a missing value into 'undefined'. */
const figure = z.union([z.string(), z.number().transform(String)]);

/** The parts of the site that may be switched off although there is content for them. */
export const OPTIONAL_PARTS = [
  ...(["references", "services", "solutions", "testimonials", "news", "certificates", "team"] as const),
] as const;
export type OptionalPart = (typeof OPTIONAL_PARTS)[number];

/** A link of a menu: an address of this site or of another, with its name; without one that of the page. */
export type MenuEntry = { label: string; address: string };
const entries = (...addresses: string[]): MenuEntry[] => addresses.map((address) => ({ label: "", address }));
const menu = z.array(z.object({ label: z.string(), address: z.string() }));
const MAIN_MENU = entries("/", "/corporate", "/products", "/solutions", "/references", "/contact");
const FOOTER_MENU = entries(
  ...["/corporate", "/mission-vision", "/products", "/solutions", "/references", "/news", "/certificates", "/team"],
  ...["/careers", "/contact"],
);

export const TYPEFACES = ["drawing", "system", "serif"] as const;
export const CORNERS = ["fine", "square", "round"] as const;

/** '#rrggbb', or empty. */
export const COLOUR = /^$|^#[0-9a-fA-F]{6}$/;
const colour = z.string().regex(COLOUR);

/**
 * The settings that the site knows. A missing or unreadable value falls back to the default here, so that a mistake in one
 * value cannot break the site. No default says anything of a company: what nobody has entered is not shown.
 */
export const siteSettingsSchema = z.object({
  company_name: z.string().catch("Catalogue"),
  company_tagline: z.string().catch(""),
  company_legal_name: z.string().catch(""),
  phones: z.array(z.object({ label: z.string(), number: z.string() })).catch([]),
  whatsapp_number: z.string().catch(""),
  whatsapp_greeting: z.string().catch("Hello! I need assistance with your MEP services."),
  sales_email: z.string().catch(""),
  support_email: z.string().catch(""),
  address: z
    .object({
      street: z.string().default(""),
      district: z.string().default(""),
      city: z.string().default(""),
      country: z.string().default(""),
      postcode: z.string().default(""),
      map_url: z.string().default(""),
    })
    .catch({ street: "", district: "", city: "", country: "", postcode: "", map_url: "" }),
  opening_hours: z.string().catch(""),
  support_hours: z.string().catch(""),
  founding_year: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{4}$/)
        .transform(Number),
    ])
    .nullable()
    .catch(null),
  projects_completed: figure.catch(""),
  satisfaction_percent: figure.catch(""),
  engineers_count: figure.catch(""),
  response_time: figure.catch(""),
  social_links: z.array(z.object({ label: z.string(), url: z.string() })).catch([]),
  main_menu: menu.catch(MAIN_MENU),
  footer_menu: menu.catch(FOOTER_MENU),
  /** The languages of the site beside the first. */
  languages: z.array(z.enum(OTHER_LANGUAGES)).catch([]),
  /** The words of the settings in other languages: `source` is what they stand for. */
  setting_words: z
    .array(z.object({ language: z.enum(OTHER_LANGUAGES), source: z.string(), text: z.string() }))
    .catch([]),
  parts_off: z.array(z.enum(OPTIONAL_PARTS)).catch([]),
  navigation_brands: z.array(z.string()).catch([]),
  seo_description: z.string().catch(""),
  /** Whether the site shows the invented company of the sample: its texts, projects, testimonials and documents. */
  sample_company: z.boolean().catch(false),
  /** Uploaded pictures; the second is for dark screens. Without any, the name stands beside its initials. */
  logo: z.string().catch(""),
  logo_dark: z.string().catch(""),
  /** '#rrggbb'; without one the design has its own. */
  main_colour: colour.catch(""),
  accent_colour: colour.catch(""),
  typeface: z.enum(TYPEFACES).catch("drawing"),
  corners: z.enum(CORNERS).catch("fine"),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The typed settings of the rows of table `settings`; unknown keys are left out. */
export function siteSettings(rows: readonly { key: string; value: unknown }[]): SiteSettings {
  return siteSettingsSchema.parse(Object.fromEntries(rows.map((row) => [row.key, row.value])));
}

/** A text that begins like this is meant as JSON: if it cannot be parsed, that is an error, not a text to store. */
const BEGINS_LIKE_JSON = /^\s*[[{"]/;

/** A typed value, or why it cannot be read. */
export type ParsedValue = { ok: true; value: unknown } | { ok: false; reason: string };

/**
 * Reads a raw value field: JSON if it can be parsed as such, else plain text. A number that JSON would write differently
 * ('1.50', '20255501000123456') stays text, so that nothing of it is lost.
 */
export function parseSettingValue(text: string): ParsedValue {
  try {
    const value = JSON.parse(text) as unknown;
    return { ok: true, value: typeof value === "number" && String(value) !== text.trim() ? text : value };
  } catch (error) {
    return BEGINS_LIKE_JSON.test(text)
      ? { ok: false, reason: (error as SyntaxError).message }
      : { ok: true, value: text };
  }
}

/** What a raw value field shows, so that parseSettingValue reads the same value: JSON, or a text that needs no quotes. */
export function formatSettingValue(value: unknown): string {
  if (typeof value === "string") {
    const parsed = parseSettingValue(value);
    if (parsed.ok && parsed.value === value) return value;
  }
  return JSON.stringify(value, null, 2);
}
