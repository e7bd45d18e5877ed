import * as z from "zod";

/** The shapes of form fields that several content kinds share. */

/** Text of a form field whose blank means null in the database. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters`)
    .transform((value) => (value === "" ? null : value));
