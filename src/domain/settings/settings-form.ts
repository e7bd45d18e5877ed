import { OTHER_LANGUAGES } from "../languages/languages.ts";
import * as z from "zod";
import { ADDRESS_MAX_LENGTH, isWebAddress, OWN_PICTURE, WEB_ADDRESS } from "../addresses/link-address.ts";
import { completeWebAddress, linkAddress, WEB_ADDRESS_MESSAGE } from "../addresses/link-fields.ts";
import { ESTABLISHED_MIN } from "../brands/brand.ts";
import { EMAIL_MAX_LENGTH } from "../enquiries/enquiry.ts";
import {
  COLOUR,
  CORNERS,
  OPTIONAL_PARTS,
  parseSettingValue,
  siteSettingsSchema,
  TYPEFACES,
  type SiteSettings,
} from "./settings.ts";
import { slugSchema } from "../addresses/slug.ts";
import { EMAIL_MESSAGE, FILLED } from "../text/form-fields.ts";
import { withLatinDigits } from "../text/numbers.ts";
import { tooLong } from "../text/text.ts";

// No flags in these expressions, because the JSON Schema in the database has none.
const PHONE = /^\+?[0-9][0-9 ()-]{2,30}$/;
const orEmpty = (pattern: RegExp) => new RegExp(`^$|${pattern.source}`);

const optional = (max = 200) => z.string().trim().max(max, tooLong(max));
const few = <Entry extends z.ZodType>(max: number, what: string, entry: Entry) =>
  z.array(entry).max(max, `Use at most ${max} ${what}`);
const required = (message: string, max = 200) => optional(max).regex(FILLED, message);
const figure = optional(40);

const PHONE_MESSAGE = "Enter a telephone number with its country code, such as +20 2 1234 5678";
const phone = (pattern: RegExp) => z.string().trim().overwrite(withLatinDigits).regex(pattern, PHONE_MESSAGE);
const email = optional(EMAIL_MAX_LENGTH).regex(orEmpty(z.regexes.email), EMAIL_MESSAGE);

/** 'example.com' becomes 'https://example.com' before it is checked. */
const completed = z.string().trim().transform(completeWebAddress);
const webAddress = completed.pipe(
  z
    .string()
    .max(ADDRESS_MAX_LENGTH)
    .regex(WEB_ADDRESS, { error: WEB_ADDRESS_MESSAGE, abort: true })
    .refine(isWebAddress, WEB_ADDRESS_MESSAGE),
);
const optionalWebAddress = completed.pipe(
  z
    .string()
    .max(ADDRESS_MAX_LENGTH)
    .regex(orEmpty(WEB_ADDRESS), { error: WEB_ADDRESS_MESSAGE, abort: true })
    .refine((value) => value === "" || isWebAddress(value), WEB_ADDRESS_MESSAGE),
);

const menu = (max: number) => few(max, "links", z.object({ label: optional(40), address: linkAddress }));

// On every page: no visitor asks another server for it.
const logo = z.string().trim().max(ADDRESS_MAX_LENGTH).regex(orEmpty(OWN_PICTURE), "Upload a picture for the logo");
const lookColour = z.string().trim().regex(COLOUR, "Enter a colour as # with six digits from 0 to f");

const THIS_YEAR = new Date().getFullYear();
const YEAR_MESSAGE = `Enter a year from ${ESTABLISHED_MIN} to ${THIS_YEAR}`;
const foundingYear = z
  .union([z.string(), z.number(), z.null()])
  .transform((year) => (year === null || year === "" ? null : Number(withLatinDigits(String(year)))))
  .pipe(z.int(YEAR_MESSAGE).min(ESTABLISHED_MIN, YEAR_MESSAGE).max(THIS_YEAR, YEAR_MESSAGE).nullable());

/**
 * The form of the typed settings. Stricter than siteSettingsSchema, which reads whatever an earlier version stored. The
 * database checks the same: its function `setting_schemas` holds the JSON Schema of this, and a test compares the two.
 */
export const settingsFormSchema = z.object({
  company_name: required("Company name is required", 100),
  company_tagline: optional(),
  company_legal_name: optional(),
  founding_year: foundingYear,
  phones: few(
    10,
    "telephone numbers",
    z.object({
      label: required("Label is required", 60),
      number: phone(PHONE),
    }),
  ),
  whatsapp_number: phone(orEmpty(PHONE)),
  whatsapp_greeting: optional(500),
  sales_email: email,
  support_email: email,
  address: z.object({
    street: optional(),
    district: optional(),
    city: optional(),
    country: optional(),
    postcode: optional(20),
    map_url: optionalWebAddress,
  }),
  opening_hours: optional(),
  support_hours: optional(),
  projects_completed: figure,
  satisfaction_percent: figure,
  engineers_count: figure,
  response_time: figure,
  social_links: few(12, "links", z.object({ label: required("Name is required", 60), url: webAddress })),
  main_menu: menu(8),
  footer_menu: menu(20),
  languages: z.array(z.enum(OTHER_LANGUAGES)).max(OTHER_LANGUAGES.length),
  setting_words: few(
    400,
    "words",
    z.object({ language: z.enum(OTHER_LANGUAGES), source: z.string().min(1).max(500), text: optional(500) }),
  ),
  parts_off: z.array(z.enum(OPTIONAL_PARTS)).max(OPTIONAL_PARTS.length),
  navigation_brands: few(12, "brands", slugSchema),
  seo_description: optional(300),
  sample_company: z.boolean(),
  logo,
  logo_dark: logo,
  main_colour: lookColour,
  accent_colour: lookColour,
  typeface: z.enum(TYPEFACES),
  corners: z.enum(CORNERS),
} satisfies Record<keyof SiteSettings, z.ZodType>);
export type SettingsFormValues = z.input<typeof settingsFormSchema>;
export type SettingsInput = z.output<typeof settingsFormSchema>;

/** The keys of the settings that the site knows; each has its own field in the form. */
export const TYPED_SETTINGS = Object.keys(siteSettingsSchema.shape) as (keyof SiteSettings)[];

export const isTypedSetting = (key: string): boolean => (TYPED_SETTINGS as string[]).includes(key);

/** The keys whose values differ. */
export function changedSettings(before: SettingsFormValues, after: SettingsFormValues): (keyof SiteSettings)[] {
  return TYPED_SETTINGS.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

const RAW_VALUE_MAX_LENGTH = 100_000;

const jsonOrText = z
  .string()
  .max(RAW_VALUE_MAX_LENGTH, tooLong(RAW_VALUE_MAX_LENGTH))
  .superRefine((text, context) => {
    const parsed = parseSettingValue(text);
    if (parsed.ok) return;
    context.addIssue(
      `This begins like JSON but cannot be read as such: ${parsed.reason}. ` +
        `Correct it, or write ${JSON.stringify(text).slice(0, 80)} to store it as text.`,
    );
  });

/** The form of a setting that the site does not know: a raw value. */
export const rawSettingSchema = z.object({ value: jsonOrText, description: optional(1000) });

/** The form of a new raw setting. */
export const newSettingSchema = rawSettingSchema.extend({
  key: required("Setting key is required", 100).refine(
    (key) => !isTypedSetting(key),
    "This setting has a field of its own above.",
  ),
});
export type NewSetting = z.output<typeof newSettingSchema>;

/** The value to store for a raw text that rawSettingSchema has accepted. */
export function storedSettingValue(text: string): unknown {
  const parsed = parseSettingValue(text);
  if (!parsed.ok) throw new Error(`This value was not checked: ${parsed.reason}`);
  return parsed.value;
}
