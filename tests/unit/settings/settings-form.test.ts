import { expect, test } from "vitest";
import {
  changedSettings,
  newSettingSchema,
  rawSettingSchema,
  settingsFormSchema,
  TYPED_SETTINGS,
  type SettingsFormValues,
} from "#domain/settings/settings-form.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { SETTINGS } from "../../../scripts/seed/settings.ts";

const seeded = siteSettings(SETTINGS);
const messages = (change: Partial<Record<keyof SettingsFormValues, unknown>>) =>
  settingsFormSchema
    .safeParse({ ...seeded, ...change })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

test("the values of the seed are accepted unchanged, and stored values are read back the same", () => {
  const stored = settingsFormSchema.parse(seeded);
  expect(stored).toEqual(seeded);
  expect(siteSettings(Object.entries(stored).map(([key, value]) => ({ key, value })))).toEqual(seeded);
});

test("every setting the site knows has a field", () =>
  expect(Object.keys(settingsFormSchema.shape).sort()).toEqual([...TYPED_SETTINGS].sort()));

test.each<[Partial<Record<keyof SettingsFormValues, unknown>>, string]>([
  [{ company_name: " " }, "company_name"],
  [{ founding_year: "1799" }, "founding_year"],
  [{ founding_year: "long ago" }, "founding_year"],
  [{ phones: [{ label: "", number: "+20 2 5550 0100" }] }, "phones.0.label"],
  [{ phones: [{ label: "Office", number: "call us" }] }, "phones.0.number"],
  [{ whatsapp_number: "javascript:alert(1)" }, "whatsapp_number"],
  [{ sales_email: "sales" }, "sales_email"],
  [{ address: { ...seeded.address, map_url: "javascript:alert(1)" } }, "address.map_url"],
  [{ social_links: [{ label: "X", url: "//evil.example" }] }, "social_links.0.url"],
  [{ projects_completed: "9".repeat(41) }, "projects_completed"],
  [{ navigation_brands: ["Not a slug"] }, "navigation_brands.0"],
])("%j is refused at %s", (change, field) => expect(messages(change)?.map(([path]) => path)).toEqual([field]));

test("an address without https:// is completed", () => {
  const parsed = settingsFormSchema.parse({
    ...seeded,
    address: { ...seeded.address, map_url: " maps.example/giza " },
    social_links: [{ label: "Us", url: "www.example.com" }],
  });
  expect(parsed.address.map_url).toBe("https://maps.example/giza");
  expect(parsed.social_links).toEqual([{ label: "Us", url: "https://www.example.com" }]);
});

test("years and telephone numbers may be typed with Arabic and Persian digits", () => {
  const parsed = settingsFormSchema.parse({
    ...seeded,
    founding_year: "٢٠١٥",
    phones: [{ label: "Office", number: " +٢٠ ٢ ٥٥٥٠ ٠١٠٠ " }],
    whatsapp_number: "+۲۰ ۲ ۵۵۵۰",
  });
  expect(parsed).toMatchObject({
    founding_year: 2015,
    phones: [{ number: "+20 2 5550 0100" }],
    whatsapp_number: "+20 2 5550",
  });
});

test("a raw value that begins like JSON but is invalid is refused, with what to do", () => {
  const checked = rawSettingSchema.safeParse({ value: "[draft] Hello", description: "" });
  expect(checked.error?.issues[0]?.message).toMatch(
    /^This begins like JSON but cannot be read as such: .+\. Correct it, or write "\[draft\] Hello" to store it as text\.$/,
  );
});

test("optional values may be empty", () => {
  expect(
    messages({
      whatsapp_number: "",
      sales_email: "",
      support_email: "",
      phones: [],
      social_links: [],
      seo_description: "",
      company_tagline: "",
      company_legal_name: "",
      opening_hours: "",
      support_hours: "",
      founding_year: "",
      projects_completed: "",
      response_time: "",
    }),
  ).toBeUndefined();
});

test("only changed settings are stored", () => {
  const before = { ...seeded, founding_year: "2015" };
  const after = { ...before, company_name: "Acme", phones: [...seeded.phones].reverse() };
  expect(changedSettings(before, after)).toEqual(["company_name", "phones"]);
  expect(changedSettings(before, { ...before })).toEqual([]);
});

test("a new key", () => {
  const refusal = (key: string) =>
    newSettingSchema.safeParse({ key, value: "1", description: "" }).error?.issues[0]?.message;
  expect(refusal("  ")).toBe("Setting key is required");
  expect(refusal("phones")).toBe("This setting has a field of its own above.");
  expect(refusal("footer_note")).toBeUndefined();
});
