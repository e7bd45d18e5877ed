import * as z from "zod";
import { typedSchema } from "#domain/content/draft.ts";
import { DAY_MS } from "#domain/text/numbers.ts";

const PREFIX = "plantroom-draft:";
const KEPT_MS = 30 * DAY_MS;

const draftSchema = typedSchema.extend({
  at: z.number(),
  /** The version of the saved draft that the form showed. Browsers may have kept drafts from before there were any. */
  saved: z.string().nullable().default(null),
});
export type UnsavedDraft = z.infer<typeof draftSchema>;

const stored = (key: string) => `${PREFIX}${key}`;

/** The draft of a form in this browser, or null: none, unreadable, or older than 30 days. */
export function readDraft(key: string): UnsavedDraft | null {
  try {
    const draft = draftSchema.parse(JSON.parse(localStorage.getItem(stored(key)) ?? "null"));
    return Date.now() - draft.at < KEPT_MS ? draft : null;
  } catch {
    return null;
  }
}

/** Shows no message if the browser's storage is full, because the form itself still holds what was typed. */
export function persistDraft(key: string, draft: z.input<typeof draftSchema>): void {
  try {
    localStorage.setItem(stored(key), JSON.stringify(draft));
  } catch (error) {
    console.error("The draft could not be kept", error);
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(stored(key));
  } catch {
    // Without storage there is no draft.
  }
}
