import { expect, test } from "vitest";
import { earlierWording } from "#domain/languages/earlier-wording.ts";
import { fingerprint } from "#domain/languages/translations.ts";
import { PRODUCT_WORDS } from "#domain/languages/word-fields.ts";

const version = (made_at: string, before: object | null) => ({ before: before as never, change: { made_at } });

test("an earlier wording is found in the history, with the day from which on it was another one", () => {
  const versions = [
    version("2026-05-03", { description: "New" }),
    version("2026-04-02", { features: ["Silent ", "Small"], name: "Fan" }),
    version("2026-03-01", { features: ["Silent"] }),
    version("2026-01-01", null),
  ];
  const found = (column: string, word: string) => earlierWording(PRODUCT_WORDS, column, fingerprint(word), versions);
  expect(found("features", "Silent")).toEqual({ text: "Silent ", until: "2026-04-02" });
  expect(found("name", "Silent")).toBeNull();
  expect(found("slug", "Fan")).toBeNull();
});
