import { expect, test } from "vitest";
import { matchingSettings } from "#domain/settings/setting-labels.ts";

test("settings are found by the words of their label, section or key", () => {
  const keys = (text: string) => matchingSettings(text).map(({ key }) => key);
  expect(keys("opening hours")).toEqual(["opening_hours"]);
  expect(keys(" HOURS  contact ")).toEqual(["opening_hours", "support_hours"]);
  expect(keys("email")).toEqual(["sales_email", "support_email"]);
  expect(keys("chiller")).toEqual([]);
  expect(keys(" ")).toEqual([]);
});
