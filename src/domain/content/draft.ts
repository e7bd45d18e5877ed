import * as z from "zod";
import { sameValue } from "./changed-fields.ts";

/** What somebody typed into an editor: a draft, or what a browser keeps until it is saved. */
export const typedSchema = z.object({
  /** The record as the editor began to change it; null for a new one. */
  seen: z.custom<object>((value) => typeof value === "object" && value !== null).nullable(),
  /** The values of the form. */
  values: z.record(z.string(), z.unknown()),
});
export type Typed = z.infer<typeof typedSchema>;

/** The record that the draft of the settings is of: they are edited as one. */
export const SETTINGS_DRAFT = "00000000-0000-4000-8000-000000000001";

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);

/** Whether a field that holds `current` can hold what was typed. An empty field may be null in one of them. */
const fits = (current: unknown, value: unknown) =>
  current === null || value === null || kindOf(current) === kindOf(value);

/**
 * The values of a form with what was typed in those that differ from `seen`, the values that the editor began with: the others
 * may have been changed by somebody else since. Left out are fields that the form no longer has, or has in another type.
 */
export function withTyped<T extends object>(current: T, seen: Partial<T> | null, { values }: Pick<Typed, "values">): T {
  const typed = Object.entries(values).filter(([field, value]) => {
    const key = field as keyof T;
    return field in current && fits(current[key], value) && !(seen && sameValue(value, seen[key]));
  });
  return { ...current, ...Object.fromEntries(typed) };
}
