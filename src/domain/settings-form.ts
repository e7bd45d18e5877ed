import * as z from "zod";
import { isWebAddress } from "./address.ts";
import { ESTABLISHED_MIN } from "./brand.ts";
import { siteSettingsSchema, type SiteSettings } from "./settings.ts";
import { slugSchema } from "./slug-form.ts";

const required = (message: string, max = 200) =>
  z.string().trim().min(1, message).max(max, `Use at most ${max} characters`);
const optional = (max = 200) => z.string().trim().max(max, `Use at most ${max} characters`);
const figure = required("Enter what visitors read, such as 50+", 40);

const PHONE = /^\+?[0-9][0-9 ()-]{2,30}$/;
const PHONE_MESSAGE = "Enter a telephone number with its country code, such as +20 2 5550 0100";
const phone = required(PHONE_MESSAGE).regex(PHONE, PHONE_MESSAGE);
const email = z
  .string()
  .trim()
  .refine(
    (value) => value === "" || z.email().safeParse(value).success,
    "Enter an email address, such as sales@example.com",
  );
const WEB_MESSAGE = "Enter a full address that begins with https:// or http://";
const webAddress = z.string().trim().refine(isWebAddress, WEB_MESSAGE);

const foundingYear = z
  .union([z.string(), z.number()])
  .transform(Number)
  .refine((year) => Number.isInteger(year) && year >= ESTABLISHED_MIN && year <= new Date().getFullYear(), {
    error: () => `Enter a year from ${ESTABLISHED_MIN} to ${new Date().getFullYear()}`,
  });

/**
 * The form of the settings that have a field of their own. Stricter than reading, which takes whatever it finds: what is
 * stored from here on is right.
 */
export const settingsFormSchema = z.object({
  company_name: required("Company name is required", 100),
  company_tagline: optional(),
  company_legal_name: required("Legal name is required"),
  founding_year: foundingYear,
  phones: z
    .array(z.object({ label: required("Label is required", 60), number: phone }))
    .max(10, "Use at most 10 telephone numbers"),
  whatsapp_number: z
    .string()
    .trim()
    .refine((value) => value === "" || PHONE.test(value), PHONE_MESSAGE),
  whatsapp_greeting: optional(500),
  sales_email: email,
  support_email: email,
  address: z.object({
    street: optional(),
    district: optional(),
    city: optional(),
    country: optional(),
    postcode: optional(20),
    map_url: z
      .string()
      .trim()
      .refine((value) => value === "" || isWebAddress(value), WEB_MESSAGE),
  }),
  opening_hours: required("Opening hours are required"),
  support_hours: required("Support hours are required"),
  experience_years: figure,
  projects_completed: figure,
  satisfaction_percent: figure,
  engineers_count: figure,
  response_time: figure,
  social_links: z
    .array(z.object({ label: required("Name is required", 60), url: webAddress }))
    .max(12, "Use at most 12 links"),
  navigation_brands: z.array(slugSchema).max(12, "Use at most 12 brands"),
  seo_description: optional(300),
} satisfies Record<keyof SiteSettings, z.ZodType>);
export type SettingsFormValues = z.input<typeof settingsFormSchema>;
export type SettingsInput = z.output<typeof settingsFormSchema>;

/** The keys that have a field of their own. */
export const TYPED_SETTINGS = Object.keys(siteSettingsSchema.shape) as (keyof SiteSettings)[];

export const isTypedSetting = (key: string): boolean => (TYPED_SETTINGS as string[]).includes(key);

/** The keys whose values differ. */
export function changedSettings(before: SettingsFormValues, after: SettingsFormValues): (keyof SiteSettings)[] {
  return TYPED_SETTINGS.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

/** The form for a key without a field of its own. */
export const newSettingSchema = z.object({
  key: required("Setting key is required", 100).refine(
    (key) => !isTypedSetting(key),
    "This setting has a field of its own above.",
  ),
  value: z.string().max(100_000, "Use at most 100,000 characters"),
  description: optional(1000),
});
export type NewSetting = z.output<typeof newSettingSchema>;
