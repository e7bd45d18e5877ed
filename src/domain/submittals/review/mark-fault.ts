import { REVIEW_LIMITS, type SentMark } from "./record.ts";

export type MarkFault = "noRemark" | "tooLong" | "noText";

/** A text that PostgreSQL stores: no NUL, no lone surrogates. */
export const isText = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** What is wrong with a mark; null if nothing is. Whoever does not simply approve says why. */
export function markFault({ mark, body, line }: Pick<SentMark, "mark" | "body" | "line">): MarkFault | null {
  if (mark !== "A" && body.trim() === "") return "noRemark";
  if (body.length > REVIEW_LIMITS.body) return "tooLong";
  return isText(body) && isText(line) ? null : "noText";
}
