import type { Put } from "#domain/table-edit/put.ts";
import type { Step } from "#domain/table-edit/history.ts";
import { counted } from "#domain/text.ts";

/** '24 cells pasted. 2 cells could not take the value. 3 values had no place in the table.' */
export function putOutcome(
  done: string,
  { changes, refused, outside }: Pick<Put, "changes" | "refused" | "outside">,
): string {
  const parts = [
    changes.length > 0 || refused.length + outside === 0 ? `${counted(changes.length, "cell")} ${done}` : "",
    refused.length > 0 ? `${counted(refused.length, "cell")} could not take the value` : "",
    outside > 0 ? `${counted(outside, "value")} had no place in the table` : "",
  ];
  return `${parts.filter(Boolean).join(". ")}.`;
}

/** 'Undone: Paste, 24 cells.' */
export const stepText = (word: string, { what, changes }: Step): string =>
  `${word}: ${what}, ${counted(changes.length, "cell")}.`;
