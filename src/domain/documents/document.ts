import * as z from "zod";
import { choice, date, mandatoryText, slug, text } from "../content/fields.ts";
import { kindForm } from "../content/kind-form.ts";
import { ID } from "../pages/section-fields.ts";
import { optionalText } from "../text/form-fields.ts";
import { STORED_NAME, type DocumentFile } from "./document-file.ts";
import { DOCUMENT_KIND_NAMES, DOCUMENT_KINDS, DOCUMENT_LANGUAGE_CODES, DOCUMENT_LANGUAGES } from "./document-kinds.ts";
import { DOCUMENT_MAX_MB } from "./file-types.ts";

/* Documents of makers. The database has the same limits (supabase/migrations/20261125001470_documents.sql). */

const OWNERS_MAX = 200;
const KEY_PAGES = /^[1-9]\d{0,3}(?:-[1-9]\d{0,3})?(?:, [1-9]\d{0,3}(?:-[1-9]\d{0,3})?)*$/;

/** '3,7 – 9' → '3, 7-9' */
const tidyPages = (typed: string): string =>
  typed
    .replace(/\s/g, "")
    .replace(/[–—]/g, "-")
    .replace(/[,;،]+/g, ", ");

const fileSchema: z.ZodType<DocumentFile> = z.strictObject({
  stored: z.string().regex(STORED_NAME),
  name: z
    .string()
    .max(200)
    .regex(/^[^\s/\\](?:[^/\\]*[^\s/\\])?$/),
  bytes: z
    .number()
    .int()
    .min(1)
    .max(DOCUMENT_MAX_MB * 1024 * 1024),
  pages: z.number().int().min(1).max(5000).nullable(),
});

/** The file of a document; a form without one holds null. */
const file = {
  label: "File",
  required: true,
  wide: true,
  control: { type: "document" as const },
  schema: z
    .custom<DocumentFile | null>()
    .refine((value) => fileSchema.safeParse(value).success, "Choose the file")
    .transform((value) => fileSchema.parse(value)),
  typed: (stored: DocumentFile | undefined): DocumentFile | null => stored ?? null,
};

const owners = (label: string, kind: "product" | "brand" | "category", hint: string) => ({
  label,
  hint,
  wide: true,
  control: { type: "owners" as const, kind, max: OWNERS_MAX },
  schema: z.array(ID).max(OWNERS_MAX, `At most ${OWNERS_MAX} are possible`),
  typed: (stored: readonly string[] | undefined) => [...(stored ?? [])],
});

export const documentForm = kindForm(
  {
    title: mandatoryText({ label: "Title", max: 200, wide: true, missing: "Enter the title of the document" }),
    slug: slug(),
    kind: choice({ label: "Kind", options: DOCUMENT_KIND_NAMES, labels: DOCUMENT_KINDS }),
    language: choice({ label: "Language", options: DOCUMENT_LANGUAGE_CODES, labels: DOCUMENT_LANGUAGES }),
    revision: text({ label: "Revision", max: 40, sameInAll: true }),
    issued_on: date({ label: "Date" }),
    valid_until: date({
      label: "Valid until",
      hint: "Left empty if it does not end. The dashboard says so 60 days before.",
    }),
    key_pages: {
      ...text({ label: "Pages that matter", hint: "Of a long catalogue, such as 3, 7-9.", max: 100, sameInAll: true }),
      schema: z
        .string()
        .transform(tidyPages)
        .pipe(optionalText(100))
        .refine((pages) => pages === null || KEY_PAGES.test(pages), "Enter pages such as 3, 7-9"),
    },
    file,
    products: owners("Products and families", "product", "Shown in their downloads, in the order of the kinds."),
    brands: owners("Brands", "brand", "Shown on the page of the brand, and with all its products."),
    categories: owners(
      "Categories",
      "category",
      "Shown on the page of the category, and with its products: with a brand above, with those of that brand alone.",
    ),
  },
  { title: "Document", file: "File", products: "Belongs to" },
);
