import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backupName, isBackupDue, pruneDailyBackups } from "../../../scripts/backup/daily.ts";

const at = (text: string): Date => new Date(`2026-11-${text}`);

test("a backup is due once after three in the morning, also when the machine was off then", () => {
  expect(isBackupDue([], at("22T12:00"))).toBe(true);
  expect(isBackupDue([at("21T03:00")], at("22T02:59"))).toBe(false);
  expect(isBackupDue([at("21T03:00")], at("22T03:00"))).toBe(true);
  expect(isBackupDue([at("22T03:01")], at("22T23:59"))).toBe(false);
  expect(isBackupDue([at("19T03:01")], at("22T14:00"))).toBe(true);
  expect(isBackupDue([at("22T02:00")], at("22T03:10"))).toBe(true);
});

test("a backup from the future, before the clock was set back, does not count", () => {
  expect(isBackupDue([at("25T03:00")], at("22T12:00"))).toBe(true);
});

test("only the newest daily backups stay, and all that were made by hand", () => {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-daily-"));
  const daily = ["19T03:00", "20T03:00", "21T03:00"].map((time) => backupName(at(time), true));
  const others = [backupName(at("01T10:00"), false), "plantroom-daily-notes.txt"];
  const unfinished = [`${daily[0]}.part`, `${daily[0]}.tables`];
  for (const name of [...daily, ...others, ...unfinished]) writeFileSync(join(folder, name), "");
  pruneDailyBackups(folder, 2);
  expect(readdirSync(folder).sort()).toEqual([...daily.slice(1), ...others].sort());
  rmSync(folder, { recursive: true });
});
