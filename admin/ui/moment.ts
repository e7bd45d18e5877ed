const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** '21 Nov 2026, 14:05', in the reader's time zone. */
export const moment = (iso: string): string => MOMENT.format(new Date(iso));

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** '21 Nov 2026' for a date without a time. */
export const day = (date: string): string => DATE.format(new Date(date));

const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "short" });

/** '14:05' for a time of today, otherwise date and time. */
export function timeOrMoment(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return DAY.format(date) === DAY.format(now) ? TIME.format(date) : MOMENT.format(date);
}
