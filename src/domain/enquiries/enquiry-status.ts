import type { Database } from "#db/database.types.ts";

// Apart from the schemas of the forms, which the first screen of the administration must not load.

export type EnquiryStatus = Database["public"]["Enums"]["enquiry_status"];

/** How far the answer to an enquiry is, in the order of the work. */
export const ENQUIRY_STATUSES: Record<EnquiryStatus, string> = {
  new: "New",
  in_work: "In work",
  quoted: "Quoted",
  won: "Won",
  lost: "Lost",
  closed: "Closed",
};
export const ALL_STATUSES = Object.keys(ENQUIRY_STATUSES) as [EnquiryStatus, ...EnquiryStatus[]];

/** The filter value for enquiries without an assignee. */
export const NOBODY = "nobody";

/** How an enquiry ended in an order or without one; a loss needs its reason. */
export type Outcome = Extract<EnquiryStatus, "won" | "lost">;
export const isOutcome = (status: EnquiryStatus): status is Outcome => status === "won" || status === "lost";

/** Whether somebody still waits for an answer, and the promised day is over. Days are those of UTC, as in the database. */
export function isOverdue(enquiry: { status: EnquiryStatus; due_on: string | null }, now = new Date()): boolean {
  const waits = enquiry.status === "new" || enquiry.status === "in_work";
  return waits && enquiry.due_on !== null && enquiry.due_on < now.toISOString().slice(0, 10);
}
