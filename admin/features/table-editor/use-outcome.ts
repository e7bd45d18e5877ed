import { useState } from "react";
import type { RefusedText, Put } from "./rules/put.ts";
import type { Step } from "./rules/history.ts";
import { counted } from "#domain/text/text.ts";

/** The result of the last step, shown below the table, and the texts that cells could not take. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<{ said: string; refused: readonly RefusedText[] }>({ said: "", refused: [] });
  return { ...outcome, say: (said: string, refused: readonly RefusedText[] = []) => setOutcome({ said, refused }) };
}
export type Say = ReturnType<typeof useOutcome>["say"];

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
