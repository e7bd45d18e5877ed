import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** The hour of the night, in the machine's time zone, at which the local stack makes its backup. */
const HOUR = 3;

const DAILY = /^plantroom-daily-[\d-]+\.tar\.gz$/;
const UNFINISHED = /^plantroom-daily-[\d-]+\.tar\.gz\.(?:part|tables)$/;

/** '2026-11-22-030005', in the machine's time zone. */
function stamp(time: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}-${two(time.getHours())}${two(time.getMinutes())}${two(time.getSeconds())}`;
}

export const backupName = (time: Date, daily: boolean): string =>
  `plantroom-${daily ? "daily-" : ""}${stamp(time)}.tar.gz`;

/** The daily backups in a folder, oldest first. */
function dailyBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => DAILY.test(name))
    .sort();
}

/** When the daily backups in a folder were made. */
export const dailyBackupTimes = (folder: string): Date[] =>
  dailyBackups(folder).map((name) => statSync(join(folder, name)).mtime);

/** Whether no backup was made since the last night: also when the machine was off then. */
export function isBackupDue(made: readonly Date[], now: Date): boolean {
  const night = new Date(now);
  night.setHours(HOUR, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  // A backup from the future was made before the clock was set back.
  return !made.some((time) => time >= night && time <= now);
}

/** Deletes the oldest daily backups, so that `kept` are left, and unfinished ones. Those made by hand stay. */
export function pruneDailyBackups(folder: string, kept: number): void {
  for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name));
  const names = dailyBackups(folder);
  for (const name of names.slice(0, Math.max(0, names.length - kept))) rmSync(join(folder, name));
}
