import * as z from "zod";
import { tooLong } from "../text/text.ts";
import { ADDRESS_MAX_LENGTH, isPictureAddress, isWebAddress, MENU_ADDRESS } from "./link-address.ts";

export const WEB_ADDRESS_MESSAGE = "Enter a full address that begins with https:// or http://";
/** What people type without https://: a host with a dot, perhaps a port, perhaps a path or a query. */
const WITHOUT_SCHEME = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** 'www.example.com/x' → 'https://www.example.com/x'. Anything else is returned unchanged, addresses with a scheme included. */
export function completeWebAddress(typed: string): string {
  const text = typed.trim();
  return WITHOUT_SCHEME.test(text) ? `https://${text}` : text;
}

/** What is wrong with a refused address. `wrongStart` is the message for a wrong beginning, and for all other mistakes. */
function addressProblem(value: string, wrongStart: string): string {
  if (!/^(https?:\/\/|\/(?!\/))/i.test(value)) return wrongStart;
  if (value.length > ADDRESS_MAX_LENGTH) return tooLong(ADDRESS_MAX_LENGTH);
  if (/\s/.test(value)) return "An address has no blanks: write %20 for each one";
  if (/["'<>\\]/.test(value)) return "An address has no quotes, backslashes or angle brackets";
  return wrongStart;
}

/** Why a picture's address is refused; null for one that may be stored. */
export function pictureAddressProblem(value: string): string | null {
  return isPictureAddress(value)
    ? null
    : addressProblem(
        value,
        isWebAddress(value)
          ? "Visitors cannot load a picture from a private address: upload it instead"
          : "Enter an address that begins with https://, http:// or /",
      );
}

/** A form field for a website: empty gives null, a missing https:// is added, anything else must be http(s). */
export const webAddressField = z
  .string()
  .trim()
  .transform(completeWebAddress)
  .refine((value) => value === "" || isWebAddress(value), {
    error: ({ input }) => addressProblem(String(input), WEB_ADDRESS_MESSAGE),
  })
  .transform((value) => (value === "" ? null : value));

/** Where a link leads: an address of this site, or a web address, to which a missing https:// is added. */
export const linkAddress = z
  .string()
  .trim()
  .transform(completeWebAddress)
  .pipe(
    z
      .string()
      .max(ADDRESS_MAX_LENGTH)
      .regex(MENU_ADDRESS, "Enter an address of this site, such as /services, or one that begins with https://"),
  );

/** The address of a picture. Its format is what the JSON Schemas in the database call it (checks.fits_schema). */
export const pictureAddress = z
  .string()
  .trim()
  .refine(isPictureAddress, { error: ({ input }) => pictureAddressProblem(String(input)) ?? undefined })
  .meta({ format: "picture-address" });

/** A form field for the address of a picture; empty gives null. */
export const pictureAddressField = z
  .string()
  .trim()
  .transform((value) => (value === "" ? null : value))
  .pipe(pictureAddress.nullable());
