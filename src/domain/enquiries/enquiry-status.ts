import type { Database } from "#db/database.types.ts";

// Apart from the schemas of the forms, which the first screen of the administration must not load.

export type EnquiryStatus = Database["public"]["Enums"]["enquiry_status"];

/** How far the answer to an enquiry is, in the order of the work. */
export const ENQUIRY_STATUSES: Record<EnquiryStatus, string> = {
  new: "New",
  in_work: "In work",
  quoted: "Quoted",
  closed: "Closed",
};
export const ALL_STATUSES = Object.keys(ENQUIRY_STATUSES) as [EnquiryStatus, ...EnquiryStatus[]];

/** The filter value for enquiries without an assignee. */
export const NOBODY = "nobody";
