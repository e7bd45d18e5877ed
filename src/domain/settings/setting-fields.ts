import * as z from "zod";
import { groups, text, textOf, type Control, type Field, type Fields } from "../content/fields.ts";
import { LANGUAGE, OTHER_LANGUAGES } from "../languages/languages.ts";
import type { WordShape } from "../languages/words.ts";
import { SETTING_LABELS } from "./setting-labels.ts";
import { CORNERS, TYPEFACES, type SiteSettings } from "./settings.ts";
import { settingsFormSchema } from "./settings-form.ts";

/** The settings as fields, for the workbook of a site: how each is written in a cell. The screen has a form of its own. */

type Key = Exclude<keyof SiteSettings, "setting_words">;
const { shape } = settingsFormSchema;

const field = (key: Key, part: Omit<Field, "label" | "schema"> & { schema?: Field["schema"] }): Field => ({
  schema: shape[key],
  ...part,
  label: SETTING_LABELS[key].label,
});
const WORD_MAX = 500;
const WORDS: WordShape = { as: "text", max: WORD_MAX, long: false };
const plain = (key: Key) => field(key, { control: { type: "text" }, typed: textOf });
const worded = (key: Key) => ({ ...plain(key), words: WORDS });
const picture = (key: Key) => field(key, { control: { type: "picture", maxMB: 1 }, typed: textOf });
const oneOf = (key: Key, options: readonly string[]) =>
  field(key, { control: { type: "choice", options }, typed: (stored) => stored ?? options[0] });

/** Several words, one on each line; `wordOf` says how each is written. */
const several = (key: Key, wordOf: (word: string) => string = (word) => word, all: readonly string[] = []) =>
  field(key, {
    control: { type: "long text", rows: 3 } satisfies Control,
    schema: z
      .string()
      .transform((typed) => typed.split("\n").flatMap((line) => line.trim() || []))
      .transform((words) => words.map((word) => all.find((one) => [one, wordOf(one)].includes(word)) ?? word))
      .pipe(shape[key] as unknown as z.ZodType<unknown, string[]>),
    typed: (stored: unknown) => ((stored ?? []) as string[]).map(wordOf).join("\n"),
  });

/** Entries with these fields; the schema of the settings checks them. */
const entries = (key: Key, noun: string, fields: Fields, schema: Field["schema"] = shape[key]) =>
  field(key, {
    ...groups({ label: "", noun, max: 100, fields }),
    schema,
    typed: (stored: unknown) => (stored ?? []) as unknown,
  });

const word = (label: string) => text({ label, max: WORD_MAX });
const same = (label: string) => text({ label, max: WORD_MAX, sameInAll: true });
const LINK = { label: word("Label"), address: same("Address") };
const ADDRESS = {
  street: word("Street"),
  district: word("District"),
  city: word("City"),
  country: word("Country"),
  postcode: same("Postcode"),
  map_url: same("Map"),
};
const NO_ADDRESS = Object.fromEntries(Object.keys(ADDRESS).map((part) => [part, ""]));

export const settingFields: Readonly<Record<Key, Field>> = {
  company_name: worded("company_name"),
  company_tagline: worded("company_tagline"),
  company_legal_name: worded("company_legal_name"),
  founding_year: plain("founding_year"),
  phones: entries("phones", "telephone number", { label: word("Label"), number: same("Number") }),
  whatsapp_number: plain("whatsapp_number"),
  whatsapp_greeting: worded("whatsapp_greeting"),
  sales_email: plain("sales_email"),
  support_email: plain("support_email"),
  address: {
    ...entries(
      ...(["address", "address", ADDRESS] as const),
      z
        .array(z.unknown())
        .max(1, "There is one address")
        .transform(([address]) => (address ?? NO_ADDRESS) as object)
        .pipe(shape.address as unknown as z.ZodType<unknown, object>),
    ),
    typed: (stored: unknown) => [stored ?? NO_ADDRESS],
  },
  opening_hours: worded("opening_hours"),
  support_hours: worded("support_hours"),
  projects_completed: plain("projects_completed"),
  satisfaction_percent: plain("satisfaction_percent"),
  engineers_count: plain("engineers_count"),
  response_time: worded("response_time"),
  social_links: entries("social_links", "link", { label: word("Name"), url: same("Address") }),
  main_menu: entries("main_menu", "link", LINK),
  footer_menu: entries("footer_menu", "link", LINK),
  languages: several("languages", (code) => LANGUAGE[code as "ar"]?.english ?? code, OTHER_LANGUAGES),
  parts_off: several("parts_off"),
  navigation_brands: several("navigation_brands"),
  seo_description: worded("seo_description"),
  logo: picture("logo"),
  logo_dark: picture("logo_dark"),
  main_colour: plain("main_colour"),
  accent_colour: plain("accent_colour"),
  typeface: oneOf("typeface", TYPEFACES),
  corners: oneOf("corners", CORNERS),
  sample_company: field("sample_company", { control: { type: "switch" }, typed: (stored) => stored ?? false }),
};
