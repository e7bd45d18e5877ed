import { useState } from "react";
import type { RefusedText } from "#domain/table-edit/put.ts";

/** The result of the last step, shown below the table, and the texts that cells could not take. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<{ said: string; refused: readonly RefusedText[] }>({ said: "", refused: [] });
  return { ...outcome, say: (said: string, refused: readonly RefusedText[] = []) => setOutcome({ said, refused }) };
}
export type Say = ReturnType<typeof useOutcome>["say"];
