import * as z from "zod";
import { optionalText } from "./form-fields.ts";
import { RESERVED_PAGE_SLUGS } from "./reserved-addresses.ts";
import { slugSchema } from "./slug.ts";

/** How much of a description search engines show. */
export const SEARCH_DESCRIPTION_SHOWN = 155;

/** The page form: what is typed goes in, the row to store comes out. The body is Markdown. */
export const pageSchema = z.object({
  title: z.string().trim().min(1, "Page title is required").max(200, "Use at most 200 characters"),
  slug: slugSchema.refine(
    (slug) => !RESERVED_PAGE_SLUGS.includes(slug),
    "This address is used by the site itself. Please choose another.",
  ),
  body: z.string().max(200_000, "Use at most 200,000 characters"),
  search_description: optionalText(500),
  published: z.boolean(),
});
export type PageFormValues = z.input<typeof pageSchema>;
export type PageInput = z.output<typeof pageSchema>;
