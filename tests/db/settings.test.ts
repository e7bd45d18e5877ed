import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "#db/database.types.ts";
import { ConflictError, unwrap } from "#db/errors.ts";
import { deleteRecords } from "#db/content/records.ts";
import { getSetting, saveSettings } from "#db/content/settings.ts";
import { settingsFormSchema, TYPED_SETTINGS } from "#domain/settings/settings-form.ts";
import { SETTINGS } from "../../scripts/seed/settings.ts";
import { administrator, makeSetting, plain, secret, stranger, unique } from "../support/database/database.ts";

const stored = async (keys: string[]) => {
  const rows = unwrap(await secret.from("settings").select("key, value").in("key", keys));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};

describe("saving settings", () => {
  test("stores texts, numbers, lists and objects", async () => {
    const values = {
      [unique("a")]: "Acme",
      [unique("b")]: 2009,
      [unique("c")]: ["york"],
      [unique("d")]: { city: "Cairo" },
    };
    await saveSettings(
      administrator,
      Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
    );
    expect(await stored(Object.keys(values))).toEqual(values);
  });

  test("stores all of them or none", async () => {
    const { key } = await makeSetting({ value: 1 });
    await expect(saveSettings(administrator, { [key]: { value: "second" }, " blank": { value: 1 } })).rejects.toThrow(
      "settings_key_check",
    );
    expect(await stored([key])).toEqual({ [key]: 1 });
  });

  test("keeps the description unless there is a new one", async () => {
    const { key } = await makeSetting({ description: "What it is for." });
    await saveSettings(administrator, { [key]: { value: "second" } });
    expect((await getSetting(administrator, key))?.description).toBe("What it is for.");
    await saveSettings(administrator, { [key]: { value: "second", description: null } });
    expect((await getSetting(administrator, key))?.description).toBeNull();
  });

  test("stores nothing if one of them has changed since it was read", async () => {
    const [mine, other] = [await makeSetting({ value: 1 }), await makeSetting({ value: 1 })];
    await saveSettings(administrator, { [mine.key]: { value: "theirs", seen: { value: 1 } } });
    const both = {
      [mine.key]: { value: "mine", seen: { value: 1 } },
      [other.key]: { value: "mine", seen: { value: 1 } },
    };
    await expect(saveSettings(administrator, both)).rejects.toThrow(ConflictError);
    expect(await stored([mine.key, other.key])).toEqual({ [mine.key]: "theirs", [other.key]: 1 });
    await saveSettings(administrator, { [mine.key]: { value: "mine", seen: { value: "theirs" } } });
    expect(await stored([mine.key])).toEqual({ [mine.key]: "mine" });
  });

  test("a key that somebody else added or deleted meanwhile is a conflict too", async () => {
    const { id, key } = await makeSetting({ value: 1 });
    await expect(saveSettings(administrator, { [key]: { value: "mine", seen: null } })).rejects.toThrow(ConflictError);
    await deleteRecords(administrator, "setting", [id]);
    await expect(saveSettings(administrator, { [key]: { value: "mine", seen: { value: 1 } } })).rejects.toThrow(
      ConflictError,
    );
    await expect(deleteRecords(administrator, "setting", [id])).rejects.toThrow("0 of 1 settings could be deleted.");
    expect(await stored([key])).toEqual({});
  });

  test("is for publishers only", async () => {
    const { id, key } = await makeSetting({ value: 1 });
    for (const client of [plain, stranger])
      await expect(saveSettings(client, { [key]: { value: "x" } })).rejects.toThrow();
    await expect(deleteRecords(plain, "setting", [id])).rejects.toThrow("0 of 1 settings could be deleted.");
    expect(await stored([key])).toEqual({ [key]: 1 });
  });
});

