import { fingerprint } from "./translations.ts";
import { wordsOf, type WordFields } from "./words.ts";

/** The columns of a record before a change, and when that was made. */
type Version = { before: Readonly<Record<string, unknown>> | null; change: { made_at: string } };

/** The wording with this fingerprint and until when it was that; null if none of the versions, newest first, had it. */
export function earlierWording(
  fields: WordFields,
  column: string,
  source: string,
  versions: readonly Version[],
): { text: string; until: string } | null {
  for (const { before, change } of versions) {
    const text = wordsOf(fields, column, before?.[column]).find((word) => fingerprint(word) === source);
    if (text !== undefined) return { text, until: change.made_at };
  }
  return null;
}
