import { DAY_MS } from "../text/numbers.ts";

/** '12 MB', '340 KB'. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${megabytes < 10 ? megabytes.toFixed(1).replace(/\.0$/, "") : Math.round(megabytes)} MB`;
}

type LastBackup = { made_at: string | null; bytes: number | null; failed_at: string | null; failure: string | null };

/** 'Last backup: today, 03:00 · 12 MB', in the reader's time zone; after a failure what went wrong, and which one is left. */
export function backupText({ made_at, bytes, failed_at, failure }: LastBackup, now: Date): string {
  const made = made_at && `${dayAndTime(new Date(made_at), now)} · ${fileSize(bytes ?? 0)}`;
  if (failed_at)
    return `The backup failed ${dayAndTime(new Date(failed_at), now)} (${(failure ?? "").replace(/\.$/, "")}). ${made ? `The last good one: ${made}` : "There is none yet."}`;
  return made ? `Last backup: ${made}` : "No backup yet";
}

/** 'today, 03:00', 'yesterday, 03:00', '21 Nov 2026, 03:00'. */
function dayAndTime(time: Date, now: Date): string {
  const day = (of: Date): string => of.toDateString();
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" }).format(time);
  if (day(time) === day(now)) return `today, ${clock}`;
  const yesterday = new Date(now.getTime() - DAY_MS);
  if (day(time) === day(yesterday)) return `yesterday, ${clock}`;
  return `${new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" }).format(time)}, ${clock}`;
}
