import * as z from "zod";
import { optionalText, requiredText } from "../text/form-fields.ts";
import { markdownProblem } from "./markdown-limits.ts";
import { RESERVED_PAGE_SLUGS } from "../content/reserved-addresses.ts";
import { RESERVED_SLUGS, SLUG_USED_BY_SITE, slugSchema } from "../addresses/slug.ts";
import { tooLong } from "../text/text.ts";

/** Search engines show about this many characters of a description. */
const SEARCH_DESCRIPTION_SHOWN = 155;

/** What stands below the field of such a description: how long it is, and how much of it is read. */
export const searchDescriptionHint = (description: string): string =>
  `${description.trim().length} characters. Search engines show about the first ${SEARCH_DESCRIPTION_SHOWN}.`;

const BODY_MAX_LENGTH = 200_000;

/** The page form: what is typed goes in, the row to store comes out. The body is Markdown. */
export const pageSchema = z.object({
  title: requiredText(200, "Page title is required"),
  slug: slugSchema.refine(
    (slug) => RESERVED_SLUGS.includes(slug) || !RESERVED_PAGE_SLUGS.includes(slug),
    SLUG_USED_BY_SITE,
  ),
  body: z
    .string()
    .max(BODY_MAX_LENGTH, tooLong(BODY_MAX_LENGTH))
    .refine((body) => markdownProblem(body) === null, { error: ({ input }) => markdownProblem(String(input)) ?? "" }),
  search_description: optionalText(500),
  published: z.boolean(),
});
export type PageFormValues = z.input<typeof pageSchema>;
export type PageInput = z.output<typeof pageSchema>;
