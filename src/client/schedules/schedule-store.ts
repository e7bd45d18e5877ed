import type { RememberedColumns } from "#domain/schedules/columns.ts";
import {
  columnsFrom,
  keptFrom,
  NO_SCHEDULE,
  type KeptSchedule,
  type RowChoice,
} from "#domain/schedules/kept-schedule.ts";
import { persistedJson } from "../lists/persisted-json.ts";

/** The schedule that this browser keeps. */
export const $schedule = persistedJson<KeptSchedule>("schedule", NO_SCHEDULE, keptFrom);

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
