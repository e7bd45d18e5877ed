import * as z from "zod";
import { tooLong } from "./too-long.ts";

/** The shapes of form fields that several content kinds share. */

/** A text that must not be blank; `missing` is what is said where it is. */
export const requiredText = (max: number, missing: string) => z.string().trim().min(1, missing).max(max, tooLong(max));

/** A text that may be blank, which is stored as null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .transform((value) => (value === "" ? null : value));
