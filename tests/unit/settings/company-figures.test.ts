import { expect, test } from "vitest";
import { companyFigures, experienceYears } from "#domain/settings/company-figures.ts";
import { siteSettings } from "#domain/settings/settings.ts";

test.each([
  [2015, 2026, "11+"],
  [1999, 2026, "27+"],
  [2026, 2026, ""],
  [null, 2026, ""],
])("founded in %j, it has %j as %j", (founded, year, shown) => expect(experienceYears(founded, year)).toBe(shown));

test("only figures that were entered are shown, in the order that was asked for", () => {
  expect(companyFigures(siteSettings([]), "experience", "projects", "support")).toEqual([]);
  const site = siteSettings([
    { key: "founding_year", value: new Date().getFullYear() - 3 },
    { key: "response_time", value: "2 hr" },
  ]);
  expect(companyFigures(site, "response", "projects", "experience")).toEqual([
    { name: "response", number: "2 hr", label: "response" },
    { name: "experience", number: "3+", label: "years of experience" },
  ]);
});
