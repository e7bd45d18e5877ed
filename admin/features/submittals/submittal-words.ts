import type { ItemStatus, SubmittalState } from "#domain/submittals/review/status.ts";

/** What a mark says, as an engineer writes it. */
export const STATUS_WORDS: Readonly<Record<ItemStatus, string>> = {
  A: "A · Approved",
  B: "B · Approved as noted",
  C: "C · Revise and resubmit",
  open: "Not marked",
};
export const STATE_WORDS: Readonly<Record<SubmittalState, string>> = {
  inReview: "In review",
  revise: "To be revised",
  approved: "Approved",
};
export const STATUS_TONES = { A: "good", B: "good", C: "bad", open: "plain" } as const;
export const STATE_TONES = { inReview: "plain", revise: "bad", approved: "good" } as const;
