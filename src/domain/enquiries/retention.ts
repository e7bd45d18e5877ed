import * as z from "zod";

/** For how many months enquiries can be kept; the database refuses others. */
export const RETENTION_MONTHS = { least: 1, most: 120 } as const;

const MESSAGE = `Enter a number of months from ${RETENTION_MONTHS.least} to ${RETENTION_MONTHS.most}`;

/** The number of months as it is typed. */
export const retentionSchema = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, MESSAGE)
  .transform(Number)
  .refine((months) => months >= RETENTION_MONTHS.least && months <= RETENTION_MONTHS.most, MESSAGE);

/** Enquiries from before this time are deleted if they are kept for this many months; calculated as the database does. */
export function oldestKept(months: number, now = new Date()): Date {
  const time = new Date(now);
  time.setUTCMonth(time.getUTCMonth() - months);
  // The last day of a shorter month, where the day does not exist in it.
  if (time.getUTCDate() !== now.getUTCDate()) time.setUTCDate(0);
  return time;
}
