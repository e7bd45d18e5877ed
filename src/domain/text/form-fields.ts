import * as z from "zod";
import { tooLong } from "./text.ts";

/** The shapes of form fields that several content kinds share. */

/** The message above a form in which some fields have messages of their own. */
export const MARKED_FIELDS_MESSAGE = "Please check the marked fields.";

/** A text that must not be blank; `missing` is the message if it is. */
export const requiredText = (max: number, missing: string) => z.string().trim().min(1, missing).max(max, tooLong(max));

/** A text that may be blank, which is stored as null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .transform((value) => (value === "" ? null : value));
