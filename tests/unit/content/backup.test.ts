import { expect, test } from "vitest";
import { backupText, fileSize } from "#domain/content/backup.ts";

const now = new Date("2026-11-22T10:00");
const none = { made_at: null, bytes: null, failed_at: null, failure: null };
const made = (at: string) => ({ ...none, made_at: new Date(at).toISOString(), bytes: 12_300_000 });

test("sizes are short", () => {
  expect([10, 340_400, 1_250_000, 9_960_000, 12_300_000, 700_000_000].map(fileSize)).toEqual([
    "1 KB",
    "340 KB",
    "1.3 MB",
    "10 MB",
    "12 MB",
    "700 MB",
  ]);
});

test("the last backup is named by its day", () => {
  expect(backupText(none, now)).toBe("No backup yet");
  expect(backupText(made("2026-11-22T03:00"), now)).toBe("Last backup: today, 03:00 · 12 MB");
  expect(backupText(made("2026-11-21T23:59"), now)).toBe("Last backup: yesterday, 23:59 · 12 MB");
  expect(backupText(made("2026-11-02T03:00"), now)).toBe("Last backup: 2 Nov 2026, 03:00 · 12 MB");
});

test("a failure is shown with its reason and the last good backup", () => {
  const failed = { failed_at: new Date("2026-11-22T03:00").toISOString(), failure: "no space left on device." };
  expect(backupText({ ...none, ...failed }, now)).toBe(
    "The backup failed today, 03:00 (no space left on device). There is none yet.",
  );
  expect(backupText({ ...made("2026-11-21T03:00"), ...failed }, now)).toBe(
    "The backup failed today, 03:00 (no space left on device). The last good one: yesterday, 03:00 · 12 MB",
  );
});
