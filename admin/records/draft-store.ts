import * as z from "zod";
import { DAY_MS } from "#domain/text/numbers.ts";

const PREFIX = "plantroom-draft:";
const KEPT_MS = 30 * DAY_MS;

const draftSchema = z.object({
  /** The version of the record that was being edited; null for a new one. */
  version: z.string().nullable(),
  at: z.number(),
  values: z.record(z.string(), z.unknown()),
});
export type Draft = z.infer<typeof draftSchema>;

const stored = (key: string) => `${PREFIX}${key}`;

/** The draft of a form in this browser, or null: none, unreadable, or older than 30 days. */
export function readDraft(key: string): Draft | null {
  try {
    const draft = draftSchema.parse(JSON.parse(localStorage.getItem(stored(key)) ?? "null"));
    return Date.now() - draft.at < KEPT_MS ? draft : null;
  } catch {
    return null;
  }
}

/** Shows no message if the browser's storage is full, because the form itself still holds what was typed. */
export function persistDraft(key: string, draft: Draft): void {
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

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);

/** Whether a field that holds `current` can hold the value of a draft. An empty field may be null in one of them. */
const fits = (current: unknown, value: unknown) =>
  current === null || value === null || kindOf(current) === kindOf(value);

/** The form's values with those of the draft; fields that the form no longer has, or has in another type, are left out. */
export function draftValues<T extends object>(current: T, { values }: Draft): T {
  const known = Object.entries(values).filter(([key, value]) => key in current && fits(current[key as keyof T], value));
  return { ...current, ...Object.fromEntries(known) };
}
