/**
 * The time zone in which plans are scheduled, whatever that of the browser is. Egypt has summer time since 2023: from the last
 * Friday of April to the last Thursday of October, with changes at midnight.
 */
const OFFICE_TIME_ZONE = "Africa/Cairo";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const CLOCK = new Intl.DateTimeFormat("en-GB", {
  timeZone: OFFICE_TIME_ZONE,
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
});

/** What the clock in the office shows at a moment: '2026-11-30T08:00', as a field of a form has it. */
export function officeClock(moment: Date): string {
  const parts = Object.fromEntries(CLOCK.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts["year"]}-${parts["month"]}-${parts["day"]}T${parts["hour"]}:${parts["minute"]}`;
}

/**
 * The moments at which the clock in the office shows '2026-11-30T08:00': one, two in the hour that comes twice when summer time
 * ends, none in the hour that is left out when it begins, or if the text is no time.
 */
export function momentsOf(clock: string): Date[] {
  const utc = Date.parse(`${clock}Z`);
  if (Number.isNaN(utc)) return [];
  // The two offsets in question are those of the day before and the day after.
  const offsets = [-DAY_MS, DAY_MS].map((distance) => offsetAt(new Date(utc + distance)));
  return [...new Set(offsets)]
    .map((offset) => new Date(utc - offset))
    .filter((moment) => officeClock(moment) === clock)
    .sort((a, b) => a.getTime() - b.getTime());
}

/** How far the clock in the office is ahead of UTC, in milliseconds. */
const offsetAt = (moment: Date): number => {
  const whole = Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${officeClock(new Date(whole))}Z`) - whole;
};

const TEXT = new Intl.DateTimeFormat("en-GB", {
  timeZone: OFFICE_TIME_ZONE,
  ...{ weekday: "short", day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
});
const OFFSET = new Intl.DateTimeFormat("en-GB", { timeZone: OFFICE_TIME_ZONE, timeZoneName: "longOffset" });

/** 'UTC+02:00': how far the clock in the office is ahead at a moment. */
export const officeOffset = (moment: Date): string =>
  (OFFSET.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "").replace("GMT", "UTC");

/** 'Mon, 30 Nov 2026, 08:00 Cairo time (UTC+02:00)' */
export const planTime = (moment: Date): string => `${TEXT.format(moment)} Cairo time (${officeOffset(moment)})`;

const EXACT = new Intl.DateTimeFormat("en-GB", {
  timeZone: OFFICE_TIME_ZONE,
  ...{ hour: "2-digit", minute: "2-digit", second: "2-digit", fractionalSecondDigits: 1 as const },
});

/** '09:00:00.4' */
export const exactTime = (moment: Date): string => EXACT.format(moment);
