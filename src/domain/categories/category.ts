import * as z from "zod";
import { translationsSchema } from "../languages/translations-schema.ts";
import { optionalText, requiredText } from "../text/form-fields.ts";
import { markdownProblem } from "../pages/markdown-limits.ts";
import { slugSchema } from "../addresses/slug.ts";

/** An empty sort order is 0; any other must be a whole number. */
const sortOrderField = z
  .union([z.string(), z.number()])
  .default(0)
  .transform((value) => Number(String(value).trim()))
  .refine((order) => Number.isInteger(order) && Math.abs(order) <= 1_000_000, "Enter a whole number, such as 0 or 10");

/** The category form: what is typed goes in, the row to store comes out. */
export const categorySchema = z.object({
  name: requiredText(200, "Category name is required"),
  slug: slugSchema,
  description: optionalText(5000),
  // The picker's first choice, 'No Parent (Main Category)', is an empty text.
  parent_id: z.union([z.literal("").transform(() => null), z.uuid()]).nullable(),
  sort_order: sortOrderField,
  is_active: z.boolean().default(true),
  page_title: optionalText(200),
  search_description: optionalText(500),
  /** Markdown, above the products of the category's page. */
  introduction: optionalText(20_000).refine((text) => text === null || markdownProblem(text) === null, {
    error: ({ input }) => markdownProblem(String(input)) ?? "",
  }),
  translations: translationsSchema,
});
export type CategoryFormValues = z.input<typeof categorySchema>;
export type CategoryInput = z.output<typeof categorySchema>;
