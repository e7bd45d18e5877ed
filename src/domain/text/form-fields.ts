import * as z from "zod";
import { tooLong } from "./text.ts";

/** The shapes of form fields that several content kinds share. */

/** The message above a form in which some fields have messages of their own. */
export const MARKED_FIELDS_MESSAGE = "Please check the marked fields.";

/** Not blank at either end, as checks.is_filled in the database. Without flags, because a JSON Schema has none. */
export const FILLED = /^\S(?:[\s\S]*\S)?$/;
export const EMAIL_MESSAGE = "Enter an email address, such as sales@example.com";

/** A text that must not be blank; `missing` is the message if it is. */
export const requiredText = (max: number, missing: string) =>
  z.string().trim().regex(FILLED, missing).max(max, tooLong(max));

/** A text that may be blank, which is stored as null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .transform((value) => (value === "" ? null : value))
    .pipe(z.string().regex(FILLED).max(max, tooLong(max)).nullable());
