import type { SheetWords } from "#domain/schedules/sheet.ts";

/** What comparison sheets say. */
export const SHEET_TEXTS = {
  verdicts: { complies: "Complies", unstated: "Not stated", deviates: "Deviates" },
  notCompared: "Not compared",
  heads: ["Specification", "Required", "Proposed", "Verdict", "Remark"],
  rowHeads: ["Tag", "Service", "Quantity", "Product", "Brand", "Page"],
  rules: {
    within: (distance: string) => `within ${distance}`,
    above: (share: string) => `up to ${share} more, not less`,
    atLeast: "at least",
    atMost: "at most",
    covers: "the range has to include it",
    supply: "the same voltage, phases and frequency",
    protection: "at least this protection",
    same: "the same",
  },
  make: "Make",
  notStated: (name: string) => `${name} not stated`,
  statedAs: (name: string, value: string) => `${name} stated as ${value}`,
  asAsked: (name: string) => `${name} as asked`,
  insteadOf: (name: string, value: string, asked: string) => `${name} ${value} instead of ${asked}`,
  figure: (name: string, value: string) => `${name} ${value}`,
  differs: (name: string, value: string, away: string) => `${name} ${value}, ${away}`,
  limit: (name: string, limit: string) => `${name} ${limit}`,
  asEqual: "to be accepted as equal",
  severalCases: "stated for more than one case",
  asLimited: "as limited in the schedule",
  away: (away: string, asked: string) => `${away} (${asked})`,
  at: (held: string) => `at ${held}`,
  noConditions: "conditions not stated",
  reason: (english: string) => english,
} as const satisfies SheetWords;
