import * as z from "zod";
import { pictureAddressField, webAddressField } from "../addresses/link-address.ts";
import { optionalText, requiredText } from "../text/form-fields.ts";
import { slugSchema } from "../addresses/slug.ts";
import { isPlainName, PLAIN_NAME_MESSAGE } from "../text/plain-name.ts";

export const ESTABLISHED_MIN = 1800;
export const FEATURED_LIMIT_MIN = 1;
export const FEATURED_LIMIT_MAX = 10;
export const FEATURED_LIMIT_DEFAULT = 4;

/** An empty year is null; any other must be a whole number from 1800 to the current year. */
const establishedField = z
  .union([z.string(), z.number(), z.null()])
  .transform((value) => (value === null || String(value).trim() === "" ? null : Number(value)))
  .refine(
    (year) => year === null || (Number.isInteger(year) && year >= ESTABLISHED_MIN && year <= new Date().getFullYear()),
    { error: () => `Enter a year from ${ESTABLISHED_MIN} to ${new Date().getFullYear()}` },
  );

/** Anything but a number becomes the default; a number must be a whole one within the limits. */
const featuredLimitField = z
  .union([z.string(), z.number(), z.nan()])
  .transform((value) => {
    const number = String(value).trim() === "" ? Number.NaN : Number(value);
    return Number.isNaN(number) ? FEATURED_LIMIT_DEFAULT : number;
  })
  .refine(
    (limit) => Number.isInteger(limit) && limit >= FEATURED_LIMIT_MIN && limit <= FEATURED_LIMIT_MAX,
    `Enter a whole number from ${FEATURED_LIMIT_MIN} to ${FEATURED_LIMIT_MAX}`,
  );

/** The brand form: what is typed goes in, the row to store comes out. */
export const brandSchema = z.object({
  name: requiredText(200, "Brand name is required").refine(isPlainName, PLAIN_NAME_MESSAGE),
  slug: slugSchema,
  logo: pictureAddressField,
  description: optionalText(10_000),
  website: webAddressField,
  country: optionalText(100),
  established: establishedField,
  featured: z.boolean(),
  featured_products_limit: featuredLimitField,
  show_featured_products: z.boolean(),
});
export type BrandFormValues = z.input<typeof brandSchema>;
export type BrandInput = z.output<typeof brandSchema>;
