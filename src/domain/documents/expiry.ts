import { DAY_MS } from "../text/numbers.ts";

/** How many days before its end a document or certificate is named on the dashboard. */
export const EXPIRY_NOTICE_DAYS = 60;

/** The last day of a stretch of days from today, both as '2026-11-27'. */
export const dayAfter = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether the last day on which it is valid has passed. */
export const isExpired = (valid_until: string | null, today: string): boolean =>
  valid_until !== null && valid_until < today;

/** Whether it ends within the notice, or has ended. */
export const endsSoon = (valid_until: string | null, today: string): boolean =>
  valid_until !== null && valid_until <= dayAfter(today, EXPIRY_NOTICE_DAYS);

const CAIRO = new Intl.DateTimeFormat("sv-SE", { timeZone: "Africa/Cairo" });
/** The day in Cairo, as in '2026-11-26'. */
export const dayInCairo = (now: Date): string => CAIRO.format(now);
