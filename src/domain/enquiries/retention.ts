import * as z from "zod";
import { withLatinDigits } from "../text/numbers.ts";

/** For how many months enquiries and past changes can be kept; the database refuses others. */
export const RETENTION_MONTHS = { least: 1, most: 120 } as const;

const MESSAGE = `Enter a number of months from ${RETENTION_MONTHS.least} to ${RETENTION_MONTHS.most}`;

/** The number of months as it is typed. */
export const retentionSchema = z
  .string()
  .trim()
  .overwrite(withLatinDigits)
  .regex(/^\d{1,4}$/, MESSAGE)
  .transform(Number)
  .refine((months) => months >= RETENTION_MONTHS.least && months <= RETENTION_MONTHS.most, MESSAGE);

/** If something is kept for this many months, what is older than this time is deleted. Calculated as in the database. */
export function retentionStart(months: number, now = new Date()): Date {
  const time = new Date(now);
  time.setUTCMonth(time.getUTCMonth() - months);
  // In a shorter month without this day, take its last day.
  if (time.getUTCDate() !== now.getUTCDate()) time.setUTCDate(0);
  return time;
}