describe("a setting that the site knows", () => {
  /** Whether the form would store exactly this value. */
  const formStores = (key: keyof typeof settingsFormSchema.shape, value: unknown) => {
    const checked = settingsFormSchema.shape[key].safeParse(value);
    return checked.success && JSON.stringify(checked.data) === JSON.stringify(value);
  };
  const databaseStores = (key: string, value: unknown) =>
    saveSettings(administrator, { [key]: { value: value as Json } }).then(
      () => true,
      (error: Error) => {
        expect(error.message).toContain("value_of_its_key");
        return false;
      },
    );

  const address = { street: "", district: "", city: "Giza", country: "Egypt", postcode: "", map_url: "" };
  const SAMPLES: [keyof typeof settingsFormSchema.shape, unknown][] = [
    ...SETTINGS.map(({ key, value }): [keyof typeof settingsFormSchema.shape, unknown] => [
      key as keyof typeof settingsFormSchema.shape,
      value,
    ]),
    ["company_name", ""],
    ["company_name", " Acme"],
    ["company_name", "Acme\nLimited"],
    ["company_name", "a".repeat(100)],
    ["company_name", "a".repeat(101)],
    ["company_name", ["Acme"]],
    ["founding_year", "2009"],
    ["founding_year", 2009.5],
    ["founding_year", 1799],
    ["founding_year", new Date().getFullYear() + 1],
    ["founding_year", null],
    ["projects_completed", 9],
    ["projects_completed", ""],
    ["sample_company", "yes"],
    ["sample_company", false],
    ["main_colour", ""],
    ["main_colour", "#7A1f2B"],
    ["main_colour", "red"],
    ["main_colour", "#7a1f2b;}body{display:none"],
    ["typeface", "serif"],
    ["typeface", "comic"],
    ["corners", ""],
    ["logo", ""],
    ["logo", "http://127.0.0.1:54321/storage/v1/object/public/media/logo-a1.png"],
    ["logo", "https://elsewhere.example/logo.png"],
    ["logo", "javascript:alert(1)"],
    ["phones", []],
    ["phones", "none"],
    ["phones", [{ label: "Office", number: "call us" }]],
    ["phones", [{ label: "", number: "+20 2 5550 0100" }]],
    ["phones", [{ number: "+20 2 5550 0100" }]],
    ["phones", [{ label: "Office", number: "+20 2 5550 0100", extension: 1 }]],
    ["phones", Array.from({ length: 11 }, () => ({ label: "Office", number: "+20 2 5550 0100" }))],
    ["whatsapp_number", ""],
    ["whatsapp_number", "soon"],
    ["sales_email", ""],
    ["sales_email", "sales"],
    ["sales_email", "o'neill+sales@mail.example.com"],
    ["sales_email", "a..b@example.com"],
    ["address", address],
    ["address", { city: "Cairo" }],
    ["address", { ...address, map_url: "javascript:alert(1)" }],
    ["address", { ...address, map_url: "HTTPS://maps.example/?q=1" }],
    ["social_links", [{ label: "X", url: "//evil.example" }]],
    ["social_links", [{ label: "X", url: 'https://a"b' }]],
    ["navigation_brands", ["Not a slug"]],
    ["navigation_brands", [1]],
    ["seo_description", null],
    ["seo_description", "a".repeat(301)],
  ];
  test.each(SAMPLES)("%s: %j is stored exactly if the form accepts it", async (key, value) => {
    expect(await databaseStores(key, value)).toBe(formStores(key, value));
  });

  test("accepts no JSON that the form refuses", async () => {
    // The form trims texts. Of those that may be empty, the database stores blanks around them, too, which do no harm.
    const json = fc.jsonValue().map((value) => (typeof value === "string" ? value.trim() : value));
    const values = fc.asyncProperty(fc.constantFrom(...TYPED_SETTINGS), json, async (key, value) => {
      expect(await databaseStores(key, value)).toBe(formStores(key, value));
    });
    await fc.assert(values, { numRuns: 60 });
  });

  test("may have any value if the site does not know its key", async () => {
    expect(await databaseStores(unique("unknown"), { anything: [1, null] })).toBe(true);
  });
});
