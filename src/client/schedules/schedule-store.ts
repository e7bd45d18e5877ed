import type { RememberedColumns } from "#domain/schedules/columns.ts";
import {
  columnsFrom,
  keptFrom,
  NO_SCHEDULE,
  type KeptSchedule,
  type RowChoice,
} from "#domain/schedules/kept-schedule.ts";
import { persistedJson } from "../lists/persisted-json.ts";

/** Whether a schedule is being read. Kept, because a page that never ends reading cannot say so any more. */
const $reading = persistedJson("schedule-reading", false, (stored) => stored === true);
/** The last visit ended before its schedule was read, which would happen again. */
export const wasInterrupted = $reading.get();
markReading(false);

function markReading(isReading: boolean): void {
  try {
    $reading.set(isReading);
  } catch {
    // A browser without room for the mark has none for the schedule either.
  }
}

/** The schedule that this browser keeps. */
export const $schedule = persistedJson<KeptSchedule>("schedule", NO_SCHEDULE, keptFrom);

/** Reads a schedule, or a part of it, so that a reading that never ends is not begun again by itself at the next visit. */
export function whileReading<Result>(read: () => Result): Result {
  markReading(true);
  try {
    return read();
  } finally {
    markReading(false);
  }
}

/** What columns were corrected to, for this and later schedules. */
export const $columns = persistedJson<RememberedColumns>("schedule-columns", {}, columnsFrom);

/** Changes the schedule. False if the browser has no room to keep it; the page has it nevertheless. */
export function changeSchedule(change: Partial<KeptSchedule>): boolean {
  try {
    $schedule.set({ ...$schedule.get(), ...change });
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** Changes what was decided for a row. */
export function chooseFor(key: string, choice: RowChoice): boolean {
  const { choices } = $schedule.get();
  return changeSchedule({ choices: { ...choices, [key]: { ...choices[key], ...choice } } });
}

// Stored, so that no page reads it by itself, whichever of them is opened first.
if (wasInterrupted) changeSchedule({ isRead: false });
