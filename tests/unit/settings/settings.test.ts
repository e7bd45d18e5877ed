import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatSettingValue, parseSettingValue, siteSettings, siteSettingsSchema } from "#domain/settings/settings.ts";

const defaults = siteSettings([]);
const read = (key: string, value: unknown) => siteSettings([{ key, value }]);

describe("siteSettings", () => {
  test("without rows nothing is said of the company", () => {
    expect(defaults).toMatchObject({
      company_name: "Catalogue",
      company_legal_name: "",
      whatsapp_greeting: "Hello! I need assistance with your MEP services.",
      founding_year: null,
      projects_completed: "",
      satisfaction_percent: "",
      engineers_count: "",
      response_time: "",
      opening_hours: "",
      navigation_brands: [],
      sample_company: false,
    });
  });

  test("a figure may be a number or a text", () => {
    expect(read("projects_completed", 50).projects_completed).toBe("50");
    expect(read("projects_completed", "50+").projects_completed).toBe("50+");
    expect(read("founding_year", "2009").founding_year).toBe(2009);
    expect(read("founding_year", 2009).founding_year).toBe(2009);
  });

  test.each([null, "", "long ago", true, [], {}, 2009.5])("a founding year of %j is none", (value) => {
    expect(read("founding_year", value).founding_year).toBeNull();
  });

  test.each([null, true, [], {}, ["9"]])("a figure of %j is none", (value) => {
    expect(read("engineers_count", value).engineers_count).toBe("");
  });

  test("a part of the address may be missing", () => {
    expect(read("address", { city: "Cairo" }).address).toEqual({ ...defaults.address, city: "Cairo", country: "" });
  });

  test("one unreadable setting does not affect the others", () => {
    const settings = siteSettings([
      { key: "phones", value: "none" },
      { key: "company_name", value: "Acme" },
    ]);
    expect(settings).toEqual({ ...defaults, company_name: "Acme" });
  });

  test("unknown keys are left out", () => expect(read("colour", "red")).toEqual(defaults));

  test("no value of any setting makes it throw", () => {
    const key = fc.constantFrom(...Object.keys(siteSettingsSchema.shape));
    fc.assert(fc.property(key, fc.jsonValue(), (name, value) => void read(name, value)));
  });
});

describe("raw values", () => {
  test.each([
    ["12", 12],
    ["true", true],
    ['["a"]', ["a"]],
    ['"5"', "5"],
    ["1.50", "1.50"],
    ["20255501000123456789", "20255501000123456789"],
    ["Dokki, Giza", "Dokki, Giza"],
    ["", ""],
  ])("%j is read as %j", (text, value) => expect(parseSettingValue(text)).toEqual({ ok: true, value }));

  test.each(["{broken", '{"lines": [1,]}', "[1, 2", '"unfinished', "  {a: 1}"])(
    "%j is refused with a reason",
    (text) => {
      expect(parseSettingValue(text)).toEqual({ ok: false, reason: expect.stringMatching(/./) });
    },
  );

  test("every value survives formatting and parsing", () => {
    const texts = fc.oneof(fc.string(), fc.json(), fc.constantFrom("5", "null", "{broken", '"', " 7 ", "1e3"));
    fc.assert(
      fc.property(fc.oneof(texts, fc.jsonValue()), (given) => {
        const value: unknown = JSON.parse(JSON.stringify(given));
        expect(parseSettingValue(formatSettingValue(value))).toEqual({ ok: true, value });
      }),
    );
  });

  test("a text is shown without quotes unless it would be parsed as something else", () => {
    expect(["Giza", "5", "[draft]"].map(formatSettingValue)).toEqual(["Giza", '"5"', '"[draft]"']);
  });
});
