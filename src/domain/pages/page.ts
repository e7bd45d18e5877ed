import { RESERVED_SLUGS, slugSchema, SLUG_USED_BY_SITE } from "../addresses/slug.ts";
import { mandatoryText, markdown, slug, text, yesNo } from "../content/fields.ts";
import { kindForm, type FormInput, type FormValues } from "../content/kind-form.ts";
import { RESERVED_PAGE_SLUGS } from "../content/reserved-addresses.ts";
import { sections } from "./sections.ts";

/** Search engines show about this many characters of a description. */
const SEARCH_DESCRIPTION_SHOWN = 155;

/** What stands below the field of such a description: how long it is, and how much of it is read. */
export const searchDescriptionHint = (description: string): string =>
  `${description.trim().length} characters. Search engines show about the first ${SEARCH_DESCRIPTION_SHOWN}.`;

export const pageForm = kindForm(
  {
    title: mandatoryText({ label: "Title", max: 200, missing: "Page title is required" }),
    slug: slug({
      test: (typed) => RESERVED_SLUGS.includes(typed) || !RESERVED_PAGE_SLUGS.includes(typed),
      message: SLUG_USED_BY_SITE,
    }),
    published: yesNo({
      label: "Published",
      hint: "Off: the page is a draft, and its address is not found on the website.",
      wide: true,
      initial: false,
    }),
    body: markdown({ label: "Body", max: 200_000 }),
    sections,
    search_description: text({
      label: "Search Description",
      hint: searchDescriptionHint,
      wide: true,
      max: 500,
      rows: 3,
    }),
  },
  { title: "Page", body: "Body", sections: "Sections", search_description: "Search engines" },
);
export const pageSchema = pageForm.schema;
/** The same for one of the pages that the site itself has, whose address others may not use. */
export const ownPageSchema = pageForm.schema.extend({ slug: slugSchema });
export type PageFormValues = FormValues<typeof pageForm>;
export type PageInput = FormInput<typeof pageForm>;
